/** What the shop's staff do with sessions of the flash sale; each act says who did it. */
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, notFound, refusal } from '../../core/errors'
import { returnStock, takeStock } from '../inventory'
import { skusByCode } from '../product'
import { giveLeftBack, sessionMissing } from './holding'
import * as store from './store'

export interface SessionTimes {
  startAt: number
  endAt: number
}

const timesWrong = () => invalid('结束时间须晚于开始时间和现在', 'A session must end after it begins, and after now')
const overlaps = () =>
  refusal('flash.overlap', '这段时间里已有同款的场次', 'There is a session of one of these at that time already')

/** Publishes a session: its allotments leave the stock, or nothing happens. Replies its code. */
export const publishSession = (
  core: DeskCore,
  staff: Staff,
  { startAt, endAt }: SessionTimes,
  skus: readonly store.NewSessionSku[]
): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'flash.publish', about: resultCode }, async (tx, now) => {
    if (startAt >= endAt || endAt <= now.getTime()) throw timesWrong()
    const codes = skus.map(({ skuCode }) => skuCode)
    const known = await skusByCode(tx, codes, { locale: 'zh-CN', nowMs: startAt })
    if (skus.length === 0 || new Set(codes).size < skus.length) {
      throw invalid('请选择商品，每款一行', 'A session needs SKUs, each once')
    }
    for (const { skuCode, priceFen, allotment, limitEach } of skus) {
      const facts = known.get(skuCode)?.facts
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
    for (const { skuCode, allotment } of [...skus].sort((a, b) => (a.skuCode < b.skuCode ? -1 : 1))) {
      if (!(await takeStock(tx, skuCode, allotment))) {
        throw refusal('stock.short', '库存不足，无法发布', 'Not enough in stock to publish')
      }
    }
    const [start, end] = [new Date(startAt), new Date(endAt)]
    // after the stock, whose rows are held: two sessions of one SKU can't be published at once
    if (await store.isTaken(tx, codes, { start, end })) throw overlaps()
    const sessionCode = newId('fs')
    await store.addSession(tx, { sessionCode, startAt: start, endAt: end, by: staff.who }, skus)
    return sessionCode
  })

/** Moves the beginning and the end of a session that is not over. */
export const moveSession = (
  core: DeskCore,
  staff: Staff,
  sessionCode: string,
  { startAt, endAt }: SessionTimes
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'flash.move', about: sessionCode }, async (tx, now) => {
    if (startAt >= endAt || endAt <= now.getTime()) throw timesWrong()
    const [start, end] = [new Date(startAt), new Date(endAt)]
    const codes = await store.liveSkus(tx, sessionCode)
    // their stock is held, as publishing holds it
    for (const skuCode of codes) await returnStock(tx, skuCode, 0)
    if (await store.isTaken(tx, codes, { start, end }, sessionCode)) throw overlaps()
    if (!(await store.moveSession(tx, sessionCode, { by: staff.who, now, start, end }))) throw sessionMissing()
  })

/** Ends a session before its time; what is left goes back to stock. */
export async function closeSession(core: DeskCore, staff: Staff, sessionCode: string): Promise<void> {
  await actAtDesk(
    core,
    staff,
    { permission: 'ACTIVITIES', act: 'flash.close', about: sessionCode },
    async (tx, now) => {
      if (!(await store.endSession(tx, sessionCode, staff.who, now))) throw sessionMissing()
    }
  )
  await giveLeftBack(core, sessionCode)
}

/** Sessions that run or come, the next first. */
export async function flashDesk({ db, clock }: DeskCore) {
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
