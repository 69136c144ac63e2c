/** Activities of every kind in one list. */
import type { DataOf, QueryOf } from '../../../../contract'
import { REBATE_DAYS, rebateOfRows } from '../../../../domain/activity/rebate'
import type { Db } from '../../core/database/database'
import type { Asker, Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { ownOfActivities } from '../assist'
import { lowestAmong, sessions } from '../seckill'
import { skusByCode } from '../product'
import { subsidyOfPiece } from '../subsidy'
import { openTrialOf } from '../trial'
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

export async function ofSku(
  db: Db,
  visitor: Visitor,
  skuCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/pub'>> {
  const rows = await store.activitiesOfSku(db, skuCode, new Date(visitor.nowMs))
  const codesOf = (kind: Row['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.activity_code] : []))
  const lowest = await lowestAmong(
    db,
    codesOf('FLASH').map((sessionCode) => ({ sessionCode, skuCode }))
  )
  const own = await ownOfActivities(db, visitor, codesOf('ASSIST'))
  const sku = (await skusByCode(db, [skuCode], visitor)).get(skuCode)
  const piece = { quantity: 1, couponFen: 0, packetFen: 0, pointFen: 0, priceFen: sku?.row.priceFen ?? 0 }
  const rebateFen = rebateOfRows([{ rate: sku?.facts.on_sale ? sku.facts.rebate_rate : null, row: piece }])
  const list = rows.map((row) => {
    const assistCode = own.get(row.activity_code)
    return {
      ...toRow(row, visitor.locale),
      ...(assistCode === undefined ? {} : { assistCode }),
      ...(row.kind === 'FLASH' ? lowest({ sessionCode: row.activity_code, skuCode }) : {})
    }
  })
  const subsidyFen = sku?.facts.on_sale ? await subsidyOfPiece(db, visitor, { skuCode, priceFen: sku.row.priceFen }) : 0
  const trialCode = await openTrialOf(db, skuCode, new Date(visitor.nowMs))
  return {
    list,
    ...(rebateFen === 0 ? {} : { rebate: { rebateFen, days: REBATE_DAYS } }),
    ...(subsidyFen === 0 ? {} : { subsidyFen }),
    ...(trialCode === undefined ? {} : { trialCode })
  }
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
  const [allotment, left, reservations] = [sum((row) => row.allotment), sum((row) => row.left), sum((row) => row.held)]
  return { sessionCode, allotment, left, held: reservations, sold: allotment - left - reservations }
}

export const stock = async (
  db: Db,
  { nowMs }: Visitor,
  activityCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/stock'>> => ({
  activityCode,
  ...(await store.piecesOfActivity(db, activityCode, new Date(nowMs)))
})
