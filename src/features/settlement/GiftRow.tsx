import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SettlementGift, SettlementShop } from '@contract'
import { go } from '@/routes'
import { Button, classes, Icon, Picture, Pressable, Price } from '@/ui'
import { GiftName } from '@/ui/list/GiftMark'
import { formatNoGift } from './format'
import { GiftSheet } from './GiftSheet'
import { settlementWords as t } from './messages'
import { chosenGift } from './rules'
import type { Gifts } from './useGifts'
import './gifts.scss'

interface GiftRowProps {
  gift: SettlementGift
  shop: SettlementShop
  gifts: Gifts
  onAddress: () => void
}

/** What an activity gives along, and the sheet to choose otherwise; or why it gives nothing, with the way to mend that. */
export const GiftRow = observer(function GiftRow({ gift, shop, gifts, onAddress }: GiftRowProps) {
  const [open, setOpen] = useState(false)
  const { obstacle, chosen, spuCode } = gift
  const shownGift = chosenGift(gift) ?? gift.gifts[0]
  if (!shownGift) return null
  const words = (
    <>
      <View className={classes('settled-gift__picture', chosen === null && 'settled-gift__picture--none')}>
        <Picture src={shownGift.picture} alt="" round eager />
      </View>
      <View className="settled-gift__words">
        <GiftName gift>
          <View className="ui__lines-2 settled-gift__title">
            {obstacle === undefined && chosen === null ? t('giftNone') : shownGift.title}
          </View>
        </GiftName>
        {chosen === null ? null : <View className="settled-gift__note">{shownGift.specs.join(' · ')}</View>}
        {obstacle ? <View className="settled-gift__note settled-gift__note--why">{formatNoGift(gift)}</View> : null}
      </View>
    </>
  )
  if (obstacle) {
    const fill = () =>
      spuCode === undefined
        ? go('productList', { shopCode: shop.shopCode, title: shop.shopName })
        : go('productDetail', { spuCode })
    return (
      <View className="settled-gift">
        {words}
        {obstacle === 'SHORT' ? (
          <Button kind="text" size="s" onTap={() => void fill()}>
            {t('goBrowse')}
          </Button>
        ) : obstacle === 'REGION' ? (
          <Button kind="text" size="s" onTap={onAddress}>
            {t('toAddress')}
          </Button>
        ) : null}
      </View>
    )
  }
  return (
    <View>
      <Pressable className="settled-gift" onTap={() => setOpen(true)}>
        {words}
        {chosen === null ? null : (
          <View className="settled-gift__end">
            <Price fen={0} size="s" tone="ink" />
            <Text className="settled-gift__count">×1</Text>
          </View>
        )}
        <Text className="settled-gift__change">{t('giftChange')}</Text>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
      <GiftSheet open={open} onClose={() => setOpen(false)} gift={gift} gifts={gifts} />
    </View>
  )
})
