import { Text, View } from '@tarojs/components'
import type { Manual } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Card, Icon, Picture, Pressable } from '@/ui'
import { manualWords } from '../messages'
import './Cover.scss'

/** What a manual is of: picture, name, model, edition. */
export const Cover = observer(function Cover({ manual }: { manual: Manual }) {
  const { name, model, picture, edition, pages, spuCode, onSale } = manual
  return (
    <View className="manual-cover">
      <View className="manual-cover__picture">
        <Picture src={picture} alt="" round eager />
      </View>
      <View className="manual-cover__name" role="heading" aria-level={2}>
        {name}
      </View>
      <Text className="manual-cover__fact">{model}</Text>
      <Text className="manual-cover__fact">
        {`${manualWords('edition', { edition })} · ${manualWords('pages', { pages })}`}
      </Text>
      {onSale ? (
        <Pressable className="manual-cover__product" role="link" onTap={() => void go('productDetail', { spuCode })}>
          {manualWords('product')}
        </Pressable>
      ) : null}
    </View>
  )
})

/** From the manual of what one cooks in to its recipes. */
export const CookWay = observer(function CookWay({ manual: { cooks, spuCode } }: { manual: Manual }) {
  return cooks ? (
    <Button kind="tint" className="manual-cook" onTap={() => void go('cookingRecipe', { spuCode })}>
      <Icon name="flame" size={18} /> {manualWords('cook')}
    </Button>
  ) : null
})

/** Its chapters with their pages; a tap opens one where the host can. */
export const Chapters = observer(function Chapters({
  manual,
  onOpen
}: {
  manual: Manual
  onOpen?: (page: number) => void
}) {
  return (
    <Card title={manualWords('contents')}>
      {manual.chapters.map(({ title, page }, index) => {
        const row = (
          <>
            <Text className="manual-chapter__title">{title}</Text>
            <Text className="manual-chapter__page">{manualWords('pageAt', { page })}</Text>
          </>
        )
        return onOpen ? (
          <Pressable key={index} className="manual-chapter" onTap={() => onOpen(page)}>
            {row}
          </Pressable>
        ) : (
          <View key={index} className="manual-chapter">
            {row}
          </View>
        )
      })}
    </Card>
  )
})
