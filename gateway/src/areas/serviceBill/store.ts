import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { BillState } from '../../../../domain/aftersale/serviceBill'
import type { Db, Tables } from '../../core/database/database'
import { pageWithCountsOfSql, type Page, type Paged } from '../../core/database/paging'
import { amongAll, tenantOf } from '../../core/tenant'
import type { Words } from '../../core/words'

export type BillRecord = Selectable<Tables['service_bill']>
export type NewBill = Insertable<Tables['service_bill']>
export type TrackRecord = Selectable<Tables['service_track']>

/** The owner of bills: an account with those of its phone that no account has, or a phone with all of its own. */
export type Owner = { userId: string; phone: string } | { phone: string }

const ownedBy = (owner: Owner) =>
  'userId' in owner
    ? sql<boolean>`(b.user_id = ${owner.userId} or (b.user_id is null and b.phone = ${owner.phone}))`
    : sql<boolean>`b.phone = ${owner.phone}`

/** Keeps a bill; false when the appliance has one under way. */
export async function insertBill(db: Db, bill: NewBill): Promise<boolean> {
  const result = await db
    .insertInto('service_bill')
    .values({ ...bill, tenant: tenantOf(db) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function addTrack(
  db: Db,
  track: { billId: string; now: Date; text: Words; state: BillState; pictures?: readonly string[] }
): Promise<number> {
  const pictures = [...(track.pictures ?? [])]
  const { rows } = await sql<{ position: number }>`
    insert into service_track (bill_id, position, at, text, state, pictures)
    select ${track.billId}, count(*), ${track.now}, ${JSON.stringify(track.text)}, ${track.state}, ${pictures}::text[]
    from service_track where bill_id = ${track.billId} returning position`.execute(db)
  return rows[0]?.position ?? 0
}

/** Newest first; `newest`: of each bill the last alone. */
export async function tracksOf(db: Db, billIds: readonly string[], newest: boolean): Promise<TrackRecord[]> {
  if (billIds.length === 0) return []
  const { rows } = await sql<TrackRecord>`
    select ${newest ? sql`distinct on (bill_id)` : sql``} bill_id, position, at, text, state, pictures from service_track
    where bill_id = any(${[...billIds]}::text[]) order by bill_id, position desc`.execute(db)
  return rows
}

/** A bill that its owner still has in their list. */
export function findBill(db: Db, billId: string, owner: Owner): Promise<BillRecord | undefined> {
  return db
    .selectFrom('service_bill as b')
    .selectAll()
    .where('b.bill_id', '=', billId)
    .where('b.hidden', '=', false)
    .where(ownedBy(owner))
    .executeTakeFirst()
}

/** The same, locked until the transaction ends; without an owner it is anybody's (the desk). */
export function lockBill(db: Db, billId: string, owner?: Owner): Promise<BillRecord | undefined> {
  let query = db.selectFrom('service_bill as b').selectAll().where('b.bill_id', '=', billId)
  if (owner !== undefined) query = query.where('b.hidden', '=', false).where(ownedBy(owner))
  return query.forUpdate().executeTakeFirst()
}

/** Changes a bill that is still in the state in which it was seen; undefined when somebody was faster. */
export function changeBill(
  db: Db,
  before: Pick<BillRecord, 'bill_id' | 'state'>,
  changes: Updateable<Tables['service_bill']>
): Promise<BillRecord | undefined> {
  return db
    .updateTable('service_bill')
    .set(changes)
    .where('bill_id', '=', before.bill_id)
    .where('state', '=', before.state)
    .returningAll()
    .executeTakeFirst()
}

/** Notes all of a service order as back. The caller holds the order. */
export async function giveRowsBack(db: Db, orderCode: string): Promise<void> {
  await db
    .updateTable('order_row')
    .set((build) => ({ returned: build.ref('quantity'), returned_fen: build('price_fen', '*', build.ref('quantity')) }))
    .where('order_code', '=', orderCode)
    .execute()
}

export async function keepVideo(db: Db, billId: string, video: { path: string; seconds: number }): Promise<void> {
  await db
    .updateTable('service_bill')
    .set({ video: JSON.stringify(video) })
    .where('bill_id', '=', billId)
    .execute()
}

export interface BillFilter {
  owner: Owner
  orderCode?: string | undefined
  part?: 'OPEN' | 'ENDED' | undefined
  source?: 'SHOP' | undefined
  /** Booked from then on. */
  since?: Date | undefined
}

/** One page, those under way first, then the newest; how many there are, and how many are under way. */
export function listBills(
  db: Db,
  { owner, orderCode, part, source, since }: BillFilter,
  page: Page
): Promise<Paged<BillRecord> & { counts: { open: number } }> {
  const every = [
    ownedBy(owner),
    sql`not b.hidden`,
    ...(orderCode === undefined ? [] : [sql`b.order_code = ${orderCode}`]),
    ...(source === undefined ? [] : [sql`b.source = ${source}`]),
    ...(since === undefined ? [] : [sql`b.created_at >= ${since}`])
  ]
  const ofPart =
    part === undefined ? sql`true` : part === 'OPEN' ? sql`b.ended_at is null` : sql`b.ended_at is not null`
  return pageWithCountsOfSql(
    db,
    {
      list: sql`from service_bill b where ${sql.join(every, sql` and `)}`,
      part: ofPart,
      columns: sql`b.*`,
      order: sql`b.ended_at is not null, b.created_at desc, b.bill_id`,
      counts: sql`count(*) filter (where b.ended_at is null)::int as open`
    },
    page
  )
}

export const billMadeBy = (db: Db, madeBy: string): Promise<BillRecord | undefined> =>
  db.selectFrom('service_bill').selectAll().where('made_by', '=', madeBy).executeTakeFirst()

/** Bills of these appliances, cancelled ones left out. */
export function billsOfAppliances(db: Db, keys: readonly string[]): Promise<BillRecord[]> {
  if (keys.length === 0) return Promise.resolve([])
  return db
    .selectFrom('service_bill')
    .selectAll()
    .where('appliance_key', 'in', [...keys])
    .where('source', '=', 'SHOP')
    .where('state', '<>', 'CANCELLED')
    .orderBy('created_at')
    .execute()
}

/** How many of an owner's bills are under way. */
/** One booking of a phone at a time: the next one counts it. */
export const holdBookings = (db: Db, phone: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`service bills ${phone}`}, 0))`.execute(db)

export async function countOpen(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from service_bill b
    where ${ownedBy(owner)} and b.ended_at is null and b.source = 'SHOP'`.execute(db)
  return rows[0]?.open ?? 0
}

