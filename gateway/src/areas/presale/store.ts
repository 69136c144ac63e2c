import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { REMIND_BEFORE_END_MS, REMIND_BEFORE_START_MS, type PresalePhase } from '../../../../domain/activity/presale'
import { allotmentsIn } from '../../core/database/allotments'
import type { Db, Tables } from '../../core/database/database'
import { countRows, pageOfSql, rowsOf, type Page, type Paged } from '../../core/database/paging'

export type PresaleRecord = Selectable<Tables['presale']>
export type PresaleOrderRecord = Selectable<Tables['presale_order']>

export function presaleOf(db: Db, activityCode: string): Promise<PresaleRecord | undefined> {
  return db.selectFrom('presale').selectAll().where('activity_code', '=', activityCode).executeTakeFirst()
}

/** The shop's own limit of deposits, percent. */
export async function depositParameter(db: Db): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('system_parameter')
    .select('default_value')
    .where('code', '=', 'PRESALE_DEPOSIT_PERCENT')
    .executeTakeFirst()
  return row?.default_value
}

/** The presale of a SKU whose pieces are not back in the stock. */
export async function presaleOfSku(db: Db, skuCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('presale')
    .select('activity_code')
    .where('sku_code', '=', skuCode)
    .where('given_back', '=', false)
    .executeTakeFirst()
  return row?.activity_code
}

const inPhase = (db: Db, phase: Exclude<PresalePhase, 'OVER'>, now: Date) =>
  db
    .selectFrom('presale')
    .where('given_back', '=', false)
    .where('end_at', '>', now)
    .where('start_at', phase === 'OPEN' ? '<=' : '>', now)

/** Presales that take deposits, or will: the nearest moment first. */
export const listPresales = (
  db: Db,
  phase: Exclude<PresalePhase, 'OVER'>,
  now: Date,
  page: Page
): Promise<PresaleRecord[]> =>
  rowsOf(inPhase(db, phase, now), page, (list) =>
    list
      .selectAll()
      .orderBy(phase === 'OPEN' ? 'end_at' : 'start_at')
      .orderBy('activity_code')
  )

/** The presale of a SKU that takes deposits, or will. */
export const ofSku = (db: Db, skuCode: string, now: Date): Promise<PresaleRecord[]> =>
  db
    .selectFrom('presale')
    .selectAll()
    .where('sku_code', '=', skuCode)
    .where('end_at', '>', now)
    .where('given_back', '=', false)
    .limit(1)
    .execute()

export const countIn = (db: Db, phase: Exclude<PresalePhase, 'OVER'>, now: Date): Promise<number> =>
  countRows(inPhase(db, phase, now))

export const {
  takeAllotted,
  returnAllotted,
  closeAllotment,
  addAllotment: addPresale,
  allAllotments: allPresales,
  overAllotments: overPresales
} = allotmentsIn('presale', 'activity_code')

/** Takes no more deposits from now on; of one that has not begun nothing is left. */
export async function endPresale(db: Db, activityCode: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable('presale')
    .set({ end_at: sql`greatest(start_at, ${now})`, ended_by: by })
    .where('activity_code', '=', activityCode)
    .where('end_at', '>', now)
    .execute()
}

export async function insertOrder(db: Db, order: Insertable<Tables['presale_order']>): Promise<void> {
  await db.insertInto('presale_order').values(order).execute()
}

/** Returns the presale part of an order; undefined: it is none. */
export function orderOf(db: Db, orderCode: string): Promise<PresaleOrderRecord | undefined> {
  return db.selectFrom('presale_order').selectAll().where('order_code', '=', orderCode).executeTakeFirst()
}

export async function changeOrder(
  db: Db,
  orderCode: string,
  changes: Updateable<Tables['presale_order']>
): Promise<void> {
  await db.updateTable('presale_order').set(changes).where('order_code', '=', orderCode).execute()
}

/** Pieces of a presale that a shopper has, and that did not go back. */
export async function piecesOf(db: Db, userId: string, activityCode: string): Promise<number> {
  const { pieces } = await db
    .selectFrom('presale_order')
    .select((build) => build.fn.sum<number | null>('quantity').as('pieces'))
    .where('activity_code', '=', activityCode)
    .where('user_id', '=', userId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}

/** An order whose deposit is paid and whose balance is not, with what is shown of it. */
export interface WaitingRecord extends PresaleOrderRecord {
  pay_fen: number
  title: { zh: string; en: string }
  picture: string
  sku_code: string
  spu_code: string
}

/** A shopper's orders whose balance is to be paid: the nearest end of a window first. */
export function waitingOrders(db: Db, userId: string, now: Date, page: Page): Promise<Paged<WaitingRecord>> {
  const list = sql`from presale_order p join trade_order o on o.order_code = p.order_code
    join lateral (select title, picture, sku_code, spu_code from order_row r
      where r.order_code = p.order_code order by position limit 1) g on true
    where p.user_id = ${userId} and o.status = 'WAIT_BALANCE' and p.balance_to > ${now}`
  return pageOfSql(db, { list, columns: sql`p.*, o.pay_fen, g.*`, order: sql`p.balance_to, p.order_code` }, page)
}

/** Orders that need a reminder, held; what another gateway deals with is skipped. */
export async function toRemind(db: Db, now: Date): Promise<PresaleOrderRecord[]> {
  const begins = new Date(now.getTime() + REMIND_BEFORE_START_MS)
  const passed = new Date(now.getTime() - REMIND_BEFORE_START_MS)
  const ends = new Date(now.getTime() + REMIND_BEFORE_END_MS)
  return db
    .selectFrom('presale_order')
    .selectAll()
    .where('outcome', 'is', null)
    .where('balance_paid_at', 'is', null)
    .where('deposit_paid_at', 'is not', null)
    .where('balance_to', '>', now)
    .where((build) =>
      build.or([
        build.and([
          build('begins_told_at', 'is', null),
          build('balance_from', '<=', begins),
          build('balance_from', '>=', passed),
          build('balance_to', '>', ends)
        ]),
        build.and([build('ends_told_at', 'is', null), build('balance_to', '<=', ends)])
      ])
    )
    .orderBy('order_code')
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Orders of a presale whose deposit is paid and whose balance is not. */
export async function unfinishedOf(db: Db, activityCodes: readonly string[]): Promise<PresaleOrderRecord[]> {
  if (activityCodes.length === 0) return []
  return db
    .selectFrom('presale_order')
    .selectAll()
    .where('activity_code', 'in', [...activityCodes])
    .where('outcome', 'is', null)
    .where('deposit_paid_at', 'is not', null)
    .where('balance_paid_at', 'is', null)
    .orderBy('order_code')
    .limit(100)
    .execute()
}
