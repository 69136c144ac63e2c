import { sql } from 'kysely'
import { allotmentsIn } from '../../core/database/allotments'
import type { Db } from '../../core/database/database'
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
  let shown = db.selectFrom('employee_offer').where('end_at', '>', now).where('given_back', '=', false)
  if (large !== undefined) shown = shown.where('large', '=', large)
  const { rows, total } = await pageOf(shown, page, (offers) =>
    offers
      .selectAll()
      .orderBy(sql`start_at > ${now}`)
      .orderBy(sql`taken >= allotment`)
      .orderBy('price_fen', 'desc')
      .orderBy('offer_code')
  )
  return { rows: rows.map(asOffer), total }
}

export const {
  takeAllotted,
  returnAllotted,
  closeAllotment,
  addAllotment: addOffer,
  allAllotments,
  overAllotments: overOffers
} = allotmentsIn('employee_offer', 'offer_code')

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
export const allOffers = async (db: Db): Promise<OfferRecord[]> => (await allAllotments(db)).map(asOffer)
