import { Text, View } from '@tarojs/components'
import type { InvoiceOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { Button, Card, Checkbox, Icon, Picture, Pressable, Sheet } from '@/ui'
import { applyWords as t } from './messages'
import { openRows, type OfferRow } from './rules'
import './apply.scss'

/** Pictures of the strip. */
const stripLength = 3

const Row = observer(function Row(props: { row: OfferRow; checked: boolean; onChange: (isChecked: boolean) => void }) {
  const { row, checked, onChange } = props
  const { title, picture, quantity, amountFen, invoiceCode } = row
  const open = invoiceCode === undefined && amountFen > 0
  return (
    <View className="offer-row">
      <Checkbox name={title} checked={open && checked} disabled={!open} onChange={onChange} />
      <View className="offer-row__picture">
        <Picture src={picture} alt="" round />
      </View>
      <View className="offer-row__words">
        <View className="offer-row__title">{title}</View>
        {open ? (
          <View className="offer-row__note">{`${shownMoney(amountFen)} · ×${quantity}`}</View>
        ) : invoiceCode === undefined ? (
          <View className="offer-row__note">{t('nothing')}</View>
        ) : (
          <Pressable
            className="offer-row__way"
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
      <View className="offer-goods">
        {chosenRows.slice(0, stripLength).map(({ position, picture }) => (
          <View key={position} className="offer-goods__picture">
            <Picture src={picture} alt="" round eager />
          </View>
        ))}
        <View className="offer-goods__words">
          <View className="offer-goods__count">{t('goods', { count })}</View>
          <View className="offer-goods__shop">{offer.shopName}</View>
        </View>
        {offer.rows.length > 1 ? (
          <Pressable className="offer-goods__choose" onTap={() => setChoosing(true)}>
            <Text>{t('choose')}</Text>
            <Icon name="right" size={14} color="action" />
          </Pressable>
        ) : null}
      </View>
      {error === undefined ? null : (
        <View className="offer-goods__error" role="alert">
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
