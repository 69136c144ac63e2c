import { Text, View } from '@tarojs/components'
import type { CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct } from '@/features/product'
import { currentLocale } from '@/i18n'
import { formatRoundMoney } from '@/lib/money'
import { confirm, toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Checkbox, classes, Icon, Picture, Pressable, Price, Stepper } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
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
      className={classes(
        'ui__row ui__align-start cart-piece cart-line',
        !props.first && 'cart-line--ruled',
        props.last && 'cart-piece--last'
      )}
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
      <Stack align="start" before={2} grow className="cart-line__body">
        <Pressable className="ui__block ui__wide ui__left cart-line__title" role="link" onTap={() => openProduct(sku)}>
          <Text className="ui__size-3 ui__tone-ink ui__tight ui__lines-2">{title}</Text>
        </Pressable>
        {specs === '' ? null : (
          <Pressable
            className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-3 cart-line__specs"
            label={cartWords('changeSpec', { specs })}
            onTap={() => onSpecs(row)}
          >
            <Text className="ui__shrinks ui__lines-2">{specs}</Text>
            <Icon name="down" size={12} />
          </Pressable>
        )}
        {notes.length === 0 ? null : (
          <Row align="stretch" wrap above={1} className="cart-line__notes">
            {notes.map((note) => (
              <View key={note.say} className={`cart-line__note cart-line__note--${noteTone(note)}`}>
                {noteWords(note)}
              </View>
            ))}
          </Row>
        )}
        <Row justify="between" gap={1} wrap padTop={1} wide className="cart-line__foot">
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
        </Row>
      </Stack>
    </View>
  )
})
