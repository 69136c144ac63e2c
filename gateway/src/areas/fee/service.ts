import type { DataOf, QueryOf } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import {
  FEE_WORKS,
  mostPaid,
  priceAfter,
  priceOn,
  regionClassOf,
  type FeeWork
} from '../../../../domain/aftersale/serviceFee'
import { DAY_MS } from '../../../../domain/spans'
import { newId, type Db } from '../../core/database/database'
import type { Reader } from '../../core/identity/asker'
import { say } from '../../core/words'
import type { BilledLine } from './schema'
import * as store from './store'

/** Bills of a year, the newest so many: prices of long ago say nothing of today's. */
const BILLS_OF_MS = 365 * DAY_MS
const MOST_BILLS = 2000

/** Versions of each fee together, in the order of the fees. */
function byItem(rows: readonly store.FeeVersion[]): store.FeeVersion[][] {
  const items = new Map<string, store.FeeVersion[]>()
  for (const row of rows) {
    const key = `${row.kindCode} ${row.itemCode}`
    const itemRows = items.get(key)
    if (itemRows) itemRows.push(row)
    else items.set(key, [row])
  }
  return [...items.values()]
}

/** What a work on each of these kinds costs today. By kind. */
async function feesToday(
  db: Db,
  kindCodes: readonly string[],
  { work, regionCode, nowMs }: { work: FeeWork; regionCode: string | undefined; nowMs: number }
): Promise<Map<string, store.FeeVersion[]>> {
  const regionClass = regionClassOf(regionCode, await store.classedRegions(db))
  const items = byItem(await store.versions(db, kindCodes, work, regionClass))
  const day = shopDay(nowMs)
  const now = items.map((versions) => priceOn(versions, day)).filter((price) => price !== undefined)
  return new Map(kindCodes.map((kindCode) => [kindCode, now.filter((price) => price.kindCode === kindCode)]))
}

/** What installing each of these kinds costs today: the one table that guides and products read too. By kind. */
export const installationFees = (
  db: Db,
  kindCodes: readonly string[],
  where: { regionCode: string | undefined; nowMs: number }
): Promise<Map<string, store.FeeVersion[]>> => feesToday(db, kindCodes, { ...where, work: 'INSTALL' })

/** What a work on one kind costs today, as a bill keeps it. */
export const feesOf = async (
  db: Db,
  { kindCode, ...where }: { kindCode: string; work: FeeWork; regionCode: string; nowMs: number }
): Promise<store.FeeVersion[]> => (await feesToday(db, [kindCode], where)).get(kindCode) ?? []

const inOrder = (works: readonly FeeWork[]): FeeWork[] => FEE_WORKS.filter((work) => works.includes(work))

/** The fees of a kind and a work, where service goes; the first of each where the caller names none that there is. */
export async function feeSheet(
  db: Db,
  query: QueryOf<'GET /o2pcm/pub/v1/crm-group-get/service-fee'>,
  { locale, nowMs }: Reader
): Promise<DataOf<'GET /o2pcm/pub/v1/crm-group-get/service-fee'>> {
  const rows = await store.kinds(db)
  const kindCode =
    query.kindCode ?? (query.spuCode === undefined ? undefined : await store.kindOfProduct(db, query.spuCode))
  const kind = rows.find(({ kind_code }) => kind_code === kindCode) ?? rows[0]
  const regionClass = regionClassOf(query.regionCode, await store.classedRegions(db))
  const kinds = rows.map(({ kind_code, name, picture, works }) => ({
    kindCode: kind_code,
    name: say(locale, name),
    picture,
    works: inOrder(works)
  }))
  if (kind === undefined) return { kinds, regionClass, list: [] }
  const works = inOrder(kind.works)
  const work = works.find((work) => work === query.work) ?? works[0] ?? 'INSTALL'
  const day = shopDay(nowMs)
  const list = byItem(await store.versions(db, [kind.kind_code], work, regionClass)).flatMap((versions) => {
    const now = priceOn(versions, day)
    if (now === undefined) return []
    const next = priceAfter(versions, day)
    return [
      {
        itemCode: now.itemCode,
        part: now.part,
        name: say(locale, now.name),
        note: say(locale, now.note),
        unit: say(locale, now.unit),
        fen: now.fen,
        validFrom: now.validFrom,
        earlier: versions
          .filter(({ validFrom }) => validFrom < now.validFrom)
          .map(({ validFrom, fen }) => ({ validFrom, fen })),
        ...(next ? { next: { validFrom: next.validFrom, fen: next.fen } } : {})
      }
    ]
  })
  const since = new Date(nowMs - BILLS_OF_MS)
  const most = mostPaid(
    await store.billedTotals(db, { kindCode: kind.kind_code, work, regionClass, since }, MOST_BILLS)
  )
  return { kinds, kindCode: kind.kind_code, work, regionClass, list, ...(most ? { mostPaid: most } : {}) }
}

/** What a visit came to, as it was billed; `lines` are those that were charged. */
export interface PaidVisit {
  kindCode: string
  work: FeeWork
  regionCode: string
  lines: readonly BilledLine[]
  totalFen: number
  billedAt: Date
  by: string
}

/** Counts a visit that is over among those that say what most people pay. Nothing in it leads to whose it was. */
export async function countVisit(tx: Db, { regionCode, lines, billedAt, by, ...visit }: PaidVisit): Promise<void> {
  const regionClass = regionClassOf(regionCode, await store.classedRegions(tx))
  const billed = { ...visit, regionClass, billedAt, lines: [...lines], writtenBy: by }
  await store.addBills(tx, [{ billCode: newId('bill'), ...billed }])
}
