import type { BodyOf, DataOf, Footstep, QueryOf } from '../../../../contract'
import { moment, shopDay, shopMidnight } from '../../../../domain/day'
import { FOOTPRINT_DAYS, fitMoment } from '../../../../domain/goods/footprint'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { keptAmong } from '../favourite'
import { skuFacts, skusByCode } from '../product'
import * as store from './store'

/** From when on looks are kept: whole days of the shop. */
export const sinceOf = (nowMs: number): Date =>
  moment(shopMidnight(nowMs))
    .subtract(FOOTPRINT_DAYS - 1, 'day')
    .toDate()

/** Looks that a device tells of, as they are kept: one a product and day, the last of it. What nobody sells is left out. */
async function recordsOf(
  db: Db,
  rows: BodyOf<'POST /o2cum/v1/footstep/create'>['rows'],
  { userId, nowMs }: Asker
): Promise<store.StepRecord[]> {
  const codes = [...new Set(rows.map(({ skuCode }) => skuCode))]
  const facts = new Map((await skuFacts(db, codes)).map((row) => [row.sku_code, row]))
  const steps = new Map<string, store.StepRecord>()
  for (const { skuCode, seenAt, priceFen } of rows) {
    const sku = facts.get(skuCode)
    const moment = fitMoment(seenAt, nowMs)
    if (sku === undefined || moment === undefined) continue
    const day = shopDay(moment)
    const key = `${day} ${sku.spu_code}`
    const before = steps.get(key)
    if (before !== undefined && before.seen_at.getTime() >= moment) continue
    steps.set(key, {
      user_id: userId,
      day,
      spu_code: sku.spu_code,
      sku_code: skuCode,
      seen_at: new Date(moment),
      price_fen: priceFen,
      title: sku.title,
      picture: sku.picture
    })
  }
  // in one order, so that two devices at once do not wait for each other
  return [...steps].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, step]) => step)
}

/** Writes looks, unless the shopper has paused that; tells of the last product when it was looked at before. */
export function write(
  db: Db,
  { rows }: BodyOf<'POST /o2cum/v1/footstep/create'>,
  asker: Asker
): Promise<DataOf<'POST /o2cum/v1/footstep/create'>> {
  return inTransaction(db, async (tx) => {
    const records = await recordsOf(tx, rows, asker)
    const written = (await store.isPaused(tx, asker.userId)) ? 0 : await store.write(tx, records)
    const last = records.reduce<store.StepRecord | undefined>(
      (newest, record) => (newest && newest.seen_at >= record.seen_at ? newest : record),
      undefined
    )
    const dayStart = last && new Date(shopMidnight(last.seen_at.getTime()))
    const before = last && dayStart && (await store.lastBefore(tx, asker.userId, last.spu_code, dayStart))
    return {
      written,
      ...(before ? { before: { seenAt: before.seen_at.getTime(), priceFen: before.price_fen } } : {})
    }
  })
}

/** One page of what was looked at, its days, and whether more is written. */
export async function pageOfSteps(
  db: Db,
  { day, page = 1, size = 10 }: QueryOf<'GET /o2cum/v1/footstep/page'>,
  asker: Asker
): Promise<DataOf<'GET /o2cum/v1/footstep/page'>> {
  const filter = { userId: asker.userId, since: sinceOf(asker.nowMs) }
  const records = await store.stepsOf(db, { ...filter, day }, { page, size })
  const days = await store.dayCounts(db, filter)
  const codes = [...new Set(records.map(({ sku_code }) => sku_code))]
  const skus = await skusByCode(db, codes, asker)
  const favourites = await keptAmong(db, asker.userId, codes)
  const total = days.reduce((sum, entry) => (day === undefined || entry.day === day ? sum + entry.count : sum), 0)
  const list = records.map((record): Footstep => {
    const sku = skus.get(record.sku_code)?.row
    const unsellable = sku === undefined ? 'DELISTED' : sku.unsellable
    return {
      day: record.day,
      spuCode: record.spu_code,
      skuCode: record.sku_code,
      title: sku?.title ?? say(asker.locale, record.title),
      picture: sku?.picture ?? record.picture,
      seenAt: record.seen_at.getTime(),
      thenFen: record.price_fen,
      priceFen: sku?.priceFen ?? record.price_fen,
      ...(unsellable === undefined ? {} : { unsellable }),
      days: Number(record.days),
      favorite: favourites.has(record.sku_code)
    }
  })
  return { list, total, page, size, days, paused: await store.isPaused(db, asker.userId) }
}

/** Forgets what is named; nothing named is no wish. */
export async function forget(
  db: Db,
  userId: string,
  body: BodyOf<'POST /o2cum/v1/footstep/delete'>
): Promise<DataOf<'POST /o2cum/v1/footstep/delete'>> {
  if (body.rows === undefined && body.days === undefined && body.among === undefined)
    throw invalid('请选择要删除的足迹', 'The request is not valid: rows, days or among must be there')
  return { deleted: await store.forget(db, userId, body) }
}

export async function pause(
  db: Db,
  { userId, nowMs }: Pick<Asker, 'userId' | 'nowMs'>,
  paused: boolean
): Promise<DataOf<'POST /o2cum/v1/footstep/pause'>> {
  await store.setPaused(db, userId, paused, new Date(nowMs))
  return { paused }
}

/** How many products a shopper has looked at lately, for the account screen. */
export const countFootprint = (db: Db, userId: string, now: Date): Promise<number> =>
  store.countSince(db, userId, sinceOf(now.getTime()))

/** Forgets what is too old. */
export const sweep = ({ db, clock }: Core): Promise<void> => store.forgetOld(db, sinceOf(clock.now()))
