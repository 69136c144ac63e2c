import { View } from '@tarojs/components'
import type { CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct } from '@/features/product'
import { currentLocale } from '@/i18n'
import { confirm } from '@/platform/feedback'
import { stores } from '@/stores'
import { Button, Checkbox, classes, Picture, Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { cartWords } from './messages'
import { specLine } from './rules'

async function askClear(count: number): Promise<void> {
  const sure = await confirm({
    title: cartWords('clearTitle'),
    content: cartWords('clearNote', { count }),
    confirmText: cartWords('clear'),
    danger: true
  })
  if (sure) await stores.cart.removeInvalid()
}

/** Above the lines that can no longer be bought: how many, and the way to be rid of them. */
export const InvalidHead = observer(function InvalidHead({ count }: { count: number }) {
  return (
    <Row hit className="cart-piece cart-piece--first cart-head">
      <Text size={4} tone="ink" weight="bold" lines={1} shrinks heading={2}>{`${cartWords('invalid')} ${count}`}</Text>
      <Button kind="text" size="s" className="cart-head__clear" onTap={() => askClear(count)}>
        {cartWords('clear')}
      </Button>
    </Row>
  )
})

interface InvalidLineProps {
  row: CartRow
  /** The lower edge of the card. */
  last: boolean
  /** While lines are deleted they can be ticked; otherwise undefined. */
  marked?: boolean
  onMark: (row: CartRow, isMarked: boolean) => void
}

/** A line that can no longer be bought, and why. */
export const InvalidLine = observer(function InvalidLine({ row, last, marked, onMark }: InvalidLineProps) {
  const { sku } = row
  return (
    <View className={classes('ui__row cart-piece cart-gone', last && 'cart-piece--last')}>
      {marked === undefined ? null : (
        <Checkbox
          className="cart-gone__tick"
          checked={marked}
          name={cartWords('selectRow', { title: sku.title })}
          onChange={(to) => onMark(row, to)}
        />
      )}
      <Pressable className="ui__row ui__gap-2 ui__left ui__grow" role="link" onTap={() => openProduct(sku)}>
        <View className="cart-gone__picture">
          <Picture src={sku.picture} alt="" round />
        </View>
        <View className="ui__grow">
          <View className="cart-gone__title">{sku.title}</View>
          <View className="cart-gone__specs">{specLine(row, currentLocale())}</View>
          <Tag kind="plain">{cartWords(sku.unsellable ?? 'OUT_OF_STOCK')}</Tag>
        </View>
      </Pressable>
    </View>
  )
})
