import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { addressesOf } from '../address'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { bookByOrder } from './booking'
import { actOnBill } from './desk'
import { appliances, serviceDays, type Asker } from './reading'
import { addFaults, faultsOf } from './store'

const STAFF = 'demonstration'

/** Writes what can be wrong with each kind, and the first shopper's bills: one that is done, one that is to come. */
export async function seedBills(core: Core): Promise<void> {
  await addFaults(core.db, (await core.catalogue()).serviceFaults?.() ?? [])
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const [address] = await addressesOf(core.db, shopper.userId)
  if (!address) return
  const by: Asker = { userId: shopper.userId, locale: 'zh-CN', nowMs: core.clock.now(), mode: core.mode }
  const received = (await appliances(core.db, by)).list.filter(({ warranty }) => warranty)
  const [first, second] = received
  if (second) await book(core, { ...by, nowMs: by.nowMs - 12 * DAY_MS }, second, address.address_id, true)
  if (first) await book(core, { ...by, nowMs: by.nowMs - 2 * HOUR_MS }, first, address.address_id, false)
}

async function book(
  core: Core,
  by: Asker,
  { orderCode, skuCode, kindCode }: { orderCode: string; skuCode: string; kindCode: string },
  addressId: string,
  done: boolean
): Promise<void> {
  const [fault] = await faultsOf(core.db, kindCode)
  const [day = ''] = serviceDays(by.nowMs)
  if (!fault) return
  const faultCodes = [fault.fault_code]
  const wish = { work: 'REPAIR' as const, faultCodes, text: '', day, window: 1, pictures: [], addressId }
  const { billId } = await bookByOrder(core.db, by, { orderCode, skuCode, ...wish })
  const at = (ms: number) => ({
    db: core.db,
    log: core.log,
    clock: { ...core.clock, now: () => ms, date: () => new Date(ms) }
  })
  await actOnBill(at(by.nowMs + HOUR_MS), STAFF, { billId, step: 'accept' })
  if (!done) return
  for (const [step, hours] of [
    ['assign', 2],
    ['set-out', 24],
    ['begin', 25],
    ['finish', 26]
  ] as const)
    await actOnBill(at(by.nowMs + hours * HOUR_MS), STAFF, { billId, step })
}
