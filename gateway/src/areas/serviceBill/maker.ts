/** Bills that the maker has of a phone, through a port: asked at most once a minute, and older news changes nothing. */
import type { DataOf } from '../../../../contract'
import { HOUR_MS, MINUTE_MS } from '../../../../domain/spans'
import { isEnded } from '../../../../domain/aftersale/serviceBill'
import type { Core } from '../../core/area'
import { newId, type Db } from '../../core/database/database'
import { OWN_TENANT, tenantOf } from '../../core/tenant'
import type { MakerBill } from './demonstration'
import { ownerOf, type BillAsker } from './reading'
import * as store from './store'

type State = DataOf<'GET /o2as-m-bbc/v1/service-bills/syncState'>

/** Who knows the maker's bills; a shop of one's own puts the maker's system here. */
export interface MakerPort {
  billsOf(phone: string): Promise<readonly MakerBill[]>
}

/** The demonstration's maker knows what its catalogue says, of the phones of its own shop: another tenant's are others'. */
export const makerOf = (core: Pick<Core, 'db' | 'mode' | 'catalogue' | 'clock'>): MakerPort | undefined =>
  core.mode === 'production' || tenantOf(core.db) !== OWN_TENANT
    ? undefined
    : {
        billsOf: async (phone) =>
          ((await core.catalogue()).makerBills?.(core.clock.now()) ?? []).filter((bill) => bill.phone === phone)
      }

const ASKED_EVERY_MS = MINUTE_MS
const FRESH_MS = HOUR_MS

/** How fresh what the maker told of the shopper's phone is. */
export async function syncState(
  core: Pick<Core, 'db' | 'mode' | 'catalogue' | 'clock'>,
  asker: BillAsker
): Promise<State> {
  if (makerOf(core) === undefined) return { state: 'NONE' }
  const { phone } = await ownerOf(core.db, asker.userId)
  const sync = await store.syncOf(core.db, phone)
  if (!sync) return { state: 'NEVER' }
  const syncedAt = sync.synced_at?.getTime()
  const time = syncedAt === undefined ? {} : { syncedAt }
  if (sync.failed) return { state: 'FAILED', ...time }
  if (syncedAt === undefined) return { state: 'NEVER' }
  return { state: asker.nowMs - syncedAt < FRESH_MS ? 'FRESH' : 'STALE', ...time }
}

/** Asks the maker for what is new. Outside a transaction: it talks to others. */
export async function sync(
  core: Pick<Core, 'db' | 'mode' | 'catalogue' | 'clock' | 'log'>,
  asker: BillAsker,
  maker: MakerPort | undefined = makerOf(core)
): Promise<State> {
  if (maker === undefined) return { state: 'NONE' }
  const { db, clock } = core
  const { phone } = await ownerOf(db, asker.userId)
  const now = clock.date()
  if (!(await store.beginSync(db, phone, now, new Date(now.getTime() - ASKED_EVERY_MS)))) return syncState(core, asker)
  let failed = false
  try {
    for (const bill of await maker.billsOf(phone)) await keep(db, bill)
  } catch (error) {
    core.log.warn({ err: error }, 'the maker could not be asked for its bills')
    failed = true
  }
  await store.endSync(db, phone, { now, failed })
  return syncState(core, asker)
}

/** Keeps the maker's data of one bill, and a track of it where it changed. */
async function keep(db: Db, makerBill: MakerBill): Promise<void> {
  const { billNo, phone, work, state, appliance, text, toldAt, createdAt } = makerBill
  const isChange = await store.keepTold(db, {
    bill_id: newId('sb'),
    bill_no: billNo,
    source: 'BRAND',
    user_id: null,
    phone,
    work,
    state,
    appliance: JSON.stringify(appliance),
    appliance_key: billNo,
    order_code: null,
    fault_codes: [],
    faults: '[]',
    text: '',
    pictures: [],
    address: null,
    door_code: null,
    warranty_until: null,
    free_because: null,
    fees: '[]',
    lines: '[]',
    total_fen: 0,
    quote: null,
    pay_order: null,
    score: null,
    review: null,
    made_by: null,
    told_at: toldAt,
    created_at: new Date(createdAt),
    ended_at: isEnded(state) ? new Date(toldAt) : null
  })
  if (!isChange) return
  const bill = await store.billByNo(db, billNo)
  if (bill) await store.addTrack(db, { billId: bill.bill_id, now: new Date(toldAt), text, state })
}
