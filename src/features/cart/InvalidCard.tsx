import { View } from '@tarojs/components'
import type { CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct } from '@/features/product'
import { currentLocale } from '@/i18n'
import { confirm } from '@/platform/feedback'
import { stores } from '@/stores'
import { Button, Checkbox, Picture, Pressable, Tag } from '@/ui'
import { cartWords } from './messages'
import { specLine } from './rules'

interface InvalidCardProps {
  rows: readonly CartRow[]
  /** While lines are deleted they can be ticked; otherwise undefined. */
  marking?: { isChecked: (row: CartRow) => boolean; onCheck: (row: CartRow, checked: boolean) => void }
}

async function askClear(count: number): Promise<void> {
  const sure = await confirm({
    title: cartWords('clearTitle'),
    content: cartWords('clearNote', { count }),
    confirmText: cartWords('clear'),
    danger: true
  })
  if (sure) await stores.cart.removeInvalid()
}

/** Lines that can no longer be bought, and why. */
export const InvalidCard = observer(function InvalidCard({ rows, marking }: InvalidCardProps) {
  return (
    <View className="cart-card cart-card--invalid">
      <View className="cart-card__head">
        <View
          className="cart-card__name"
          role="heading"
          aria-level={2}
        >{`${cartWords('invalid')} ${rows.length}`}</View>
        <Button kind="text" size="s" className="cart-card__clear" onTap={() => askClear(rows.length)}>
          {cartWords('clear')}
        </Button>
      </View>
      {rows.map((row) => (
        <View key={row.rowId} className="cart-gone">
          {marking ? (
            <Checkbox
              className="cart-gone__tick"
              checked={marking.isChecked(row)}
              name={cartWords('selectRow', { title: row.sku.title })}
              onChange={(checked) => marking.onCheck(row, checked)}
            />
          ) : null}
          <Pressable className="cart-gone__product" role="link" onTap={() => openProduct(row.sku)}>
            <View className="cart-gone__picture">
              <Picture src={row.sku.picture} alt="" round />
            </View>
            <View className="cart-gone__body">
              <View className="cart-gone__title">{row.sku.title}</View>
              <View className="cart-gone__specs">{specLine(row, currentLocale())}</View>
              <Tag kind="plain">{cartWords(row.sku.unsellable ?? 'OUT_OF_STOCK')}</Tag>
            </View>
          </Pressable>
        </View>
      ))}
    </View>
  )
})
