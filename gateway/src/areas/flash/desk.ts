/** What the shop's staff do with sessions of the flash sale; each says who did it. */
import type { Core } from '../../core/area'
import { inTransaction, newId } from '../../core/database/database'
import { invalid, notFound, refusal } from '../../core/errors'
import { returnStock, takeStock } from '../inventory'
import { skusByCode } from '../product'
import { sessionMissing } from './holding'
import * as store from './store'

type Desk = Pick<Core, 'db' | 'clock'>

export interface SessionTimes {
  startAt: number
  endAt: number
}

const timesWrong = () => invalid('结束时间须晚于开始时间和现在', 'A session must end after it begins, and after now')
const overlaps = () =>
  refusal('flash.overlap', '这段时间里已有同款的场次', 'There is a session of one of these at that time already')

/** Publishes a session: its allotments leave the stock, or nothing happens. Replies its code. */
export async function publishSession(
  { db, clock }: Desk,
  by: string,
  { startAt, endAt }: SessionTimes,
  skus: readonly store.NewSessionSku[]
): Promise<string> {
  if (startAt >= endAt || endAt <= clock.now()) throw timesWrong()
  const codes = skus.map(({ skuCode }) => skuCode)
  const bySku = await skusByCode(db, codes, { locale: 'zh-CN', nowMs: startAt })
  if (skus.length === 0 || new Set(codes).size < skus.length) {
    throw invalid('请选择商品，每款一行', 'A session needs SKUs, each once')
  }
  for (const { skuCode, priceFen, allotment, limitEach } of skus) {
    const facts = bySku.get(skuCode)?.facts
    if (facts === undefined || !facts.on_sale) {
      throw notFound('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
    }
    if (!(priceFen > 0 && priceFen < facts.price_fen && allotment > 0 && limitEach > 0)) {
      throw invalid(
        '秒杀价须低于日常价，数量和限购至少 1 件',
        'The price must be lower than usual, and numbers at least 1'
      )
    }
  }
  return inTransaction(db, async (tx) => {
    for (const { skuCode, allotment } of [...skus].sort((a, b) => (a.skuCode < b.skuCode ? -1 : 1))) {
      if (!(await takeStock(tx, skuCode, allotment))) {
        throw refusal('stock.short', '库存不足，无法发布', 'Not enough in stock to publish')
      }
    }
    const [start, end] = [new Date(startAt), new Date(endAt)]
    // after the stock, whose rows are held: two sessions of one SKU can't be published at once
    if (await store.isTaken(tx, codes, { start, end })) throw overlaps()
    const sessionCode = newId('fs')
    await store.addSession(tx, { sessionCode, startAt: start, endAt: end, by }, skus)
    return sessionCode
  })
}

/** Moves the beginning and the end of a session that is not over. */
export const moveSession = (
  { db, clock }: Desk,
  by: string,
  sessionCode: string,
  { startAt, endAt }: SessionTimes
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (startAt >= endAt || endAt <= clock.now()) throw timesWrong()
    const [start, end] = [new Date(startAt), new Date(endAt)]
    const codes = await store.liveSkus(tx, sessionCode)
    // their stock is locked, as publishing locks it
    for (const skuCode of codes) await returnStock(tx, skuCode, 0)
    if (await store.isTaken(tx, codes, { start, end }, sessionCode)) throw overlaps()
    if (!(await store.moveSession(tx, sessionCode, { by, now: clock.date(), start, end }))) throw sessionMissing()
  })

/** Ends a session before its time; what is left goes back to stock. */
export async function closeSession({ db, clock }: Desk, by: string, sessionCode: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await store.endSession(tx, sessionCode, by, clock.date()))) throw sessionMissing()
  })
  await giveLeftBack({ db, clock }, sessionCode)
}

/** Gives back to stock what sessions that are over have left; once for each row, and no two rows held at once. */
export async function giveLeftBack({ db, clock }: Desk, sessionCode?: string): Promise<void> {
  const now = clock.date()
  for (const due of await store.dueRows(db, now, sessionCode)) {
    await inTransaction(db, async (tx) => {
      const rest = await store.endRow(tx, due)
      if (rest > 0) await returnStock(tx, due.sku_code, rest)
    })
  }
}

/** Sessions that run or come, the next first. */
export async function flashDesk({ db, clock }: Desk) {
  const rows = await store.deskRows(db, clock.date())
  const sessions = new Map<
    string,
    SessionTimes & {
      sessionCode: string
      by: string
      skus: { title: string; skuCode: string; priceFen: number; taken: number; allotment: number }[]
    }
  >()
  for (const row of rows) {
    const { session_code: sessionCode } = row
    const session = sessions.get(sessionCode) ?? {
      sessionCode,
      startAt: row.start_at.getTime(),
      endAt: row.end_at.getTime(),
      by: row.moved_by ?? row.published_by,
      skus: []
    }
    sessions.set(sessionCode, session)
    session.skus.push({
      title: row.title.zh,
      skuCode: row.sku_code,
      priceFen: row.price_fen,
      taken: row.taken,
      allotment: row.allotment
    })
  }
  return [...sessions.values()]
}
