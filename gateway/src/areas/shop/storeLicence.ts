import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'

export interface LicenceRecord {
  kind: string
  title: Words
  company: string
  credit_code: string
  lines: { name: Words; value: Words }[]
  checked_on: string
  bytes: Buffer | null
}

/** What papers a shop has, in their order. */
export function licenceNames(db: Db, shopCode: string): Promise<{ kind: string; title: Words }[]> {
  return db
    .selectFrom('shop_licence')
    .select(['kind', 'title'])
    .where('shop_code', '=', shopCode)
    .orderBy('position')
    .execute()
}

export function licences(db: Db, shopCode: string): Promise<Omit<LicenceRecord, 'bytes' | 'lines'>[]> {
  return db
    .selectFrom('shop_licence')
    .select(['kind', 'title', 'company', 'credit_code', 'checked_on'])
    .where('shop_code', '=', shopCode)
    .orderBy('position')
    .execute()
}

/** One paper with its scan, and the name of its shop. */
export function licence(
  db: Db,
  shopCode: string,
  kind: string
): Promise<(LicenceRecord & { shop_name: Words }) | undefined> {
  return db
    .selectFrom('shop_licence')
    .innerJoin('shop', 'shop.shop_code', 'shop_licence.shop_code')
    .select(['kind', 'title', 'company', 'credit_code', 'lines', 'checked_on', 'bytes', 'shop.name as shop_name'])
    .where('shop_licence.shop_code', '=', shopCode)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Every paper of every shop. */
export async function allLicences(db: Db): Promise<
  {
    shopCode: string
    shop: Words
    kind: string
    title: Words
    scanned: boolean
    checkedOn: string
    putBy: string | null
  }[]
> {
  return db
    .selectFrom('shop_licence')
    .innerJoin('shop', 'shop.shop_code', 'shop_licence.shop_code')
    .select([
      'shop.shop_code as shopCode',
      'shop.name as shop',
      'shop_licence.kind as kind',
      'shop_licence.title as title',
      sql<boolean>`bytes is not null`.as('scanned'),
      'checked_on as checkedOn',
      'put_by as putBy'
    ])
    .orderBy('shop.shop_code')
    .orderBy('shop_licence.position')
    .execute()
}

/** Puts a scan in the place of a paper's lines; false: there is no such paper. */
export async function putScan(
  db: Db,
  of: { shopCode: string; kind: string; bytes: Buffer; by: string; checkedOn: string }
): Promise<boolean> {
  const put = await sql`update shop_licence set bytes = ${of.bytes}, put_by = ${of.by}, checked_on = ${of.checkedOn}
    where shop_code = ${of.shopCode} and kind = ${of.kind}`.execute(db)
  return put.numAffectedRows === 1n
}
