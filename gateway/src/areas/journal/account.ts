/** What a partner is shown of their account. */
import { createHash } from 'node:crypto'
import type { DataOf, QueryOf } from '../../../../contract'
import { moment, monthAfter, shopDay, shopMidnight, shopMonth } from '../../../../domain/day'
import { addFen } from '../../../../domain/money/money'
import { DAY_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { balances } from '../../core/database/ledger'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { earner } from './earner'
import { accountOf, type PartnerAccount } from './ledger'
import * as store from './store'
import * as shown from './storeShown'

const monthOf = (ms: number): string => shopDay(ms).slice(0, 7)

const ACCOUNTS: readonly PartnerAccount[] = ['AVAILABLE', 'FROZEN', 'PENDING', 'PAYING']
const MONTHS_SHOWN = 6
/** Months after the one that is looked at, so that one comes back from it. */
const MONTHS_AFTER = 2

/** The last of the months beside one: some after it, and none that is still to come. */
function lastMonthBeside(month: string, current: string): string {
  const later = monthAfter(month, MONTHS_AFTER)
  const last = later < current ? later : current
  return last < month ? month : last
}

export async function accountShown(
  db: Db,
  { userId, nowMs }: Asker,
  query: QueryOf<'GET /o2cum/v1/partner/account'>
): Promise<DataOf<'GET /o2cum/v1/partner/account'>> {
  const partner = await earner(db, userId)
  const month = query.month ?? monthOf(nowMs)
  const names = ACCOUNTS.map((account) => accountOf(account, userId))
  const sums = await balances(db, names)
  const of = (account: PartnerAccount): number => sums.get(accountOf(account, userId)) ?? 0
  const lastMonth = lastMonthBeside(month, monthOf(nowMs))
  const before = monthAfter(month, -1)
  const [today, yesterday] = [shopDay(nowMs), shopDay(shopMidnight(nowMs) - DAY_MS)]
  const days = await store.daysOf(db, userId, `${monthAfter(lastMonth, 1 - MONTHS_SHOWN)}-01`, `${lastMonth}-31`)
  const recent = await store.daysOf(db, userId, yesterday, today)
  const earningsOf = (rows: readonly { day: string; earned_fen: number }[], test: (day: string) => boolean): number =>
    addFen(...rows.filter(({ day }) => test(day)).map((row) => row.earned_fen))
  const { from, to } = shopMonth(month)
  const length = moment(to).diff(from, 'day')
  const lastDay = month === monthOf(nowMs) ? today.slice(8) : '31'
  const totals = await store.totalsOf(db, userId)
  return {
    partnerCode: partner.partnerCode,
    availableFen: of('AVAILABLE'),
    frozenFen: of('FROZEN'),
    pendingFen: of('PENDING'),
    payingFen: of('PAYING'),
    earnedFen: totals.earned,
    withdrawnFen: addFen(totals.withdrawn, -of('PAYING')),
    todayFen: earningsOf(recent, (day) => day === today),
    yesterdayFen: earningsOf(recent, (day) => day === yesterday),
    pendingOrders: totals.pendingOrders,
    thaws: (await store.thawsOf(db, userId)).map(({ at: time, fen }) => ({ at: time.getTime(), fen })),
    month,
    days: Array.from({ length }, (_, index) => ({
      day: index + 1,
      fen: earningsOf(days, (day) => day === `${month}-${String(index + 1).padStart(2, '0')}`)
    })),
    monthFen: earningsOf(days, (day) => day.startsWith(month)),
    beforeFen: earningsOf(days, (day) => day.startsWith(before) && day.slice(8) <= lastDay),
    months: Array.from({ length: MONTHS_SHOWN }, (_, index) => {
      const month = monthAfter(lastMonth, index + 1 - MONTHS_SHOWN)
      return { month, fen: earningsOf(days, (day) => day.startsWith(month)) }
    })
  }
}

/** The first sign of a name: 林**. */
const buyerOf = (receiver: string | null): string => {
  const [first] = [...(receiver ?? '')]
  return first === undefined ? '**' : `${first}**`
}
/** Names a row without its number, which says how many there are, or whose order it is. */
const nameOf = (row: string): string => createHash('sha256').update(row).digest('hex').slice(0, 16)
const tailOf = (orderCode: string): string => orderCode.slice(-4)

const KINDS = {
  EARN: ['EARN'],
  CLAW: ['CLAW', 'LAPSE'],
  WITHDRAW: ['WITHDRAW', 'BACK']
} as const

export async function entriesShown(
  db: Db,
  { userId, nowMs, locale }: Asker,
  query: QueryOf<'GET /o2cum/v1/partner/account-details'>
): Promise<DataOf<'GET /o2cum/v1/partner/account-details'>> {
  await earner(db, userId)
  const { kind, month = monthOf(nowMs), page = 1, size = 10 } = query
  const { from, to } = shopMonth(month)
  const kinds = kind === undefined ? Object.values(KINDS).flat() : KINDS[kind]
  const filter = { kinds, from: new Date(from), to: new Date(to) }
  const { rows, total } = await shown.pageOfEntries(db, userId, filter, { page, size })
  const days = await store.daysOf(db, userId, `${month}-01`, `${month}-31`)
  return {
    list: rows.map((row) => ({
      entryId: nameOf(`entry ${row.entry_id}`),
      kind: row.kind,
      amountFen: Number(row.amount_fen),
      at: new Date(row.at).getTime(),
      ...(row.order_code === null ? {} : { buyer: buyerOf(row.receiver), orderTail: tailOf(row.order_code) }),
      ...(row.title === null ? {} : { title: say(locale, row.title) }),
      ...(row.basis_points === null ? {} : { basisPoints: row.basis_points }),
      ...(row.state === null || row.state === 'PLACED' ? {} : { state: row.state }),
      ...(row.thaws_at === null ? {} : { thawsAt: new Date(row.thaws_at).getTime() }),
      ...(row.bank_name === null ? {} : { bankName: row.bank_name }),
      ...(row.last_four === null ? {} : { lastFour: row.last_four }),
      ...(row.arrives_fen === null ? {} : { arrivesFen: Number(row.arrives_fen) })
    })),
    total,
    page,
    size,
    month,
    inFen: addFen(...days.map((day) => day.earned_fen)),
    outFen: Math.max(0, addFen(...days.map((day) => addFen(day.clawed_fen, day.withdrawn_fen))))
  }
}

const SHOWN_STATES = ['PENDING', 'FROZEN', 'AVAILABLE', 'CLAWED'] as const

export async function ordersShown(
  db: Db,
  { userId, locale }: Asker,
  query: QueryOf<'GET /o2ord-b2c/v1/glz-partner-orders'>
): Promise<DataOf<'GET /o2ord-b2c/v1/glz-partner-orders'>> {
  await earner(db, userId)
  const { state, page = 1, size = 10 } = query
  const states = state === undefined ? SHOWN_STATES : [state]
  const rows = await shown.pageOfOrders(db, userId, states, { page, size })
  const counts = await shown.countOrders(db, userId)
  const of = (state: (typeof SHOWN_STATES)[number]): number => counts.get(state) ?? 0
  return {
    list: rows.map((row) => {
      const paidFen = Math.max(0, Number(row.paid_fen))
      return {
        rowId: nameOf(`row ${row.order_code} ${row.position}`),
        title: say(locale, row.title),
        picture: row.picture,
        buyer: buyerOf(row.receiver),
        orderTail: tailOf(row.order_code),
        placedAt: new Date(row.placed_at).getTime(),
        paidFen,
        backFen: row.cancelled ? paidFen : Math.min(paidFen, Number(row.back_fen)),
        basisPoints: row.basis_points,
        earnedFen: Number(row.earned_fen),
        leftFen: Number(row.left_fen),
        state: row.state,
        ...(row.received_at === null ? {} : { receivedAt: new Date(row.received_at).getTime() }),
        ...(row.thaws_at === null ? {} : { thawsAt: new Date(row.thaws_at).getTime() }),
        held: row.open_cases > 0
      }
    }),
    total: addFen(...states.map(of)),
    page,
    size,
    counts: { PENDING: of('PENDING'), FROZEN: of('FROZEN'), AVAILABLE: of('AVAILABLE'), CLAWED: of('CLAWED') }
  }
}
