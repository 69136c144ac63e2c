import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Settlement, SettlementShop } from '@contract'
import { serverNow } from '@/api'
import type { Restriction } from '@/features/restriction'
import { currentLocale } from '@/i18n'
import { friendlyDay } from '@/lib/dates'
import { shownMoney } from '@/stores/money'
import { Button, Card, Cell, Price, Sheet, TextArea } from '@/ui'
import { GiftRow } from './GiftRow'
import { GoodsRow } from './GoodsRow'
import { settlementWords as t } from './messages'
import type { Remarks } from './remarks'
import { giftsBelow, maxRemark } from './rules'
import type { Gifts } from './useGifts'
import { formatWay } from './format'

interface ShopCardProps {
  shop: SettlementShop
  source: Settlement['source']
  /** What of it may not be sold to the address. */
  restriction: Restriction | undefined
  remarks: Remarks
  gifts: Gifts
  /** Whether it is known where it goes. */
  known: boolean
  onAddress: () => void
}

/** What comes from one shop, how it comes, and a note to the shop: this becomes one order. */
export const ShopCard = observer(function ShopCard(props: ShopCardProps) {
  const { shop, source, restriction, remarks, gifts, known, onAddress } = props
  const count = shop.rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const way = formatWay({ freightFen: shop.freightFen, known })
  return (
    <Card title={shop.shopName}>
      {shop.rows.map((row, index) => (
        <View key={row.sku.skuCode}>
          <GoodsRow row={row} source={source} restriction={restriction} onAddress={onAddress} />
          {giftsBelow(shop, index).map((gift) => (
            <GiftRow key={gift.activityCode} gift={gift} shop={shop} gifts={gifts} onAddress={onAddress} />
          ))}
        </View>
      ))}
      <View className="order-cells">
        <Cell
          label={t('delivery')}
          note={`${t('express')} · ${way}`}
          tone={shop.arrivesOn ? 'plain' : 'muted'}
          value={
            shop.arrivesOn
              ? t('arrives', { day: friendlyDay(shop.arrivesOn, serverNow(), currentLocale()) })
              : t('arrivesUnknown')
          }
        />
        {shop.discountFen > 0 ? (
          <Cell label={t('shopCoupon')} tone="sale" value={`−${shownMoney(shop.discountFen)}`} />
        ) : null}
        <RemarkCell shop={shop} remarks={remarks} />
        <View className="order-subtotal">
          <Text className="order-subtotal__count">{t('subtotalCount', { count })}</Text>
          <Text className="order-subtotal__label">{t('subtotal')}</Text>
          <Price fen={shop.payFen} size="s" tone="ink" />
        </View>
      </View>
    </Card>
  )
})

interface RemarkCellProps {
  shop: SettlementShop
  remarks: Remarks
}

const RemarkCell = observer(function RemarkCell({ shop, remarks }: RemarkCellProps) {
  const [open, setOpen] = useState(false)
  const text = remarks.of(shop.shopCode)
  const save = () => void remarks.flush().catch(() => undefined) // noted in remarks.failed, and tried again on submit
  const close = () => {
    setOpen(false)
    save()
  }
  return (
    <>
      <Cell
        label={t('remark')}
        tone={text ? 'plain' : 'muted'}
        value={<View className="order-remark">{text || t('remarkHint')}</View>}
        onTap={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={close}
        title={t('remark')}
        footer={
          <Button block size="l" onTap={close}>
            {t('remarkDone')}
          </Button>
        }
      >
        <TextArea
          bare
          focus
          label={t('remark')}
          value={text}
          placeholder={t('remarkHint')}
          note={
            remarks.failed && remarks.unsaved.includes(shop.shopCode)
              ? t('remarkKept')
              : t('remarkNote', { shop: shop.shopName })
          }
          maxLength={maxRemark}
          rows={4}
          onChange={(remark) => remarks.change(shop.shopCode, remark)}
          onBlur={save}
        />
      </Sheet>
    </>
  )
})
