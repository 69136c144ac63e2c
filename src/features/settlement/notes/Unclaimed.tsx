import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Coupons } from '@/features/coupon'
import { toast } from '@/platform/feedback'
import { roundMoney } from '@/stores/money'
import { Button, Icon } from '@/ui'
import type { Rewards } from '../useRewards'
import { noteWords as t } from './messages'

interface UnclaimedProps {
  rewards: Rewards
  coupons: Coupons
}

/** What coupons on offer would save once they are received, and the tap that receives and uses them. */
export const Unclaimed = observer(function Unclaimed({ rewards, coupons }: UnclaimedProps) {
  const { settlement, choose } = rewards
  const [busy, setBusy] = useState(false)
  const { couponCodes, savesFen } = settlement.unclaimed ?? { couponCodes: [], savesFen: 0 }
  if (couponCodes.length === 0) return null
  // the shopper may use less than the best of what they have
  const amount = roundMoney(settlement.bestFen + savesFen - settlement.discountFen)

  const claim = async () => {
    setBusy(true)
    try {
      // a toast names one that can't be had any more; the others are used all the same
      let receivedCount = 0
      for (const couponCode of couponCodes)
        receivedCount += Number(await coupons.receive({ couponCode, state: 'AVAILABLE' }))
      await choose({ best: true })
      if (receivedCount === couponCodes.length) toast(t('claimed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <View className="order-saved">
      <Icon name="ticket" size={16} color="sale" />
      <View className="order-saved__words">
        <View className="order-saved__sum">{t('unclaimed', { count: couponCodes.length, amount })}</View>
        <View className="order-saved__note">{t('unclaimedNote')}</View>
      </View>
      <Button size="s" busy={busy} onTap={() => void claim()}>
        {t('claim')}
      </Button>
    </View>
  )
})
