import { Text, View } from '@tarojs/components'
import type { Manual } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, Card, Icon, Picture, Pressable } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { manualWords } from '../messages'
import './Cover.scss'

/** What a manual is of: picture, name, model, edition. */
export const Cover = observer(function Cover({ manual }: { manual: Manual }) {
  const { name, model, picture, edition, pages, spuCode, onSale } = manual
  return (
    <Stack align="center" pad={4} className="manual-cover">
      <View className="manual-cover__picture">
        <Picture src={picture} alt="" round eager />
      </View>
      <View className="ui__size-5 ui__tone-ink ui__heavy ui__center" role="heading" aria-level={2}>
        {name}
      </View>
      <Text className="ui__size-2 ui__tone-ink-3 ui__above-1">{model}</Text>
      <Text className="ui__size-2 ui__tone-ink-3 ui__above-1">
        {`${manualWords('edition', { edition })} · ${manualWords('pages', { pages })}`}
      </Text>
      {onSale ? (
        <Pressable className="manual-cover__product" role="link" onTap={() => void go('productDetail', { spuCode })}>
          {manualWords('product')}
        </Pressable>
      ) : null}
    </Stack>
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
  // a sheet, where they open a page, has their title itself
  return (
    <Card title={onOpen ? undefined : manualWords('contents')}>
      {manual.chapters.map(({ title, page }, index) => {
        const row = (
          <>
            <Text className="ui__size-3 ui__tone-ink">{title}</Text>
            <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">{manualWords('pageAt', { page })}</Text>
          </>
        )
        return onOpen ? (
          <Pressable
            key={index}
            className="ui__row ui__gap-3 ui__justify-between ui__hit ui__wide ui__left manual-chapter"
            onTap={() => onOpen(page)}
          >
            {row}
          </Pressable>
        ) : (
          <Row key={index} justify="between" gap={3} left wide hit className="manual-chapter">
            {row}
          </Row>
        )
      })}
    </Card>
  )
})
