import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { scrollToElement } from '@/platform/scroll'
import { go } from '@/routes'
import { Chip, Picture, Pressable, SideScroll } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { barHeight } from '@/ui/screen/barHeight'
import { manualWords } from '../messages'
import type { ManualSection } from '../rules'
import './Sections.scss'

const sectionId = (groupCode: string): string => `manual-group-${groupCode}`

interface SectionsProps {
  sections: readonly ManualSection[]
  /** Codes of one's own. */
  own: ReadonlySet<string>
}

/** What a first group holds: its second groups to jump to, and their products with pictures. */
export const Sections = observer(function Sections({ sections, own }: SectionsProps) {
  const [jumpedTo, setJumpedTo] = useState(sections[0]?.group.groupCode)
  const jump = (groupCode: string) => {
    setJumpedTo(groupCode)
    scrollToElement(sectionId(groupCode), barHeight())
  }
  return (
    <View className="ui__pad-y-3">
      {sections.length < 2 ? null : (
        <View className="manual-sections__chips">
          <SideScroll label={manualWords('kinds')}>
            {sections.map(({ group }) => (
              <Chip key={group.groupCode} selected={group.groupCode === jumpedTo} onTap={() => jump(group.groupCode)}>
                {group.name}
              </Chip>
            ))}
          </SideScroll>
        </View>
      )}
      {sections.map(({ group, products }) => (
        <View key={group.groupCode} id={sectionId(group.groupCode)} className="manual-section">
          <Row align="baseline" gap={2} below={2}>
            <View className="ui__size-3 ui__tone-ink ui__heavy" role="heading" aria-level={2}>
              {group.name}
            </View>
            <Text className="ui__size-2 ui__tone-ink-3">{manualWords('books', { count: products.length })}</Text>
          </Row>
          <View className="manual-section__products">
            {products.map(({ manualCode, name, model, picture }) => (
              <Pressable
                key={manualCode}
                className="ui__block ui__shrinks ui__center manual-product"
                role="link"
                onTap={() => void go('productManual', { manualCode })}
              >
                <View className="manual-product__picture">
                  <Picture src={picture} alt="" round />
                  {own.has(manualCode) ? (
                    <View className="ui__size-1 ui__tone-white manual-product__own">{manualWords('own')}</View>
                  ) : null}
                </View>
                <View className="ui__size-2 ui__tone-ink ui__above-1 ui__tight">{name}</View>
                <View className="ui__size-1 ui__tone-ink-3">{model}</View>
              </Pressable>
            ))}
          </View>
        </View>
      ))}
    </View>
  )
})
