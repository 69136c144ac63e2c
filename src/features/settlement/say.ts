import type { Settlement } from '@contract'
import { addressLine } from '@/features/address'
import { currentLocale } from '@/i18n'
import { formatMoney } from '@/lib/money'
import { maskPhone } from '@/lib/phone'
import { stores } from '@/stores'
import { settlementWords as t } from './messages'
import { leftOfLimit, type Change, type SettlementRow } from './rules'

/** An amount with the site's symbol. */
export const money = (fen: number): string => formatMoney(fen, stores.site.currencySymbol)

/** Why a line can't be ordered, and what to do. */
export function sayProblem(row: SettlementRow): string {
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
export const sayWay = ({ freightFen, known }: Freight): string =>
  freightFen > 0 ? t('freight', { amount: money(freightFen) }) : t(known ? 'freeFreight' : 'freightByAddress')
export const sayFreight = ({ freightFen, known }: Freight): string =>
  freightFen > 0 ? `+${money(freightFen)}` : t(known ? 'freeFreight' : 'byAddress')

const keys = { freight: 'changeFreight', discount: 'changeDiscount', total: 'changeTotal' } as const

/** A line on what is not as it was. */
export function sayChange(change: Change): string {
  if (change.kind === 'problem')
    return t('changeGone', { title: change.row.sku.title, problem: sayProblem(change.row) })
  if (change.kind === 'address') {
    const { receiver, phone } = change.to
    return t('changeAddress', { receiver, phone: maskPhone(phone), address: addressLine(change.to, currentLocale()) })
  }
  const amounts = { from: money(change.from), to: money(change.to) }
  return change.kind === 'price' ? t('changePrice', { ...amounts, title: change.title }) : t(keys[change.kind], amounts)
}
