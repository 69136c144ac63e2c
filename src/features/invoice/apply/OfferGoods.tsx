import { Text, View } from '@tarojs/components'
import type { InvoiceOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { Button, Card, Checkbox, Icon, Picture, Pressable, Sheet } from '@/ui'
import { applyWords as t } from './messages'
import { openRows, type OfferRow } from './rules'
import '@/ui/layout/layout.scss'
import './apply.scss'

/** Pictures of the strip. */
const stripLength = 3

const Row = observer(function Row(props: { row: OfferRow; checked: boolean; onChange: (isChecked: boolean) => void }) {
  const { row, checked, onChange } = props
  const { title, picture, quantity, amountFen, invoiceCode } = row
  const open = invoiceCode === undefined && amountFen > 0
  return (
    <View className="ui__row ui__gap-2 ui__pad-y-2 offer-row">
      <Checkbox name={title} checked={open && checked} disabled={!open} onChange={onChange} />
      <View className="offer-row__picture">
        <Picture src={picture} alt="" round />
      </View>
      <View className="ui__grow">
        <View className="ui__size-3 ui__tone-ink ui__lines-2">{title}</View>
        {open ? (
          <View className="ui__size-2 ui__tone-ink-3 offer-row__note">{`${shownMoney(amountFen)} · ×${quantity}`}</View>
        ) : invoiceCode === undefined ? (
          <View className="ui__size-2 ui__tone-ink-3 offer-row__note">{t('nothing')}</View>
        ) : (
          <Pressable
            className="ui__row ui__size-2 ui__tone-action ui__hit"
            role="link"
            label={`${t('invoiced')} ${title}`}
            onTap={() => void go('invoiceDetails', { invoiceCode })}
          >
            <Text>{t('invoiced')}</Text>
            <Icon name="right" size={12} />
          </Pressable>
        )}
      </View>
    </View>
  )
})

interface OfferGoodsProps {
  offer: InvoiceOffer
  positions: readonly number[]
  error: string | undefined
  onChange: (positions: number[]) => void
}

/** What is invoiced together; where an order has several rows, the choice among them. */
export const OfferGoods = observer(function OfferGoods({ offer, positions, error, onChange }: OfferGoodsProps) {
  const [choosing, setChoosing] = useState(false)
  const rows = openRows(offer)
  const chosenRows = rows.filter(({ position }) => positions.includes(position))
  const count = chosenRows.reduce((sum, { quantity }) => sum + quantity, 0)
  const toggle = ({ position }: OfferRow, on: boolean) =>
    onChange(on ? [...positions, position] : positions.filter((other) => other !== position))
  return (
    <Card>
      <View className="ui__row ui__gap-2">
        {chosenRows.slice(0, stripLength).map(({ position, picture }) => (
          <View key={position} className="offer-goods__picture">
            <Picture src={picture} alt="" round eager />
          </View>
        ))}
        <View className="ui__grow">
          <View className="ui__size-4 ui__tone-ink">{t('goods', { count })}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__lines-1">{offer.shopName}</View>
        </View>
        {offer.rows.length > 1 ? (
          <Pressable
            className="ui__row ui__justify-end ui__size-3 ui__tone-action ui__hit ui__fixed offer-goods__choose"
            onTap={() => setChoosing(true)}
          >
            <Text>{t('choose')}</Text>
            <Icon name="right" size={14} color="action" />
          </Pressable>
        ) : null}
      </View>
      {error === undefined ? null : (
        <View className="ui__size-2 ui__tone-sale ui__pad-top-2" role="alert">
          {error}
        </View>
      )}
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t('chooseTitle')}
        footer={
          <Button block onTap={() => setChoosing(false)}>
            {t('chosen')}
          </Button>
        }
      >
        {offer.rows.map((row) => (
          <Row
            key={row.position}
            row={row}
            checked={positions.includes(row.position)}
            onChange={(on) => toggle(row, on)}
          />
        ))}
      </Sheet>
    </Card>
  )
})
