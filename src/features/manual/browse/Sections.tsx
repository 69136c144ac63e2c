import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { scrollToElement } from '@/platform/scroll'
import { go } from '@/routes'
import { Chip, Picture, Pressable, SideScroll } from '@/ui'
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
  return (
    <View className="manual-sections">
      {sections.length < 2 ? null : (
        <View className="manual-sections__chips">
          <SideScroll label={manualWords('kinds')}>
            {sections.map(({ group }) => (
              <Chip key={group.groupCode} onTap={() => scrollToElement(sectionId(group.groupCode), barHeight())}>
                {group.name}
              </Chip>
            ))}
          </SideScroll>
        </View>
      )}
      {sections.map(({ group, products }) => (
        <View key={group.groupCode} id={sectionId(group.groupCode)} className="manual-section">
          <View className="manual-section__head">
            <View className="manual-section__name" role="heading" aria-level={2}>
              {group.name}
            </View>
            <Text className="manual-section__count">{manualWords('books', { count: products.length })}</Text>
          </View>
          <View className="manual-section__products">
            {products.map(({ manualCode, name, model, picture }) => (
              <Pressable
                key={manualCode}
                className="manual-product"
                role="link"
                onTap={() => void go('productManual', { manualCode })}
              >
                <View className="manual-product__picture">
                  <Picture src={picture} alt="" round />
                  {own.has(manualCode) ? <View className="manual-product__own">{manualWords('own')}</View> : null}
                </View>
                <View className="manual-product__name">{name}</View>
                <View className="manual-product__model">{model}</View>
              </Pressable>
            ))}
          </View>
        </View>
      ))}
    </View>
  )
})
