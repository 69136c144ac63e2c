import { CONFIRM_MS, drawnAct, REPORT_MS, type TrialEntryState } from '../../../../domain/activity/trial'
import { drawnOrder, listHashOf } from '../../../../domain/activity/trialDraw'
import { moment, shopMidnight } from '../../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database'
import { addressesOf, oneLine, toAddress } from '../address'
import { customerOf } from '../customer'
import { returnStock, takeStock } from '../inventory'
import type { DemonstrationTrial } from './demonstration'
import { digests } from './draw'
import * as store from './store'

/** Letters and figures that say nothing, the same at every start. */
const tickets = ({ trialCode, applicants }: DemonstrationTrial): string[] =>
  Array.from({ length: applicants }, (_, at) => `tk_${digests.sha256(`${trialCode} ${at}`).slice(0, 16)}`)

/** Whoever is named in the data has the first place of the draw. */
interface Winner {
  userId: string
  author: string
  address: string | null
}

async function winnerOf(db: Db, userId: string | undefined): Promise<Winner | undefined> {
  const customer = userId === undefined ? undefined : await customerOf(db, userId)
  if (userId === undefined || customer === undefined) return undefined
  const [address] = await addressesOf(db, userId)
  return {
    userId,
    author: JSON.stringify(customer.nick_name),
    address:
      address === undefined
        ? null
        : JSON.stringify({
            addressId: address.address_id,
            receiver: address.receiver,
            phone: address.phone,
            line: {
              zh: oneLine(toAddress(address, 'zh-CN'), 'zh-CN'),
              en: oneLine(toAddress(address, 'en-US'), 'en-US')
            }
          })
  }
}

/** The entries of a trial as its draw left them; those before a draw have no place yet. */
function entriesOf(
  trial: DemonstrationTrial,
  order: readonly string[],
  { winner, appliedAt, drawnAt, over }: { winner: Winner | undefined; appliedAt: Date; drawnAt: Date; over: boolean }
) {
  const placed = order.length > 0
  return (placed ? order : tickets(trial)).map((ticket, at) => {
    const reported = over ? trial.reports?.[at] : undefined
    const act = drawnAct(at + 1, trial.pieces)
    const kept = at === 0 && winner !== undefined ? winner : undefined
    const drawn: TrialEntryState = kept !== undefined ? 'DRAWN' : over ? 'SENT' : 'CONFIRMED'
    const missed: TrialEntryState = act === 'QUEUE' && !over ? 'WAITING' : 'MISSED'
    const won = placed && act === 'WIN'
    const state = reported !== undefined ? 'REPORTED' : won ? drawn : missed
    const sentAt = won && over ? moment(drawnAt.getTime()).add(3, 'day').toDate() : null
    const reportedAt = reported === undefined || sentAt === null ? null : moment(sentAt.getTime()).add(9 + at, 'hour').toDate()
    return {
      entry_id: `te_${ticket.slice(3)}`,
      trial_code: trial.trialCode,
      // nobody can log in as one of the others
      user_id: kept?.userId ?? `applicant_${ticket.slice(3)}`,
      ticket,
      state: placed ? state : ('APPLIED' as const),
      author: kept?.author ?? JSON.stringify(reported === undefined ? { zh: '申请人', en: 'Applicant' } : AUTHORS[at % AUTHORS.length]),
      text: kept === undefined ? '' : '家里地方不大，想看看它放在台面上顺不顺手，会认真写用了以后的感受。',
      address: kept?.address ?? null,
      applied_at: appliedAt,
      rank: placed ? at + 1 : null,
      confirm_before: kept === undefined ? null : new Date(drawnAt.getTime() + CONFIRM_MS),
      sent_at: sentAt,
      carrier: sentAt === null ? null : JSON.stringify({ zh: '品牌自送', en: 'Our own delivery' }),
      parcel_no: sentAt === null ? null : `QT${ticket.slice(3, 13).toUpperCase()}`,
      report_before: sentAt === null ? null : new Date(sentAt.getTime() + REPORT_MS),
      ...(reported === undefined || reportedAt === null
        ? {}
        : {
            score: reported.score,
            report: JSON.stringify(reported.text),
            reported_at: reportedAt,
            report_status: 'SHOWN' as const,
            judged_at: reportedAt
          })
    }
  })
}

const AUTHORS = [
  { zh: '周末', en: 'Weekend' },
  { zh: '青柠', en: 'Lime' },
  { zh: '木子', en: 'Muzi' },
  { zh: '晚风', en: 'Breeze' }
]

/** Openings, closings and draws are at ten. */
const AT_TEN = 10 * HOUR_MS

/** Writes the demonstration's trials: each draw is one that can be checked. */
export async function seedTrials({ db, clock, catalogue }: Core): Promise<void> {
  const { trials = [] } = await catalogue()
  const midnight = shopMidnight(clock.now())
  for (const trial of trials) {
    if (!(await takeStock(db, trial.skuCode, trial.pieces))) continue
    const inDays = (days: number): Date => new Date(midnight + days * DAY_MS + AT_TEN)
    const now = clock.date()
    // one that is drawn was so by now, whatever the hour
    const past = (at: Date): Date => (at < now ? at : new Date(now.getTime() - HOUR_MS))
    const closed = trial.closesInDays < 0
    const drawn = trial.drawnInDays < 0
    const over = drawn && trial.ended === true
    const [startAt, closeAt, drawAt] = [inDays(trial.startsInDays), inDays(trial.closesInDays), inDays(trial.drawnInDays)]
    const named = tickets(trial)
    const listHash = closed ? listHashOf(named, digests) : null
    await store.addTrial(db, {
      trial_code: trial.trialCode,
      sku_code: trial.skuCode,
      slogan: JSON.stringify(trial.slogan),
      hint: JSON.stringify(trial.hint),
      pieces: trial.pieces,
      start_at: startAt,
      close_at: closeAt,
      draw_at: drawAt,
      seed_secret: trial.seed,
      seed_hash: digests.sha256(trial.seed),
      list_hash: listHash,
      closed_at: closed ? past(closeAt) : null,
      drawn_at: drawn ? past(drawAt) : null,
      ended_at: over ? past(inDays(trial.drawnInDays + 3)) : null,
      published_by: 'opening',
      closed_by: closed ? 'time' : null,
      drawn_by: drawn ? 'time' : null
    })
    const order = drawn && listHash !== null ? drawnOrder(trial.seed, listHash, named, digests) : []
    const winner = await winnerOf(db, trial.winner)
    const facts = { winner, appliedAt: past(startAt), drawnAt: past(drawAt), over }
    if (startAt <= now) await store.addEntries(db, entriesOf(trial, order, facts))
    const unused = Math.max(0, trial.pieces - trial.applicants)
    if (over && unused > 0) await returnStock(db, trial.skuCode, unused)
  }
}
