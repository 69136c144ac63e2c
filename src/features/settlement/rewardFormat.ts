/** Words of the sheet where rewards are chosen; they come with it. */
import type { DataOf, SettlementCoupon, SettlementPacket } from '@contract'
import { groupedCount } from '@/lib/counts'
import { roundMoney } from '@/stores/money'
import { settlementWords as t } from './messages'

/** What a coupon is worth: an amount, «8.5 折», the freight. */
export function formatWorth({ benefit, amountFen, offBp = 0 }: SettlementCoupon): string {
  if (benefit === 'FREIGHT') return t('worthFreight')
  if (benefit === 'AMOUNT') return roundMoney(amountFen)
  return t('worthPercent', { fold: (10_000 - offBp) / 1000, off: offBp / 100 })
}

export const formatThreshold = ({ thresholdFen }: { thresholdFen: number }): string =>
  thresholdFen > 0 ? t('couponThreshold', { amount: roundMoney(thresholdFen) }) : t('couponAny')

/** Where it holds, when it is one shop's. */
export const formatScope = ({ shopCode, shopName = '' }: { shopCode: string | null; shopName?: string }): string =>
  shopCode === null ? t('allShops') : shopName

const why = {
  NOT_STARTED: 'whyNotStarted',
  ENDED: 'couponEnded',
  NO_GOODS: 'couponElse',
  FLASH: 'whyFlash',
  NO_FREIGHT: 'whyNoFreight',
  NOTHING_LEFT: 'whyNothingLeft',
  SPENT: 'whySpent',
  SET_ASIDE: 'whySetAside'
} as const

/** Why a coupon or packet can't be used. */
export function formatWhyNot({ obstacle, shortFen }: SettlementCoupon | SettlementPacket): string {
  if (obstacle === undefined || obstacle === 'CLASH') return ''
  return obstacle === 'SHORT' ? t('couponShort', { amount: roundMoney(shortFen) }) : t(why[obstacle])
}

/** How points pay for an order, in one line. */
export const formatPointRule = (rule: DataOf<'GET /o2cum/v1/customer-point/consume-rule'>): string =>
  t('pointsRule', {
    points: groupedCount(rule.pointsPerFen * 100),
    amount: roundMoney(100),
    percent: rule.mostBasisPoints / 100
  })
