/** What the shop's people do with trials; each says who did it. */
import { randomBytes } from 'node:crypto'
import { REPORT_MS } from '../../../../domain/activity/trial'
import { tidyWritten } from '../../../../domain/written'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database'
import { invalid, refusal } from '../../core/errors'
import { judgeOrLater } from '../../core/moderation'
import { signer } from '../../core/signing'
import { closeFiles } from '../../core/uploads'
import { asWritten, type Words } from '../../core/words'
import { takeStock } from '../inventory'
import { tellOfTrial } from '../message'
import { skusByCode } from '../product'
import { close, digests, draw, move } from './draw'
import { entryMissing, filesOf, trialMissing } from './service'
import * as store from './store'

type Desk = Pick<Core, 'db' | 'clock'>

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
export async function publishTrial({ db, clock }: Desk, by: string, plan: TrialPlan): Promise<string> {
  const { pieces, startAt, closeAt, drawAt, skuCode } = plan
  if (pieces < 1 || closeAt <= startAt || drawAt < closeAt)
    throw invalid('时间或数量不正确', 'The times or the number are not right')
  const sku = (await skusByCode(db, [skuCode], { locale: 'zh-CN', nowMs: clock.now() })).get(skuCode)
  if (sku === undefined) throw refusal('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
  return inTransaction(db, async (tx) => {
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
      published_by: by
    })
    return trialCode
  })
}

async function demandTrial(db: Db, trialCode: string): Promise<store.TrialRecord> {
  const trial = await store.trialOf(db, trialCode)
  if (trial === undefined) throw trialMissing()
  return trial
}

/** Takes no more applications from now on. */
export async function closeTrial({ db, clock }: Desk, by: string, trialCode: string): Promise<void> {
  const { closed_at: closedAt } = await demandTrial(db, trialCode)
  if (closedAt !== null) throw refusal('trial.closed', '申请已经截止', 'Applications are closed')
  await inTransaction(db, (tx) => close(tx, trialCode, by, clock.date()))
}

/** Draws a trial that is closed. */
export async function drawTrial({ db, clock }: Desk, by: string, trialCode: string): Promise<void> {
  const trial = await demandTrial(db, trialCode)
  if (trial.list_hash === null) throw refusal('trial.open', '截止后才能开奖', 'It can be drawn once it is closed')
  if (trial.drawn_at !== null) throw refusal('trial.drawn', '已经开过奖了', 'It has been drawn already')
  await inTransaction(db, (tx) => draw(tx, trialCode, by, clock.date()))
}

/** Sends a piece that was confirmed. */
export async function sendPiece(
  { db, clock }: Desk,
  by: string,
  { entryId, carrier, parcelNo }: { entryId: string; carrier: Words; parcelNo: string }
): Promise<void> {
  const number = parcelNo.trim()
  if (!/^[A-Za-z0-9-]{4,40}$/.test(number)) throw invalid('运单号不正确', 'The parcel’s number is not right')
  await inTransaction(db, async (tx) => {
    const entry = await store.lockEntry(tx, entryId)
    if (entry === undefined) throw entryMissing()
    if (entry.address === null) throw refusal('address.missing', '没有收货地址', 'There is no address to send it to')
    const now = clock.date()
    const sent = {
      carrier: JSON.stringify(carrier),
      parcel_no: number,
      sent_at: now,
      report_before: new Date(now.getTime() + REPORT_MS)
    }
    await move(tx, entry, { act: 'SEND', by, at: now }, sent)
    const { trial_code: trialCode, slogan } = await demandTrial(tx, entry.trial_code)
    await tellOfTrial(tx, entry.user_id, { kind: 'SENT', trialCode, slogan }, now)
  })
}

export const REPORT_STEPS = ['show', 'refuse'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]
/** Signs of a reason. */
const REASON_LENGTH = 100
/** Reports judged in one go. */
const AT_ONCE = 20

async function settleReport(
  db: Db,
  entry: store.EntryRecord,
  step: ReportStep,
  { reason, at }: { reason: Words | null; at: Date }
): Promise<void> {
  await store.changeEntry(db, entry.entry_id, {
    report_status: step === 'show' ? 'SHOWN' : 'REFUSED',
    judged_at: at,
    refused_for: reason === null ? null : JSON.stringify(reason)
  })
  await closeFiles(db, filesOf(entry.entry_id), entry.pictures, step !== 'show')
}

/** Shows or refuses a report; who refuses one says why. */
export async function actOnReport(
  { db, clock }: Desk,
  { entryId, step, reason = '' }: { entryId: string; step: ReportStep; reason?: string }
): Promise<void> {
  const tidy = tidyWritten(reason, REASON_LENGTH)
  if (step === 'refuse' && ('problem' in tidy || tidy.text === ''))
    throw invalid('请写明原因', `A reason of up to ${REASON_LENGTH} characters is needed`)
  await inTransaction(db, async (tx) => {
    const entry = await store.lockEntry(tx, entryId)
    if (entry === undefined || entry.report_status === null) throw entryMissing()
    const why = step === 'refuse' && 'text' in tidy ? asWritten(tidy.text) : null
    await settleReport(tx, entry, step, { reason: why, at: clock.date() })
  })
}

/** Has moderation judge new reports: what it is not sure of waits for a person. */
export async function judgeReports(core: Core): Promise<void> {
  const { db, clock } = core
  for (const { entry_id: entryId, user_id: userId, report, pictures, reported_at: at } of await store.unjudged(
    db,
    AT_ONCE
  )) {
    const verdict = await judgeOrLater(core, { userId, text: report?.zh ?? '', pictures })
    if (verdict === undefined) return
    await inTransaction(db, async (tx) => {
      const held = await store.lockEntry(tx, entryId)
      // decided or written anew meanwhile: the verdict is of other words
      const same = held?.report_status === 'PENDING' && held.reported_at?.getTime() === at?.getTime()
      if (held === undefined || !same) return
      const now = clock.date()
      if (verdict.kind === 'HOLD') await store.changeEntry(tx, entryId, { judged_at: now })
      else if (verdict.kind === 'PASS') await settleReport(tx, held, 'show', { reason: null, at: now })
      else await settleReport(tx, held, 'refuse', { reason: verdict.reason, at: now })
    })
  }
}

/** Every trial with those of its entries that the shop's people have to do with. */
export async function trialDesk({ db, clock }: Desk) {
  const trials = await store.allTrials(db)
  const codes = trials.map((trial) => trial.trial_code)
  const skus = await skusByCode(
    db,
    trials.map((trial) => trial.sku_code),
    { locale: 'zh-CN', nowMs: clock.now() }
  )
  const counts = await store.countsOf(db, codes)
  const sign = await signer(db, clock.now())
  const list = []
  for (const trial of trials) {
    const entries = trial.drawn_at === null ? [] : await store.entriesOf(db, trial.trial_code)
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
          report: entry.report?.zh,
          reportStatus: entry.report_status,
          pictures: entry.pictures.map((path) => (path.startsWith('/storage/uploads/') ? sign(path) : path))
        }))
    })
  }
  return list
}
