/** What the shop's staff do with trials; each act says who did it. */
import { randomBytes } from 'node:crypto'
import { newId, type Db } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { takeStock } from '../inventory'
import { ordersByCode } from '../order'
import { skusByCode } from '../product'
import { close, digests, draw } from './draw'
import { trialMissing } from './service'
import * as store from './store'

export interface TrialPlan {
  skuCode: string
  slogan: Words
  hint: Words
  pieces: number
  startAt: number
  closeAt: number
  drawAt: number
}

/** Publishes a trial with the hash of its seed, and takes its pieces from the stock. Replies its code. */
export const publishTrial = (core: DeskCore, staff: Staff, plan: TrialPlan): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'trial.publish', about: resultCode }, async (tx, now) => {
    const { pieces, startAt, closeAt, drawAt, skuCode } = plan
    if (pieces < 1 || closeAt <= startAt || drawAt < closeAt)
      throw invalid('时间或数量不正确', 'The times or the number are not right')
    const sku = (await skusByCode(tx, [skuCode], { locale: 'zh-CN', nowMs: now.getTime() })).get(skuCode)
    if (sku === undefined) throw refusal('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
    if (!(await takeStock(tx, skuCode, pieces))) throw refusal('stock.short', '库存不足', 'Not enough in stock')
    const trialCode = newId('tr')
    const seed = randomBytes(32).toString('hex')
    await store.addTrial(tx, {
      trial_code: trialCode,
      sku_code: skuCode,
      slogan: JSON.stringify(plan.slogan),
      hint: JSON.stringify(plan.hint),
      pieces,
      start_at: new Date(startAt),
      close_at: new Date(closeAt),
      draw_at: new Date(drawAt),
      seed_secret: seed,
      seed_hash: digests.sha256(seed),
      published_by: staff.who
    })
    return trialCode
  })

async function demandTrial(db: Db, trialCode: string): Promise<store.TrialRecord> {
  const trial = await store.lockTrial(db, trialCode)
  if (trial === undefined) throw trialMissing()
  return trial
}

/** Takes no more applications from now on. */
export const closeTrial = (core: DeskCore, staff: Staff, trialCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'trial.close', about: trialCode }, async (tx, now) => {
    const { closed_at: closedAt } = await demandTrial(tx, trialCode)
    if (closedAt !== null) throw refusal('trial.closed', '申请已经截止', 'Applications are closed')
    await close(tx, trialCode, staff.who, now)
  })

/** Draws a trial that is closed. */
export const drawTrial = (core: DeskCore, staff: Staff, trialCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'trial.draw', about: trialCode }, async (tx, now) => {
    const trial = await demandTrial(tx, trialCode)
    if (trial.list_hash === null) throw refusal('trial.open', '截止后才能开奖', 'It can be drawn once it is closed')
    if (trial.drawn_at !== null) throw refusal('trial.drawn', '已经开过奖了', 'It has been drawn already')
    await draw(tx, trialCode, staff.who, now)
  })

/** Every trial with those of its entries that the shop's people have to do with. */
export async function trialDesk({ db, clock }: DeskCore) {
  const trials = await store.allTrials(db)
  const skus = await skusByCode(
    db,
    trials.map((trial) => trial.sku_code),
    { locale: 'zh-CN', nowMs: clock.now() }
  )
  const counts = await store.countsOf(
    db,
    trials.map((trial) => trial.trial_code)
  )
  const list = []
  for (const trial of trials) {
    const entries = trial.drawn_at === null ? [] : await store.entriesOf(db, trial.trial_code)
    const codes = entries.flatMap((entry) => (entry.state === 'CONFIRMED' ? (entry.order_code ?? []) : []))
    const orderRows = codes.length === 0 ? [] : await ordersByCode(db, codes)
    const orders = new Set(orderRows.map((order) => order.order_code))
    list.push({
      trialCode: trial.trial_code,
      title: skus.get(trial.sku_code)?.row.title ?? trial.sku_code,
      pieces: trial.pieces,
      applicants: counts.get(trial.trial_code)?.applicants ?? 0,
      closed: trial.closed_at !== null,
      drawn: trial.drawn_at !== null,
      ended: trial.ended_at !== null,
      closeAt: trial.close_at.getTime(),
      drawAt: trial.draw_at.getTime(),
      by: trial.drawn_by ?? trial.closed_by ?? trial.published_by,
      entries: entries
        .filter(({ state }) => state !== 'MISSED')
        .slice(0, 30)
        .map((entry) => ({
          entryId: entry.entry_id,
          rank: entry.rank,
          state: entry.state,
          author: entry.author.zh,
          overdue: entry.overdue_at !== null,
          // those of the opening have none that is there
          ...(entry.state === 'CONFIRMED' && orders.has(entry.order_code ?? '') ? { orderCode: entry.order_code } : {})
        }))
    })
  }
  return list
}