export interface ApplianceRow {
  order_code: string
  sku_code: string
  title: Words
  picture: string
  model: string
  kind_code: string
  received_at: Date | null
  /** The installer's window, where one is booked. */
  day: string | null
  slot: number | null
  installed: boolean
  /** Months of warranty that were frozen with the order. */
  months: number | null
}

/** What a shopper bought that there is a service for, newest first; of one order and SKU where they are named. */
export async function appliancesOf(
  db: Db,
  userId: string,
  { orderCode, skuCode, limit }: { orderCode?: string; skuCode?: string; limit: number }
): Promise<ApplianceRow[]> {
  const condition =
    orderCode === undefined ? sql`` : sql`and o.order_code = ${orderCode} and r.sku_code = ${skuCode ?? ''}`
  const { rows } = await sql<ApplianceRow>`select * from (
      select distinct on (o.order_code, r.sku_code) o.order_code, r.sku_code, r.title, p.picture, p.model, k.kind_code,
        coalesce(e.received_at, a.signed_at, case when r.exchange_case is null then o.completed_at end) as received_at,
        v.day, v.slot, coalesce(a.installed, false) as installed,
        (r.after_sale->>'warrantyMonths')::int as months, o.created_at
      from trade_order o
      join order_row r on r.order_code = o.order_code
      join product p on p.spu_code = r.spu_code
      join service_kind k on p.category_codes && k.category_codes
      left join parcel_row pr on pr.order_code = r.order_code and pr.position = r.position
      left join parcel a on a.parcel_code = pr.parcel_code
      left join install_visit v on v.subject = a.parcel_code
      left join after_sale_exchange e on e.case_code = r.exchange_case
      where r.returned < r.quantity and o.user_id = ${userId} and o.status in ('WAIT_RECEIVE', 'COMPLETED') and not o.hidden ${condition}
      order by o.order_code, r.sku_code, k.position
    ) mine order by created_at desc, sku_code limit ${limit}`.execute(db)
  return rows
}

