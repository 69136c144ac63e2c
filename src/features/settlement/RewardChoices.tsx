import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { SettlementCoupon, SettlementPacket } from '@contract'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, savingWords, Switch } from '@/ui'
import { useQuery } from './calls'
import { settlementWords as t } from './messages'
import { OtherCoupons, RewardTicket } from './RewardTicket'
import { couponsAfter, isBestChosen, sortCoupons } from './rules'
import { formatPoints, rewardParts } from './format'
import { formatPointRule, formatScope, formatThreshold, formatWhyNot, formatWorth } from './rewardFormat'
import type { Rewards } from './useRewards'

/** What is saved in all, and what makes it up. */
const Saved = observer(function Saved({ settlement, choose }: Rewards) {
  const { discountFen, bestFen } = settlement
  const best = isBestChosen(settlement)
  const parts = rewardParts(settlement)
  if (bestFen === 0) return null
  return (
    <View className="reward-sum" aria-live="polite">
      <View className="reward-sum__head">
        <View className="reward-sum__words">
          {best
            ? t(settlement.unclaimed ? 'rewardUsed' : 'rewardBest', { amount: roundMoney(discountFen) })
            : t('rewardMore', { amount: roundMoney(bestFen - discountFen) })}
        </View>
        {best ? null : (
          <Button size="s" onTap={() => choose({ best: true })}>
            {t('rewardTake')}
          </Button>
        )}
      </View>
      {parts.length > 0 ? (
        <View className="reward-sum__parts">
          {parts.map(({ words, fen }) => (
            <View key={words} className="reward-sum__part">
              <Text className="reward-sum__amount">{`−${roundMoney(fen)}`}</Text>
              <Text className="reward-sum__name">{words}</Text>
            </View>
          ))}
        </View>
      ) : null}
    </View>
  )
})

/** Opens products that bring what is bought up to a threshold. */
const reachCoupon = ({ couponCode, name }: SettlementCoupon) => void go('productList', { couponCode, title: name })
const reachPacket = ({ shopCode, shopName = '' }: SettlementPacket) =>
  void go('productList', shopCode === null ? {} : { shopCode, title: shopName })

interface SectionProps {
  title: string
  rule: string
  fen: number
  children: ReactNode
}

const Section = observer(function Section({ title, rule, fen, children }: SectionProps) {
  return (
    <View className="reward-section">
      <View className="reward-section__head">
        <Text className="reward-section__title">{title}</Text>
        <Text className="reward-section__rule">{rule}</Text>
        {fen > 0 ? <Text className="reward-section__fen">{`−${roundMoney(fen)}`}</Text> : null}
      </View>
      {children}
    </View>
  )
})

const Coupons = observer(function Coupons({ settlement, wish, choose }: Rewards) {
  const { coupons, couponFen } = settlement
  const { usable, unusable } = sortCoupons(coupons)
  // as they stood when the sheet opened: what is tapped stays under the finger
  const [initialIds] = useState(() => usable.map(({ userCouponId }) => userCouponId))
  const placeOf = ({ userCouponId }: SettlementCoupon) =>
    initialIds.includes(userCouponId) ? initialIds.indexOf(userCouponId) : initialIds.length
  const nameOf = (id: string) => coupons.find(({ userCouponId }) => userCouponId === id)?.name ?? ''
  return (
    <Section title={savingWords('coupon')} rule={t('couponsRule')} fen={couponFen}>
      {coupons.length === 0 ? <View className="reward-none">{t('couponEmpty')}</View> : null}
      {[...usable]
        .sort((first, other) => placeOf(first) - placeOf(other))
        .map((coupon) => (
          <RewardTicket
            key={coupon.userCouponId}
            worth={formatWorth(coupon)}
            over={formatThreshold(coupon)}
            name={coupon.name}
            endAt={coupon.endAt}
            scope={formatScope(coupon)}
            fen={coupon.discountFen}
            note={coupon.clashes.map((id) => t('replaces', { name: nameOf(id) }))[0]}
            role="checkbox"
            chosen={wish?.userCouponIds?.includes(coupon.userCouponId) ?? coupon.chosen}
            onTap={() => choose({ userCouponIds: couponsAfter(coupons, coupon) })}
          />
        ))}
      <OtherCoupons
        count={t('unusableCount', { count: unusable.length })}
        rows={unusable.map((coupon) => ({
          id: coupon.userCouponId,
          worth: formatWorth(coupon),
          name: coupon.name,
          why: formatWhyNot(coupon),
          ...(coupon.obstacle === 'SHORT' ? { reach: () => reachCoupon(coupon) } : {})
        }))}
      />
    </Section>
  )
})

const Packets = observer(function Packets({ settlement, wish, choose }: Rewards) {
  const { packets, packetFen } = settlement
  if (packets.length === 0) return null
  const unusable = packets.filter(({ usable }) => !usable)
  return (
    <Section title={t('packet')} rule={t('packetRule')} fen={packetFen}>
      {packets
        .filter(({ usable }) => usable)
        .map((packet) => (
          <RewardTicket
            key={packet.userPacketId}
            worth={roundMoney(packet.balanceFen)}
            over={formatThreshold(packet)}
            name={packet.name}
            endAt={packet.endAt}
            scope={formatScope(packet)}
            fen={packet.discountFen}
            role="checkbox"
            chosen={wish?.userPacketId === undefined ? packet.chosen : wish.userPacketId === packet.userPacketId}
            onTap={() => choose({ userPacketId: packet.chosen ? null : packet.userPacketId })}
          />
        ))}
      <OtherCoupons
        count={t('unusablePackets', { count: unusable.length })}
        rows={unusable.map((packet) => ({
          id: packet.userPacketId,
          worth: roundMoney(packet.balanceFen),
          name: packet.name,
          why: formatWhyNot(packet),
          ...(packet.obstacle === 'SHORT' ? { reach: () => reachPacket(packet) } : {})
        }))}
      />
    </Section>
  )
})

const Points = observer(function Points({ settlement, wish, choose }: Rewards) {
  const { points, pointFen } = settlement
  const rule = useQuery('GET /o2cum/v1/customer-point/consume-rule', { when: points.balance > 0 })
  if (points.balance === 0) return null
  return (
    <Section title={t('points')} rule={rule.data ? formatPointRule(rule.data) : ''} fen={pointFen}>
      <View className="reward-points">
        <Text className="reward-points__words">{formatPoints(points)}</Text>
        <Switch
          on={wish?.usePoints ?? points.chosen}
          label={t('pointsSwitch')}
          disabled={points.obstacle !== undefined}
          onChange={(usePoints) => choose({ usePoints })}
        />
      </View>
    </Section>
  )
})

/** Coupons, red packets and points to choose from; what is tapped counts at once. */
export const RewardChoices = observer(function RewardChoices(rewards: Rewards) {
  return (
    <>
      <Saved {...rewards} />
      <Coupons {...rewards} />
      <Packets {...rewards} />
      <Points {...rewards} />
      <View className="reward-order">{t('rewardOrder')}</View>
    </>
  )
})
