/** Activities of every kind in one list. */
import type { DataOf, QueryOf } from '../../../../contract'
import type { Db } from '../../core/database/database'
import type { Asker, Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { sessions } from '../flash'
import * as store from './store'

type Row = DataOf<'GET /o2mkt-b2c/v1/activity/pub'>['list'][number]

const toRow = (row: store.ActivityRecord, locale: Locale): Row => ({
  kind: row.kind,
  activityCode: row.activity_code,
  skuCode: row.sku_code,
  spuCode: row.spu_code,
  title: say(locale, row.title),
  picture: row.picture,
  priceFen: row.price_fen,
  startAt: row.start_at.getTime(),
  endAt: row.end_at.getTime(),
  allotment: row.allotment,
  left: row.allotment - row.taken
})

export async function ofSku(db: Db, { locale, nowMs }: Visitor, skuCode: string): Promise<{ list: Row[] }> {
  const rows = await store.activitiesOfSku(db, skuCode, new Date(nowMs))
  return { list: rows.map((row) => toRow(row, locale)) }
}

export async function page(
  db: Db,
  { locale, nowMs }: Visitor,
  { kind, page: pageNumber = 1, size = 10 }: QueryOf<'GET /o2mkt-b2c/v1/activity/pub/page'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/pub/page'>> {
  const { rows, total } = await store.pageOfActivities(db, new Date(nowMs), kind, { page: pageNumber, size })
  return { list: rows.map((row) => toRow(row, locale)), total, page: pageNumber, size }
}

export async function own(
  db: Db,
  { userId, locale }: Asker,
  { page: pageNumber = 1, size = 10 }: QueryOf<'GET /o2mkt-b2c/v1/activity/page'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/page'>> {
  const { rows, total } = await store.ownActivities(db, userId, { page: pageNumber, size })
  return {
    list: rows.map((row) => ({ ...toRow(row, locale), orderCode: row.order_code })),
    total,
    page: pageNumber,
    size
  }
}

const rowsOf = async (db: Db, asker: Visitor, sessionCode: string) =>
  (await sessions(db, asker)).sessions.find((session) => session.sessionCode === sessionCode)?.rows ?? []

export async function sessionPage(
  db: Db,
  asker: Visitor,
  { sessionCode, page: pageNumber = 1, size = 10 }: QueryOf<'GET /o2mkt-b2c/v1/activity/pub/seckil/page'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/pub/seckil/page'>> {
  const rows = await rowsOf(db, asker, sessionCode)
  return { list: rows.slice((pageNumber - 1) * size, pageNumber * size), total: rows.length, page: pageNumber, size }
}

export async function sessionNumber(
  db: Db,
  asker: Visitor,
  sessionCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/pub/seckil-number'>> {
  const rows = await rowsOf(db, asker, sessionCode)
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0)
  const [allotment, left, held] = [sum((row) => row.allotment), sum((row) => row.left), sum((row) => row.held)]
  return { sessionCode, allotment, left, held, sold: allotment - left - held }
}

export const stock = async (
  db: Db,
  { nowMs }: Visitor,
  activityCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/stock'>> => ({
  activityCode,
  ...(await store.piecesOfActivity(db, activityCode, new Date(nowMs)))
})