export interface KindRow {
  kind_code: string
  name: Words
  picture: string
}

export const kindOf = (db: Db, kindCode: string): Promise<KindRow | undefined> =>
  db
    .selectFrom('service_kind')
    .select(['kind_code', 'name', 'picture'])
    .where('kind_code', '=', kindCode)
    .executeTakeFirst()

export function faultsOf(db: Db, kindCode: string): Promise<{ fault_code: string; name: Words; tip: Words }[]> {
  return db
    .selectFrom('service_fault')
    .select(['fault_code', 'name', 'tip'])
    .where('kind_code', '=', kindCode)
    .orderBy('position')
    .execute()
}

export async function addFaults(
  db: Db,
  faults: readonly { kindCode: string; faultCode: string; name: Words; tip: Words }[]
): Promise<void> {
  if (faults.length === 0) return
  await db
    .insertInto('service_fault')
    .values(
      faults.map(({ kindCode, faultCode, name, tip }, position) => ({
        kind_code: kindCode,
        fault_code: faultCode,
        name: JSON.stringify(name),
        tip: JSON.stringify(tip),
        position
      }))
    )
    .execute()
}

export async function keepView(db: Db, view: { keyHash: string; phone: string; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('service_view')
    .values({ key_hash: view.keyHash, phone: amongAll(db, view.phone), expires_at: view.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a key opens now. */
export async function viewOf(
  db: Db,
  keyHash: string,
  now: Date
): Promise<Selectable<Tables['service_view']> | undefined> {
  const ours = amongAll(db, '')
  const row = await db
    .selectFrom('service_view')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('phone', 'like', `${ours}1%`)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { ...row, phone: row.phone.slice(ours.length) }
}

export async function dropViews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('service_view').where('expires_at', '<=', now).execute()
}

export const syncOf = (db: Db, phone: string): Promise<Selectable<Tables['service_sync']> | undefined> =>
  db.selectFrom('service_sync').selectAll().where('phone', '=', amongAll(db, phone)).executeTakeFirst()

/** Notes a query to the maker now; false when the last one was a moment ago. */
export async function beginSync(db: Db, phone: string, now: Date, notAfter: Date): Promise<boolean> {
  const result =
    await sql`insert into service_sync (phone, asked_at, failed) values (${amongAll(db, phone)}, ${now}, false)
    on conflict (phone) do update set asked_at = excluded.asked_at
    where service_sync.asked_at <= ${notAfter}`.execute(db)
  return result.numAffectedRows === 1n
}

export async function endSync(db: Db, phone: string, end: { now: Date; failed: boolean }): Promise<void> {
  await db
    .updateTable('service_sync')
    .set(end.failed ? { failed: true } : { failed: false, synced_at: end.now })
    .where('phone', '=', amongAll(db, phone))
    .execute()
}

/** Keeps what the maker told of a bill; older news than what is known changes nothing. */
export async function keepTold(db: Db, bill: NewBill & { told_at: number }): Promise<boolean> {
  const result = await db
    .insertInto('service_bill')
    .values({ ...bill, tenant: tenantOf(db) })
    .onConflict((conflict) =>
      conflict
        .column('bill_no')
        .doUpdateSet({ state: bill.state, ended_at: bill.ended_at, told_at: bill.told_at })
        .where('service_bill.told_at', '<', bill.told_at)
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const billByNo = (db: Db, billNo: string): Promise<BillRecord | undefined> =>
  db.selectFrom('service_bill').selectAll().where('bill_no', '=', billNo).executeTakeFirst()

export function newestBills(db: Db, limit: number): Promise<BillRecord[]> {
  return db
    .selectFrom('service_bill')
    .selectAll()
    .where('source', '=', 'SHOP')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}
