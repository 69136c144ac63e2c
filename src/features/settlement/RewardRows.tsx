import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Settlement } from '@contract'
import type { Query } from '@/api'
import type { Coupons } from '@/features/coupon'
import { roundMoney, shownMoney } from '@/stores/money'
import { Button, Cell, Icon, savingWords, Switch, Tag } from '@/ui'
import { settlementWords as t } from './messages'
import { Unclaimed } from './late'
import { RewardSheet } from './RewardSheet'
import { isBestChosen } from './rules'
import { rewardParts, formatPoints } from './format'
import { useRewards, type Rewards } from './useRewards'
import './rewards.scss'

/** In one line what is taken off by what; where something else would save more, how much, and the way to it. */
const InOneLine = observer(function InOneLine({ settlement, choose }: Rewards) {
  const { discountFen, bestFen } = settlement
  if (bestFen === 0) return null
  const parts = rewardParts(settlement).map(({ words, fen }) => `${words} −${roundMoney(fen)}`)
  const best = isBestChosen(settlement)
  const amount = roundMoney(discountFen)
  return (
    <View className="order-saved">
      <Icon name={best ? 'check' : 'info'} size={16} color={best ? 'ok' : 'warm'} />
      <View className="order-saved__words">
        <View className="order-saved__sum">
          {best
            ? t(settlement.unclaimed ? 'rewardUsed' : 'rewardBest', { amount })
            : t('rewardMore', { amount: roundMoney(bestFen - discountFen) })}
        </View>
        <View className="order-saved__parts">
          {parts.length > 0 ? parts.map((part) => <Text key={part}>{part}</Text>) : <Text>{t('rewardNone')}</Text>}
        </View>
      </View>
      {best ? null : (
        <Button size="s" kind="outline" onTap={() => choose({ best: true })}>
          {t('rewardTake')}
        </Button>
      )}
    </View>
  )
})

/** What is said at the right of a kind: what it takes off, or how many there are to choose from. */
const valueOf = (fen: number, usable: number, count: 'couponCount' | 'packetCount'): string => {
  if (fen > 0) return `−${shownMoney(fen)}`
  return usable > 0 ? t(count, { count: usable }) : t('couponNone')
}

interface RewardRowsProps {
  settlement: Settlement
  remote: Query<Settlement>
  coupons: Coupons
}

/** Coupons, red packet and points: what they take off, and the sheet to choose otherwise. */
export const RewardRows = observer(function RewardRows(props: RewardRowsProps) {
  const { settlement, remote, coupons } = props
  const rewards = useRewards(settlement, remote)
  const [open, setOpen] = useState(false)
  const { coupons: heldCoupons, packets, points, couponFen, packetFen } = settlement
  const usable = (list: readonly { usable: boolean }[]) => list.filter((reward) => reward.usable).length
  const show = () => setOpen(true)
  const pointsOn = rewards.wish?.usePoints ?? points.chosen
  return (
    <>
      <InOneLine {...rewards} />
      {settlement.unclaimed ? <Unclaimed rewards={rewards} coupons={coupons} /> : null}
      <Cell
        label={savingWords('coupon')}
        note={
          couponFen > 0 && !settlement.unclaimed && isBestChosen(settlement) ? (
            <Tag kind="sale">{t('couponBest')}</Tag>
          ) : undefined
        }
        tone={couponFen > 0 || usable(heldCoupons) > 0 ? 'sale' : 'muted'}
        value={valueOf(couponFen, usable(heldCoupons), 'couponCount')}
        onTap={heldCoupons.length > 0 ? show : undefined}
      />
      {packets.length > 0 ? (
        <Cell
          label={t('packet')}
          tone={packetFen > 0 || usable(packets) > 0 ? 'sale' : 'muted'}
          value={valueOf(packetFen, usable(packets), 'packetCount')}
          onTap={show}
        />
      ) : null}
      {points.balance > 0 ? (
        <Cell
          label={t('points')}
          note={formatPoints(points)}
          value={
            <Switch
              on={pointsOn}
              label={t('pointsSwitch')}
              disabled={points.obstacle !== undefined}
              onChange={(usePoints) => rewards.choose({ usePoints })}
            />
          }
        />
      ) : null}
      <RewardSheet open={open} onClose={() => setOpen(false)} rewards={rewards} />
    </>
  )
})
