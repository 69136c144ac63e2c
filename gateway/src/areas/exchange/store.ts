import type { Insertable, Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'

export type OfferRecord = Selectable<Tables['point_offer']>
export type ExchangeRecord = Selectable<Tables['point_exchange']>

export async function addOffers(db: Db, offers: OfferRecord[]): Promise<void> {
  if (offers.length > 0) await db.insertInto('point_offer').values(offers).execute()
}

export function allOffers(db: Db): Promise<OfferRecord[]> {
  return db.selectFrom('point_offer').selectAll().orderBy('position').execute()
}

export function offerOf(db: Db, offerCode: string): Promise<OfferRecord | undefined> {
  return db.selectFrom('point_offer').selectAll().where('offer_code', '=', offerCode).executeTakeFirst()
}

/** One of what is left; false when nothing is. */
export async function takeOne(db: Db, offerCode: string): Promise<boolean> {
  const row = await db
    .updateTable('point_offer')
    .set((build) => ({ left_over: build('left_over', '-', 1) }))
    .where('offer_code', '=', offerCode)
    .where('left_over', '>', 0)
    .returning('offer_code')
    .executeTakeFirst()
  return row !== undefined
}

/** How many a shopper has had, by offer. */
export async function hadByOffer(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('point_exchange')
    .select((build) => ['offer_code', build.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('offer_code')
    .execute()
  return new Map(rows.map((row) => [row.offer_code, row.count]))
}

export async function addExchange(db: Db, row: Insertable<Tables['point_exchange']>): Promise<ExchangeRecord> {
  return db.insertInto('point_exchange').values(row).returningAll().executeTakeFirstOrThrow()
}

export const exchangesOf = (db: Db, userId: string, page: Page): Promise<Paged<ExchangeRecord>> =>
  pageOf(db.selectFrom('point_exchange').where('user_id', '=', userId), page, (own) =>
    own.selectAll().orderBy('created_at', 'desc').orderBy('exchange_id')
  )

/** Says that goods were sent; how many of them waited. */
export async function markSent(db: Db, trackingNo: string): Promise<number> {
  const rows = await db
    .updateTable('point_exchange')
    .set({ status: 'SENT', tracking_no: trackingNo })
    .where('status', '=', 'PREPARING')
    .returning('exchange_id')
    .execute()
  return rows.length
}
