import type { Settlement, SettlementGift, SettlementPoints } from '@contract'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { groupedCount } from '@/lib/counts'
import { maskPhone } from '@/lib/phone'
import { roundMoney, shownMoney } from '@/stores/money'
import { settlementWords as t } from './messages'
import { leftOfLimit, type Change, type SettlementRow } from './rules'

/** Why a line can't be ordered, and what to do. */
export function formatProblem(row: SettlementRow): string {
  if (row.problem === undefined) return ''
  if (row.problem === 'OVER_STOCK') return t('OVER_STOCK', { count: row.sku.available })
  if (row.problem !== 'OVER_LIMIT') return t(row.problem)
  const left = leftOfLimit(row)
  if (left === undefined) return t('OVER_LIMIT_PLAIN')
  const { purchaseLimit: count = 0, specs } = row.sku
  const limit = t(specs.length > 0 ? 'limitTogether' : 'limit', { count })
  return left === 0 ? t('OVER_LIMIT_NONE', { limit }) : t('OVER_LIMIT', { limit, left })
}

type Freight = Pick<Settlement, 'freightFen'> & { known: boolean }

/** What shipping costs, in a card's line and in the sum; before the address is known nothing is free. */
export const formatWay = ({ freightFen, known }: Freight): string =>
  freightFen > 0 ? t('freight', { amount: shownMoney(freightFen) }) : t(known ? 'freeFreight' : 'freightByAddress')
export const formatFreight = ({ freightFen, known }: Freight): string =>
  freightFen > 0 ? `+${shownMoney(freightFen)}` : t(known ? 'freeFreight' : 'byAddress')

const keys = { freight: 'changeFreight', discount: 'changeDiscount', total: 'changeTotal' } as const

/** A line on what is not as it was. */
export function formatChange(change: Change): string {
  if (change.kind === 'problem')
    return t('changeGone', { title: change.row.sku.title, problem: formatProblem(change.row) })
  if (change.kind === 'address') {
    const { receiver, phone } = change.to
    return t('changeAddress', { receiver, phone: maskPhone(phone), address: addressLine(change.to, currentLocale()) })
  }
  if (change.kind === 'reward') return t('changeReward', { name: change.name })
  if (change.kind === 'gift') {
    const { from = '', to = '' } = change
    return t(from === '' ? 'changeGiftNew' : to === '' ? 'changeGiftGone' : 'changeGift', { from, to })
  }
  const amounts = { from: shownMoney(change.from), to: shownMoney(change.to) }
  return change.kind === 'price' ? t('changePrice', { ...amounts, title: change.title }) : t(keys[change.kind], amounts)
}

/** «3 张券 −¥510 + 红包 −¥20 + 1,529 积分 −¥15.29»: what is taken off by what, each with its amount. */
export function rewardParts(settlement: Settlement): { words: string; fen: number }[] {
  const { coupons, couponFen, packetFen, pointFen, points } = settlement
  const count = coupons.filter(({ chosen }) => chosen).length
  return [
    { words: t('partCoupons', { count }), fen: couponFen },
    { words: t('packet'), fen: packetFen },
    { words: t('partPoints', { points: groupedCount(points.points) }), fen: pointFen }
  ].filter(({ fen }) => fen > 0)
}

const noGift = {
  NOT_STARTED: 'giftSoon',
  ENDED: 'giftEnded',
  REGION: 'giftRegion',
  OUT: 'giftOut',
  NO_GOODS: 'giftNoGoods'
} as const

/** Why an activity gives nothing. */
export const formatNoGift = ({ obstacle, shortFen }: SettlementGift): string =>
  obstacle === undefined
    ? ''
    : obstacle === 'SHORT'
      ? t('giftShort', { amount: roundMoney(shortFen) })
      : t(noGift[obstacle])

/** What the points do here, or why they do nothing. */
export function formatPoints(points: SettlementPoints): string {
  const balance = groupedCount(points.balance)
  if (points.obstacle === 'TOO_FEW') return t('pointsFew', { balance, least: groupedCount(points.leastPoints) })
  if (points.obstacle !== undefined) return t('pointsSmall', { balance })
  return t('pointsUse', { balance, points: groupedCount(points.points), amount: shownMoney(points.discountFen) })
}

/** Returns the buyer of the orders' invoice, or that there is none. */
export function formatInvoice(invoice: Settlement['invoice']): string {
  if (invoice === undefined) return t('invoiceNone')
  const kind = (['PERSONAL', 'SPECIAL'] as const).find((candidate) => candidate === invoice.kind)
  return `${t(`invoice${kind ?? 'COMPANY'}`)} · ${invoice.name}`
}
