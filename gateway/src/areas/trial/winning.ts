/** What becomes of a piece that was won: the order it comes by, its way, and the report. */
import { randomInt } from 'node:crypto'
import { isFullReport, REPORT_MS, REWRITE_MS, TRIAL_REPORT } from '../../../../domain/activity/trial'
import { afterSaleRule } from '../../../../domain/aftersale/afterSaleDays'
import { arrivalDay } from '../../../../domain/orders/freight'
import { shopDay } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { tellOfTrial } from '../message'
import { insertOrder, restrictedIn, restrictedSale, type WaySnapshot } from '../order'
import { skuFacts, specsOf, type SkuFacts } from '../product'
import { move } from './draw'
import type { TrialAddress } from './schema'
import * as store from './store'

/** Twenty digits, as other orders have. */
const newOrderCode = (nowMs: number): string =>
  `${shopDay(nowMs).replaceAll('-', '')}${String(randomInt(10 ** 6)).padStart(6, '0')}${String(randomInt(10 ** 6)).padStart(6, '0')}`

const wayOf = (facts: SkuFacts): WaySnapshot => ({
  sameDayBeforeHour: facts.same_day_before_hour,
  transitDays: facts.transit_days,
  remoteRegionCodes: [...facts.shop_freight.remoteRegionCodes],
  // wherever it goes, it costs the shopper nothing
  remoteExtraFen: 0,
  large: facts.freight_class === 'LARGE'
})

const specWords = ({ attributes, spec_values: values }: SkuFacts) => ({
  zh: specsOf(attributes, values, 'zh-CN'),
  en: specsOf(attributes, values, 'en-US')
})

/**
 * Orders a piece that was confirmed: it costs nothing and waits for no payment, so it is to be shipped at once. Its stock was
 * taken when the trial was published; it counts as no sale and against no limit.
 */
export async function orderPiece(
  db: Db,
  { userId, nowMs }: Asker,
  { trial, entryId, address }: { trial: store.TrialRecord; entryId: string; address: TrialAddress }
): Promise<string> {
  const now = new Date(nowMs)
  const [facts] = await skuFacts(db, [trial.sku_code])
  if (facts === undefined) throw refusal('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
  const [restriction] = await restrictedIn(db, [trial.sku_code], address.districtCode)
  if (restriction !== undefined) throw restrictedSale(restriction, address.regionName)
  const { addressId: _id, ...place } = address
  const way = wayOf(facts)
  const specs = specWords(facts)
  const orderCode = newOrderCode(nowMs)
  const words = [facts.title.zh, facts.title.en, ...[...specs.zh, ...specs.en].map(({ valueName }) => valueName)]
  await insertOrder(
    db,
    {
      order_code: orderCode,
      user_id: userId,
      // nothing was settled: an entry becomes one order
      settlement_id: entryId,
      shop_code: facts.shop_code,
      shop_name: JSON.stringify(facts.shop_name),
      status: 'WAIT_SHIP',
      activity: 'TRIAL',
      goods_fen: 0,
      freight_fen: 0,
      discount_fen: 0,
      pay_fen: 0,
      remark: '',
      address: JSON.stringify(place),
      way: JSON.stringify(way),
      arrives_on: arrivalDay(nowMs, way, place.districtCode, way.large),
      created_at: now,
      pay_before: now,
      search_words: [...new Set(words)].join(' ').toLowerCase()
    },
    [
      {
        order_code: orderCode,
        position: 0,
        sku_code: facts.sku_code,
        spu_code: facts.spu_code,
        title: JSON.stringify(facts.title),
        picture: facts.picture,
        specs: JSON.stringify(specs),
        price_fen: 0,
        list_price_fen: 0,
        regular_price_fen: 0,
        quantity: 1,
        discount_fen: 0,
        after_sale: JSON.stringify(afterSaleRule(facts.freight_class === 'LARGE'))
      }
    ],
    []
  )
  return orderCode
}

/** The order of a piece left: its report is awaited from now on. In the transaction that ships the order. */
export async function pieceSent(db: Db, orderCode: string, now: Date): Promise<void> {
  const entry = await store.lockEntryOfOrder(db, orderCode)
  const trial = entry && (await store.trialOf(db, entry.trial_code))
  if (entry === undefined || trial === undefined) return
  const dates = { sent_at: now, report_before: new Date(now.getTime() + REPORT_MS) }
  await move(db, entry, { act: 'SEND', by: 'shop', now }, dates)
  await tellOfTrial(db, entry.user_id, { kind: 'SENT', trialCode: trial.trial_code, slogan: trial.slogan }, now)
}

/** The review of a trial's order was written, or written anew: it is the report. In the transaction that keeps the review. */
export async function reportWritten(
  db: Db,
  { orderCode, text, pictures }: { orderCode: string; text: string; pictures: number },
  now: Date
): Promise<void> {
  if (!isFullReport(text, pictures))
    throw refusal(
      'trial.report-short',
      `试用报告至少写 ${TRIAL_REPORT.least} 个字，带一张自己拍的图`,
      `A trial report needs at least ${TRIAL_REPORT.least} characters and a picture of your own`
    )
  const entry = await store.lockEntryOfOrder(db, orderCode)
  const written = { reported_at: now, rewrite_before: null }
  if (entry !== undefined) await move(db, entry, { act: 'REPORT', by: 'shopper', now }, written)
}

/** A report was shown, or refused: it is to be written anew then. In the transaction that decides the review. */
export async function reportJudged(db: Db, orderCode: string, isShown: boolean, now: Date): Promise<void> {
  const entry = await store.lockEntryOfOrder(db, orderCode)
  if (entry === undefined) return
  const until = Math.max(entry.report_before?.getTime() ?? 0, now.getTime() + REWRITE_MS)
  await store.changeEntry(db, entry.entry_id, { rewrite_before: isShown ? null : new Date(until) })
}
