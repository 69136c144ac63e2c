import type { BillWork } from '../../../../domain/aftersale/serviceBill'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { addressesOf } from '../address'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { bookByHand, bookByOrder } from './booking'
import { actOnBill, type BillStep } from './desk'
import { answerQuote } from './owning'
import { appliances, ownerOf, serviceDays, type BillAsker } from './reading'
import { addFaults, faultsOf, findBill, lockBill } from './store'

const STAFF = manager('demonstration')

/** Where each of the demonstration's bills stands: the road of the desk, the shopper's word on a quote, how long ago, days. */
interface Wanted {
  work: BillWork
  steps: readonly BillStep[]
  answer?: boolean
  /** Goes on after the answer. */
  then?: readonly BillStep[]
  daysAgo: number
}

const there = ['accept', 'assign', 'set-out', 'begin'] as const
/** One of each state, the newest first; each is of another appliance. */
const BOUGHT_ELSEWHERE: readonly Wanted[] = [
  { work: 'REPAIR', steps: [], daysAgo: 0 },
  { work: 'CLEAN', steps: ['accept', 'assign'], daysAgo: 1 },
  { work: 'REPAIR', steps: ['accept', 'assign', 'set-out'], daysAgo: 1 },
  { work: 'REPAIR', steps: [...there, 'quote'], daysAgo: 2 },
  { work: 'REPAIR', steps: [...there, 'quote'], answer: true, then: ['finish'], daysAgo: 20 },
  { work: 'REPAIR', steps: [...there, 'quote'], answer: false, daysAgo: 40 },
  { work: 'REPAIR', steps: [...there, 'give-up'], daysAgo: 60 },
  { work: 'CLEAN', steps: ['accept', 'cancel'], daysAgo: 90 }
]

/** Writes what can be wrong with each kind, and bills of the first two shoppers: theirs by order, and one of each state. */
export async function seedBills(core: Core): Promise<void> {
  const catalogue = await core.catalogue()
  await addFaults(core.db, catalogue.serviceFaults?.() ?? [])
  const [shopper, other] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const by: BillAsker = { userId: shopper.userId, locale: 'zh-CN', nowMs: core.clock.now(), mode: core.mode }
  const [address] = await addressesOf(core.db, shopper.userId)
  if (address) {
    const list = (await appliances(core.db, by)).list.filter(({ warranty }) => warranty)
    const [first, second] = list
    if (second) await ofOrder(core, { ...by, nowMs: by.nowMs - 12 * DAY_MS }, second, address.address_id, true)
    if (first) await ofOrder(core, { ...by, nowMs: by.nowMs - 2 * HOUR_MS }, first, address.address_id, false)
  }
  if (other) await ofEachState(core, { ...by, userId: other.userId })
}

/** Staff acts so long after a moment. */
const staffAt = (core: Core, ms: number) => ({
  db: core.db,
  log: core.log,
  clock: { ...core.clock, now: () => ms, date: () => new Date(ms) }
})

async function ofEachState(core: Core, by: BillAsker): Promise<void> {
  const [address] = await addressesOf(core.db, by.userId)
  const kinds = [...new Set(((await core.catalogue()).serviceFaults?.() ?? []).map(({ kindCode }) => kindCode))]
  const [kindCode] = kinds
  if (!address || kindCode === undefined) return
  const addressId = address.address_id
  for (const [index, story] of BOUGHT_ELSEWHERE.entries()) {
    const nowMs = by.nowMs - story.daysAgo * DAY_MS - HOUR_MS
    const whose = { ...by, nowMs }
    const kind = kinds[index % kinds.length] ?? kindCode
    const [fault] = await faultsOf(core.db, kind)
    const [day = ''] = serviceDays(nowMs)
    const { billId } = await bookByHand(core.db, whose, {
      kindCode: kind,
      model: `BT-${101 + index}`,
      work: story.work,
      faultCodes: story.work === 'REPAIR' && fault ? [fault.fault_code] : [],
      text: '',
      pictures: [],
      day,
      window: index % 3,
      addressId
    })
    await take(core, billId, story.steps, nowMs)
    if (story.answer === undefined) continue
    const bill = await findBill(core.db, billId, await ownerOf(core.db, by.userId))
    const answer = { billId, agree: story.answer, expectedFen: bill?.quote?.totalFen ?? 0 }
    await answerQuote(core.db, { ...whose, nowMs: nowMs + 27 * HOUR_MS }, answer)
    await take(core, billId, story.then ?? [], nowMs + 27 * HOUR_MS)
  }
}

/** Steps of the desk, an hour each, and from setting out on the day after; a quote asks for the last of the standard. */
async function take(core: Core, billId: string, steps: readonly BillStep[], fromMs: number): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const [item] = (await lockBill(core.db, billId))?.fees.slice(-1) ?? []
    const quote = { lines: item ? [{ itemCode: item.itemCode, count: 1, charged: true }] : [] }
    await actOnBill(staffAt(core, fromMs + (index < 2 ? index + 1 : index + 22) * HOUR_MS), STAFF, {
      billId,
      step,
      quote
    })
  }
}

async function ofOrder(
  core: Core,
  by: BillAsker,
  { orderCode, skuCode, kindCode }: { orderCode: string; skuCode: string; kindCode: string },
  addressId: string,
  isDone: boolean
): Promise<void> {
  const [fault] = await faultsOf(core.db, kindCode)
  const [day = ''] = serviceDays(by.nowMs)
  if (!fault) return
  const faultCodes = [fault.fault_code]
  const wish = { work: 'REPAIR' as const, faultCodes, text: '', day, window: 1, pictures: [], addressId }
  const { billId } = await bookByOrder(core.db, by, { orderCode, skuCode, ...wish })
  await take(core, billId, isDone ? [...there, 'finish'] : ['accept'], by.nowMs)
}
