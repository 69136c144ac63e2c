import type { CaseAmounts } from '@contract'
import type { AmountLine } from '@/ui/layout/AmountLines'
import { amountWords as t } from './amountMessages'
import { yuan } from './words'

const off = (label: string, amount: number, note?: string): AmountLine[] =>
  amount > 0 ? [{ label, amount, minus: true, ...(note === undefined ? {} : { note }) }] : []
const on = (label: string, amount: number): AmountLine[] => (amount > 0 ? [{ label, amount }] : [])

/** Who bears the way back; what was paid for it goes to the balance beside the money. */
function wayBack({ postageFen, postageLimitFen }: CaseAmounts): AmountLine {
  if (postageFen > 0) return { label: t('postage'), amount: postageFen, note: t('postageTo') }
  return postageLimitFen > 0
    ? { label: t('postage'), amount: t('byShop'), note: t('postageNote', { amount: yuan(postageLimitFen) }) }
    : { label: t('postage'), amount: t('byShopper') }
}

/** How what goes back comes about, line by line; `returns`: goods come back; `over`: nothing went back, and nothing will. */
export function caseLines(amounts: CaseAmounts, returns: boolean, over = false): AmountLine[] {
  const { goodsFen, couponFen, packetFen, pointFen, points, loweredFen, giftFen, takenFen, takenPoints } = amounts
  return [
    { label: t('goods'), amount: goodsFen },
    ...off(t('coupon'), couponFen),
    ...off(t('packet'), packetFen, t('packetBack')),
    ...off(t('point'), pointFen, t('pointsBack', { points })),
    ...off(t('lowered'), loweredFen),
    ...off(t('gift'), giftFen),
    ...off(t('taken'), takenFen, t('takenNote', { points: takenPoints })),
    ...off(t('rebate'), amounts.rebateFen ?? 0, t('rebateNote')),
    ...off(t('bundle'), amounts.bundleFen ?? 0),
    ...on(t('bundle'), amounts.bundleBackFen ?? 0),
    ...on(t('freight'), amounts.freightFen),
    { label: t(over ? 'asked' : amounts.about ? 'about' : 'settled'), amount: amounts.refundFen, sum: true },
    ...(returns && !over ? [wayBack(amounts)] : [])
  ]
}
