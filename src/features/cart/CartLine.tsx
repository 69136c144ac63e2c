import { Text, View } from '@tarojs/components'
import type { CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct } from '@/features/product'
import { currentLocale } from '@/i18n'
import { formatRoundMoney } from '@/lib/money'
import { confirm, toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Checkbox, classes, Icon, Picture, Pressable, Price, Stepper } from '@/ui'
import { cartWords } from './messages'
import { limitOf, notesOf, noteTone, specLine, stopOf, type RowNote } from './rules'

interface CartLineProps {
  row: CartRow
  /** The first of its card has no rule above it, the last makes its lower edge. */
  first: boolean
  last: boolean
  checked: boolean
  onCheck: (row: CartRow, isChecked: boolean) => void
  /** Opens the choice of another specification. */
  onSpecs: (row: CartRow) => void
}

const noteWords = (note: RowNote): string =>
  'fen' in note
    ? cartWords(note.say, { amount: formatRoundMoney(note.fen, stores.site.currencySymbol) })
    : cartWords(note.say, { ...note })

/** Asks before the last piece of a line goes. */
async function askRemove(row: CartRow): Promise<void> {
  const sure = await confirm({
    title: cartWords('deleteOneTitle'),
    content: row.sku.title,
    confirmText: cartWords('delete'),
    cancelText: cartWords('keep'),
    danger: true
  })
  if (sure) await stores.cart.remove([row.rowId])
}

/** One line that can be bought. */
export const CartLine = observer(function CartLine(props: CartLineProps) {
  const { row, checked, onCheck, onSpecs } = props
  const { sku, quantity } = row
  const { title } = sku
  const offFen = stores.cart.off.get(sku.skuCode)
  const around = { stockLimit: stores.site.stockLimit, beside: stores.cart.besideOf(sku), offFen }
  const limit = limitOf(row, around)
  const notes = notesOf(row, around)
  const specs = specLine(row, currentLocale())
  return (
    <View
      className={classes('cart-piece cart-line', !props.first && 'cart-line--ruled', props.last && 'cart-piece--last')}
    >
      <Checkbox
        className="cart-line__tick"
        checked={checked}
        name={cartWords('selectRow', { title })}
        onChange={(to) => onCheck(row, to)}
      />
      <Pressable
        className="cart-line__picture"
        role="link"
        label={cartWords('openProduct', { title })}
        onTap={() => openProduct(sku)}
      >
        <Picture src={sku.picture} alt="" round eager />
      </Pressable>
      <View className="cart-line__body">
        <Pressable className="cart-line__title" role="link" onTap={() => openProduct(sku)}>
          <Text className="cart-line__words">{title}</Text>
        </Pressable>
        {specs === '' ? null : (
          <Pressable className="cart-line__specs" label={cartWords('changeSpec', { specs })} onTap={() => onSpecs(row)}>
            <Text className="cart-line__values">{specs}</Text>
            <Icon name="down" size={12} />
          </Pressable>
        )}
        {notes.length === 0 ? null : (
          <View className="cart-line__notes">
            {notes.map((note) => (
              <View key={note.say} className={`cart-line__note cart-line__note--${noteTone(note)}`}>
                {noteWords(note)}
              </View>
            ))}
          </View>
        )}
        <View className="cart-line__foot">
          <Price fen={sku.priceFen - (offFen ?? 0)} />
          <Stepper
            className="cart-line__stepper"
            value={quantity}
            max={limit.max}
            label={cartWords('quantityOf', { title })}
            onChange={(next) => void stores.cart.setQuantity(row.rowId, next)}
            onLimit={(which) => {
              if (which === 'min') void askRemove(row)
              else {
                const { say, count } = stopOf(row, limit, around)
                toast(cartWords(say, { count }))
              }
            }}
          />
        </View>
      </View>
    </View>
  )
})
