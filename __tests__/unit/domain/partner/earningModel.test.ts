/**
 * Random histories of what a partner earns and withdraws, ten thousand of them with VERIFY=full. The rules of
 * `domain/partner/commission`, `domain/partner/withdrawal` and `domain/partner/labourTax` write postings on one side; on the other a model knows only
 * what happened, and counts each balance anew from that.
 */
import { clawFen, commissionFen, nextCommission, type CommissionState } from '@domain/partner/commission'
import { withhold } from '@domain/partner/labourTax'
import { keptMoney, type FrozenRow } from '@domain/aftersale/refund'
import {
  feeOf,
  GIVEN_BACK,
  nextWithdrawal,
  WITHDRAWAL_RULE,
  withdrawalBar,
  type WithdrawalEvent,
  type WithdrawalState
} from '@domain/partner/withdrawal'

const isFull = process.env.VERIFY === 'full'
const HISTORIES = isFull ? 10_000 : 400
const STEPS = 44
const DAYS_A_MONTH = 30

/** Numbers that are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Account = 'PENDING' | 'FROZEN' | 'AVAILABLE' | 'PAYING' | 'COMMISSION' | 'TAX' | 'FEE' | 'BANK'

interface Row {
  frozen: FrozenRow
  rate: number
  returned: number
  left: number
  state: CommissionState
  /** What the model knows of it. */
  received: boolean
  thawed: boolean
}

interface Withdrawal {
  fen: number
  fee: number
  tax: number
  day: number
  state: WithdrawalState
}

class History {
  readonly balances = new Map<Account, number>()
  postings = 0
  readonly rows: Row[] = []
  readonly withdrawals: Withdrawal[] = []
  day = 0
  constructor(private readonly below: (n: number) => number) {}

  balance = (account: Account): number => this.balances.get(account) ?? 0

  /** One entry: its postings sum to nothing. */
  private enter(from: Account, parts: readonly [Account, number][]): void {
    let sum = 0
    for (const [to, fen] of parts) {
      if (fen < 0) throw new Error(`A posting of ${fen} to ${to}`)
      this.balances.set(to, this.balance(to) + fen)
      sum += fen
    }
    this.balances.set(from, this.balance(from) - sum)
    this.postings += parts.length + 1
  }

  buy(): void {
    const { below } = this
    for (let rows = 1 + below(3); rows > 0; rows -= 1) {
      const [priceFen, quantity] = [1 + below(400_000), 1 + below(6)]
      const part = () => Math.floor((priceFen * quantity * below(25)) / 100)
      const frozen = { priceFen, quantity, couponFen: part(), packetFen: part(), pointFen: part(), subsidyFen: part() }
      const rate = below(3_000)
      const left = commissionFen(keptMoney(frozen, 0), rate)
      this.enter('COMMISSION', [['PENDING', left]])
      const state = nextCommission('PLACED', 'PAY') ?? 'PLACED'
      this.rows.push({ frozen, rate, returned: 0, left, state, received: false, thawed: false })
    }
  }

  /** Money of a row goes back, by pieces or by a price that was claimed. */
  lower(row: Row): void {
    const { below } = this
    const pieces = row.frozen.quantity - row.returned
    if (pieces === 0) return
    if (below(3) === 0 && row.frozen.lowered === undefined) {
      const fen = Math.floor((keptMoney(row.frozen, row.returned) * below(100)) / 100)
      row.frozen = { ...row.frozen, lowered: { fen, returned: row.returned } }
    } else row.returned += 1 + below(pieces)
    const clawback = clawFen(row.left, keptMoney(row.frozen, row.returned), row.rate)
    if (row.state !== 'CLAWED') this.enter(row.state as Account, [['COMMISSION', clawback]])
    row.left -= clawback
    if (keptMoney(row.frozen, row.returned) <= 0) row.state = nextCommission(row.state, 'EMPTY') ?? row.state
  }

  move(row: Row, event: 'RECEIVE' | 'THAW'): void {
    const to = nextCommission(row.state, event)
    if (to === undefined) return
    this.enter(row.state as Account, [[to as Account, row.left]])
    row.state = to
    if (event === 'RECEIVE') row.received = true
    else row.thawed = true
  }

  /** What counts for limits and tax, of those that were not given back. */
  private counted(since: number): Withdrawal[] {
    return this.withdrawals.filter(({ day, state }) => day >= since && !GIVEN_BACK.includes(state))
  }

