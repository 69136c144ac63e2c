import { sql } from 'kysely'
import type { ClassedRegion, FeeWork, RegionClass } from '../../../../domain/aftersale/serviceFee'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import type { BilledLine, FeePart } from './schema'

export interface KindRow {
  kind_code: string
  name: Words
  picture: string
  works: FeeWork[]
}

/** Kinds with a fee of any work, in their order. */
export async function kinds(db: Db): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select k.kind_code, k.name, k.picture, array_agg(distinct f.work) as works
    from service_kind k join service_fee f on f.kind_code = k.kind_code
    group by k.kind_code, k.name, k.picture, k.position order by k.position`.execute(db)
  return rows
}

/** The kind a product is of; undefined where service has none. */
export async function kindOfProduct(db: Db, spuCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ kind_code: string }>`
    select k.kind_code from service_kind k join product p on p.category_codes && k.category_codes
    where p.spu_code = ${spuCode} order by k.position limit 1`.execute(db)
  return rows[0]?.kind_code
}

export interface FeeVersion {
  kindCode: string
  itemCode: string
  part: FeePart
  name: Words
  note: Words
  unit: Words
  fen: number
  validFrom: string
  position: number
}

/** Every version of every fee of these kinds for a work and a class, in the order in which fees are shown. */
export function versions(
  db: Db,
  kindCodes: readonly string[],
  work: FeeWork,
  regionClass: RegionClass
): Promise<FeeVersion[]> {
  if (kindCodes.length === 0) return Promise.resolve([])
  return db
    .selectFrom('service_fee')
    .select([
      'kind_code as kindCode',
      'item_code as itemCode',
      'part',
      'name',
      'note',
      'unit',
      'fen',
      'valid_from as validFrom',
      'position'
    ])
    .where('kind_code', 'in', [...kindCodes])
    .where('work', '=', work)
    .where('region_class', '=', regionClass)
    .orderBy('position')
    .orderBy('item_code')
    .orderBy('valid_from')
    .execute()
}

export interface DeskVersion {
  kindCode: string
  kind: Words
  work: FeeWork
  regionClass: RegionClass
  itemCode: string
  name: Words
  fen: number
  validFrom: string
  setBy: string
}

/** Every version of every fee, as the desk reads them. */
export function allVersions(db: Db): Promise<DeskVersion[]> {
  return db
    .selectFrom('service_fee')
    .innerJoin('service_kind', 'service_kind.kind_code', 'service_fee.kind_code')
    .select([
      'service_fee.kind_code as kindCode',
      'service_kind.name as kind',
      'work',
      'region_class as regionClass',
      'item_code as itemCode',
      'service_fee.name as name',
      'fen',
      'valid_from as validFrom',
      'set_by as setBy'
    ])
    .orderBy('service_kind.position')
    .orderBy('work')
    .orderBy('region_class')
    .orderBy('service_fee.position')
    .orderBy('item_code')
    .orderBy('valid_from')
    .execute()
}

export const classedRegions = (db: Db): Promise<ClassedRegion[]> =>
  db.selectFrom('service_region').select(['region_code as regionCode', 'region_class as regionClass']).execute()

export interface NewVersion extends FeeVersion {
  work: FeeWork
  regionClass: RegionClass
  setBy: string
  setAt: Date
}

/** Writes prices. One of the same day is written anew only where `replace` says so. */
export async function addVersions(db: Db, all: readonly NewVersion[], replace = false): Promise<void> {
  if (all.length === 0) return
  const insert = db.insertInto('service_fee').values(
    all.map((fee) => ({
      kind_code: fee.kindCode,
      work: fee.work,
      item_code: fee.itemCode,
      region_class: fee.regionClass,
      valid_from: fee.validFrom,
      part: fee.part,
      name: JSON.stringify(fee.name),
      note: JSON.stringify(fee.note),
      unit: JSON.stringify(fee.unit),
      fen: fee.fen,
      position: fee.position,
      set_by: fee.setBy,
      set_at: fee.setAt
    }))
  )
  if (!replace) {
    await insert.execute()
    return
  }
  await insert
    .onConflict((on) =>
      on.columns(['kind_code', 'work', 'region_class', 'item_code', 'valid_from']).doUpdateSet((eb) => ({
        fen: eb.ref('excluded.fen'),
        set_by: eb.ref('excluded.set_by'),
        set_at: eb.ref('excluded.set_at')
      }))
    )
    .execute()
}

export interface NewBill {
  billCode: string
  kindCode: string
  work: FeeWork
  regionClass: RegionClass
  billedAt: Date
  lines: BilledLine[]
  totalFen: number
  writtenBy: string
}

export async function addBills(db: Db, all: readonly NewBill[]): Promise<void> {
  if (all.length === 0) return
  const rows = all.map((bill) => ({
    bill_code: bill.billCode,
    kind_code: bill.kindCode,
    work: bill.work,
    region_class: bill.regionClass,
    billed_at: bill.billedAt,
    lines: JSON.stringify(bill.lines),
    total_fen: bill.totalFen,
    written_by: bill.writtenBy
  }))
  await db.insertInto('fee_bill').values(rows).execute()
}

/** What the newest bills since `since` came to, fen; so many at most. */
export async function billedTotals(
  db: Db,
  of: { kindCode: string; work: FeeWork; regionClass: RegionClass; since: Date },
  most: number
): Promise<number[]> {
  const rows = await db
    .selectFrom('fee_bill')
    .select('total_fen')
    .where('kind_code', '=', of.kindCode)
    .where('work', '=', of.work)
    .where('region_class', '=', of.regionClass)
    .where('billed_at', '>=', of.since)
    .orderBy('billed_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ total_fen }) => total_fen)
}
