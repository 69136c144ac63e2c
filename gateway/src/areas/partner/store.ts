import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import type { Words } from '../../core/words'

export type PartnerRecord = Selectable<Tables['partner']>
export type ContractRecord = Omit<Selectable<Tables['partner_contract']>, 'document'>

export const partnerRow = (db: Db, userId: string): Promise<PartnerRecord | undefined> =>
  db.selectFrom('partner').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const lockPartner = (db: Db, userId: string): Promise<PartnerRecord | undefined> =>
  db.selectFrom('partner').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()

export const partnerRowByCode = (db: Db, code: string): Promise<PartnerRecord | undefined> =>
  db.selectFrom('partner').selectAll().where('partner_code', '=', code).executeTakeFirst()

export async function addPartner(db: Db, row: { userId: string; partnerCode: string; now: Date }): Promise<boolean> {
  const result = await db
    .insertInto('partner')
    .values({ user_id: row.userId, partner_code: row.partnerCode, state: 'APPLIED', applied_at: row.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const changePartner = (db: Db, userId: string, change: Updateable<Tables['partner']>): Promise<PartnerRecord> =>
  db.updateTable('partner').set(change).where('user_id', '=', userId).returningAll().executeTakeFirstOrThrow()

export const addEvent = (db: Db, event: Insertable<Tables['partner_event']>): Promise<unknown> =>
  db.insertInto('partner_event').values(event).execute()

/** Returns whether another shopper has that number. */
export async function isKnownElsewhere(db: Db, idHash: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('partner')
    .select('user_id')
    .where('id_hash', '=', idHash)
    .where('user_id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}

const CONTRACT = ['version', 'title', 'intro', 'sections', 'document_hash', 'issued_at', 'issued_by'] as const

export const newestContract = (db: Db): Promise<ContractRecord | undefined> =>
  db
    .selectFrom('partner_contract')
    .select([...CONTRACT])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const contractBytes = async (db: Db, version: number): Promise<Buffer | undefined> =>
  (await db.selectFrom('partner_contract').select('document').where('version', '=', version).executeTakeFirst())
    ?.document ?? undefined

/** Keeps a version's document; the first one that comes stays. */
export async function keepDocument(db: Db, version: number, document: Buffer, hash: string): Promise<void> {
  await db
    .updateTable('partner_contract')
    .set({ document, document_hash: hash })
    .where('version', '=', version)
    .where('document', 'is', null)
    .execute()
}

export interface ContractText {
  title: Words
  intro: Words
  sections: { title: Words; text: Words }[]
}

export async function addContract(db: Db, text: ContractText, now: Date, by: string): Promise<number> {
  // one at a time
  await sql`lock table partner_contract in share row exclusive mode`.execute(db)
  const version = ((await newestContract(db))?.version ?? 0) + 1
  await db
    .insertInto('partner_contract')
    .values({
      version,
      title: JSON.stringify(text.title),
      intro: JSON.stringify(text.intro),
      sections: JSON.stringify(text.sections),
      document: null,
      document_hash: null,
      issued_at: now,
      issued_by: by
    })
    .execute()
  return version
}

/** Sends all who work back to sign; replies who they are. */
export async function askToResign(db: Db): Promise<string[]> {
  const rows = await db
    .updateTable('partner')
    .set({ state: 'RESIGN' })
    .where('state', '=', 'ACTIVE')
    .returning('user_id')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

export const addSignature = (db: Db, row: Insertable<Tables['partner_signature']>): Promise<unknown> =>
  db.insertInto('partner_signature').values(row).execute()

export const newestSignature = (db: Db, userId: string) =>
  db
    .selectFrom('partner_signature')
    .select(['signature_id', 'version', 'signed_at', 'shown_hash', 'final_hash'])
    .where('user_id', '=', userId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const signedBytes = async (db: Db, signatureId: string): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('partner_signature')
      .select('document')
      .where('signature_id', '=', signatureId)
      .executeTakeFirst()
  )?.document

/** What a category pays, with what sells best in it. */
export interface RateRecord {
  category_code: string
  name: Words
  title: Words
  picture: string
  price_fen: number
}

export async function bestOf(db: Db, categoryCodes: readonly string[]): Promise<RateRecord[]> {
  const { rows } = await sql<RateRecord>`select c.category_code, c.name, p.title, c.picture, s.price_fen
    from category c
    join lateral (select spu_code, title from product where on_sale and c.category_code = any(category_codes)
      order by sold_count desc, spu_code limit 1) p on true
    join lateral (select price_fen from sku where sku.spu_code = p.spu_code order by position limit 1) s on true
    where c.category_code = any(${[...categoryCodes]}::text[])`.execute(db)
  return rows
}

export async function isEmployee(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_role')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'EMPLOYEE')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets a partner's work be asked for, until it stops or ends. */
export const grantWork = (db: Db, grant: { userId: string; now: Date; by: string }): Promise<unknown> =>
  db
    .insertInto('customer_role')
    .values({ user_id: grant.userId, role: 'PARTNER', granted_at: grant.now, granted_by: grant.by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const takeWork = (db: Db, userId: string): Promise<unknown> =>
  db.deleteFrom('customer_role').where('user_id', '=', userId).where('role', '=', 'PARTNER').execute()

export const deskRows = (db: Db) =>
  db
    .selectFrom('partner as p')
    .leftJoin('customer as c', 'c.user_id', 'p.user_id')
    .select(['p.user_id', 'p.partner_code', 'p.state', 'p.name_masked', 'p.id_masked', 'p.contract_version', 'c.phone'])
    .select((build) => build('p.id_hash', 'is not', null).as('told'))
    .orderBy('p.applied_at', 'desc')
    .limit(30)
    .execute()

/** The newest version, which stays it until the transaction ends. */
export async function holdNewestContract(db: Db): Promise<ContractRecord | undefined> {
  await sql`lock table partner_contract in share mode`.execute(db)
  return newestContract(db)
}

/** One at a time tells that they are a person. */
export const lockIdentity = (db: Db, idHash: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${idHash}, 0))`.execute(db)