  withdraw(): void {
    const available = this.balance('AVAILABLE')
    const wish = [available, WITHDRAWAL_RULE.leastFen, available + 1, 1 + this.below(WITHDRAWAL_RULE.dailyFen)]
    const fen = wish[this.below(wish.length)] ?? 0
    const month = this.counted(this.day - (this.day % DAYS_A_MONTH))
    const sum = (of: readonly Withdrawal[]) => of.reduce((all, withdrawal) => all + withdrawal.fen, 0)
    const before = { todayFen: sum(this.counted(this.day)), monthTimes: month.length }
    if (withdrawalBar(fen, available, WITHDRAWAL_RULE, before) !== undefined) return
    const withheldFen = month.reduce((all, withdrawal) => all + withdrawal.tax, 0)
    const { taxFen } = withhold('MONTH', fen, { incomeFen: sum(month), withheldFen, months: 1 })
    this.enter('AVAILABLE', [['PAYING', fen]])
    this.withdrawals.push({ fen, fee: feeOf(WITHDRAWAL_RULE, before), tax: taxFen, day: this.day, state: 'SUBMITTED' })
    if (this.balance('AVAILABLE') < 0) throw new Error('More was withdrawn than there was')
  }

  proceed(withdrawal: Withdrawal): void {
    const events: WithdrawalEvent[] = ['REVIEW', 'REVIEW', 'APPROVE', 'APPROVE', 'ARRIVE', 'FAIL', 'CANCEL', 'REFUSE']
    const to = nextWithdrawal(withdrawal.state, events[this.below(events.length)] ?? 'REVIEW')
    if (to === undefined) return
    withdrawal.state = to
    if (to === 'PAID') {
      this.enter('PAYING', [
        ['BANK', withdrawal.fen - withdrawal.fee - withdrawal.tax],
        ['TAX', withdrawal.tax],
        ['FEE', withdrawal.fee]
      ])
    } else if (GIVEN_BACK.includes(to)) this.enter('PAYING', [['AVAILABLE', withdrawal.fen]])
  }

  step(): void {
    const row = this.rows[this.below(Math.max(1, this.rows.length))]
    const withdrawal = this.withdrawals[this.below(Math.max(1, this.withdrawals.length))]
    const what = this.below(10)
    if (what === 0) this.buy()
    else if (what === 1) this.day += 1 + this.below(9)
    else if (what === 2 && row) this.lower(row)
    else if (what <= 5 && row) this.move(row, row.received ? 'THAW' : 'RECEIVE')
    else if (what === 6) this.withdraw()
    else if (withdrawal) this.proceed(withdrawal)
  }
}

/** What a row's kept money earns, in whole numbers of any size. */
const earns = ({ frozen, rate, returned }: Row): number =>
  Number((BigInt(Math.max(0, keptMoney(frozen, returned))) * BigInt(rate)) / 10_000n)

function agrees(history: History): void {
  const sum = (rows: readonly Row[]) => rows.reduce((all, row) => all + earns(row), 0)
  const fen = (
    states: readonly WithdrawalState[],
    of: (withdrawal: Withdrawal) => number = (withdrawal) => withdrawal.fen
  ) =>
    history.withdrawals
      .filter(({ state }) => states.includes(state))
      .reduce((all, withdrawal) => all + of(withdrawal), 0)
  const { rows } = history
  const model: Record<Account, number> = {
    PENDING: sum(rows.filter(({ received }) => !received)),
    FROZEN: sum(rows.filter(({ received, thawed }) => received && !thawed)),
    AVAILABLE: sum(rows.filter(({ thawed }) => thawed)) - fen(['SUBMITTED', 'REVIEWING', 'PAYING', 'PAID']),
    PAYING: fen(['SUBMITTED', 'REVIEWING', 'PAYING']),
    COMMISSION: -sum(rows),
    TAX: fen(['PAID'], (withdrawal) => withdrawal.tax),
    FEE: fen(['PAID'], (withdrawal) => withdrawal.fee),
    BANK: fen(['PAID'], (withdrawal) => withdrawal.fen - withdrawal.fee - withdrawal.tax)
  }
  let all = 0
  for (const [account, heldSum] of Object.entries(model) as [Account, number][]) {
    if (history.balance(account) !== heldSum)
      throw new Error(`${account}: ${history.balance(account)}, must be ${heldSum}`)
    all += heldSum
  }
  if (all !== 0) throw new Error(`All postings sum to ${all}`)
  for (const row of rows) {
    if (row.returned === row.frozen.quantity && row.left !== 0) throw new Error('Of what went back something is left')
  }
}

test('after every step each balance is that of a model, and all postings sum to nothing', () => {
  const met = { postings: 0, owed: 0, paid: 0, failed: 0 }
  for (let seed = 0; seed < HISTORIES; seed += 1) {
    const history = new History(numbers(seed))
    for (let step = 0; step < STEPS; step += 1) {
      history.step()
      try {
        agrees(history)
      } catch (error) {
        throw new Error(`history ${seed}, step ${step}: ${String(error)}`, { cause: error })
      }
      if (history.balance('AVAILABLE') < 0) met.owed += 1
    }
    met.postings += history.postings
    met.paid += history.withdrawals.filter(({ state }) => state === 'PAID').length
    met.failed += history.withdrawals.filter(({ state }) => state === 'FAILED').length
  }
  // none of them is about nothing
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(HISTORIES / 100)
})
