import type { DataOf, QueryOf } from '../../../../contract'
import { addFen } from '../../../../domain/money/money'
import { REBATE_DAYS, rebateFen, rebateLeft, rebateState } from '../../../../domain/activity/rebate'
import { ripeAt } from '../../../../domain/aftersale/ripening'
import type { Db } from '../../core/database/database'
import type { Reader } from '../../core/identity/asker'
import { say } from '../../core/words'
import { frozenRow } from '../order'
import { productCards } from '../product'
import * as store from './store'

export type OwnRebate = DataOf<'GET /o2mkt-b2c/v1/rebate/own'>['list'][number]

/** Products that give money back, and how much of a piece. */
export async function search(
  db: Db,
  query: QueryOf<'GET /o2srh/v1/platform-fy-products/search'>,
  reader: Reader
): Promise<DataOf<'GET /o2srh/v1/platform-fy-products/search'>> {
  const { view = 'MOST', page = 1, size = 10 } = query
  const { rows: offers, total } = await store.listOffers(db, { view, nowMs: reader.nowMs }, { page, size })
  const cards = await productCards(
    db,
    offers.map((offer) => offer.spu_code),
    reader
  )
  const rates = new Map(offers.map((offer) => [offer.spu_code, offer.rate]))
  const list = cards.flatMap((product) => {
    const rate = rates.get(product.spuCode)
    if (rate === undefined) return []
    const piece = { priceFen: product.priceFen, quantity: 1, couponFen: 0, packetFen: 0, pointFen: 0 }
    return [{ product, rebateFen: rebateFen(rate, piece), days: REBATE_DAYS }]
  })
  return { list, total, page, size }
}

function toOwn(row: store.OwnRecord, { locale, nowMs }: Reader): OwnRebate {
  const isGone = row.status === 'CANCELLED' || row.void_at !== null
  const leftFen = isGone ? 0 : (row.paid_fen ?? rebateLeft(row.frozen_fen, frozenRow(row), row.returned))
  const receivedAt = row.completed_at?.getTime() ?? null
  const ripe = row.there_at === null ? null : ripeAt(row.there_at.getTime(), REBATE_DAYS)
  const course = { leftFen, ripeAt: ripe, hasOpenCase: row.case_open, isPaidOut: row.paid_at !== null }
  const byCourse = rebateState(course, nowMs)
  // what is due is in the balance once it was paid
  const state = byCourse === 'EARNED' && row.paid_at === null ? 'PENDING' : byCourse
  return {
    orderCode: row.order_code,
    position: row.position,
    title: say(locale, row.title),
    picture: row.picture,
    rebateFen: state === 'VOID' ? row.frozen_fen : leftFen,
    state,
    orderedAt: row.created_at.getTime(),
    ...(receivedAt === null || ripe === null ? {} : { receivedAt, dueAt: ripe }),
    waitsForCase: state === 'PENDING' && row.case_open,
    days: REBATE_DAYS,
    ...(row.paid_at === null ? {} : { paidAt: row.paid_at.getTime() })
  }
}

/** A shopper's own, and what they come to. */
export async function own(
  db: Db,
  query: QueryOf<'GET /o2mkt-b2c/v1/rebate/own'>,
  reader: Reader & { userId: string }
): Promise<DataOf<'GET /o2mkt-b2c/v1/rebate/own'>> {
  const { page = 1, size = 10 } = query
  const all = (await store.ownRebates(db, reader.userId)).map((row) => toOwn(row, reader))
  const sum = (state: OwnRebate['state']): number =>
    addFen(...all.filter((row) => row.state === state).map((row) => row.rebateFen))
  return {
    list: all.slice((page - 1) * size, page * size),
    total: all.length,
    page,
    size,
    pendingFen: sum('PENDING'),
    earnedFen: sum('EARNED')
  }
}
