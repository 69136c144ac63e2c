import { sql, type Insertable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'
import type { OfferRecord } from './store'

const asOffer = (row: OfferRecord): OfferRecord => ({ ...row, price_fen: Number(row.price_fen) })

export async function offerOf(db: Db, offerCode: string): Promise<OfferRecord | undefined> {
  const row = await db.selectFrom('employee_offer').selectAll().where('offer_code', '=', offerCode).executeTakeFirst()
  return row && asOffer(row)
}

/** Offers that run or come: those that run and have pieces first. */
export async function shownOffers(
  db: Db,
  now: Date,
  { large, ...page }: Page & { large?: boolean | undefined }
): Promise<Paged<OfferRecord>> {
  let offers = db.selectFrom('employee_offer').where('end_at', '>', now).where('given_back', '=', false)
  if (large !== undefined) offers = offers.where('large', '=', large)
  const { rows, total } = await pageOf(offers, page, (offers) =>
    offers
      .selectAll()
      .orderBy(sql`start_at > ${now}`)
      .orderBy(sql`taken >= allotment`)
      .orderBy('price_fen', 'desc')
      .orderBy('offer_code')
  )
  return { rows: rows.map(asOffer), total }
}

export async function addOffer(db: Db, offer: Insertable<Tables['employee_offer']>): Promise<boolean> {
  const row = await db
    .insertInto('employee_offer')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('offer_code')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a piece of an allotment; false (and nothing taken) when there is none, or it is back in the stock. */
export async function takeAllotted(db: Db, offerCode: string, quantity: number): Promise<boolean> {
  const result = await sql`update employee_offer set taken = taken + ${quantity}
    where offer_code = ${offerCode} and not given_back and taken + ${quantity} <= allotment`.execute(db)
  return result.numAffectedRows === 1n
}

/** Puts pieces back; false: the allotment is in the stock again already. */
export async function returnAllotted(db: Db, offerCode: string, quantity: number): Promise<boolean> {
  const result = await sql`update employee_offer set taken = greatest(0, taken - ${quantity})
    where offer_code = ${offerCode} and not given_back`.execute(db)
  return result.numAffectedRows === 1n
}

/** Closes an allotment; replies how many pieces of it are left, undefined when it is closed already. */
export async function closeAllotment(db: Db, offerCode: string): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`update employee_offer set given_back = true
    where offer_code = ${offerCode} and not given_back returning allotment - taken as left`.execute(db)
  return rows[0]?.left
}

/** Offers whose time is over and whose pieces are not back yet. */
export async function overOffers(db: Db, now: Date): Promise<OfferRecord[]> {
  const rows = await db
    .selectFrom('employee_offer')
    .selectAll()
    .where('given_back', '=', false)
    .where('end_at', '<=', now)
    .orderBy('sku_code')
    .execute()
  return rows.map(asOffer)
}

/** Ends one that runs or comes. */
export async function endOffer(db: Db, offerCode: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable('employee_offer')
    .set({ end_at: sql`greatest(${now}, start_at + interval '1 millisecond')`, ended_by: by })
    .where('offer_code', '=', offerCode)
    .where('end_at', '>', now)
    .execute()
}

/** Every offer, for the shop's people: the newest first. */
export async function allOffers(db: Db): Promise<OfferRecord[]> {
  const rows = await db
    .selectFrom('employee_offer')
    .selectAll()
    .orderBy('start_at', 'desc')
    .orderBy('offer_code')
    .limit(50)
    .execute()
  return rows.map(asOffer)
}
