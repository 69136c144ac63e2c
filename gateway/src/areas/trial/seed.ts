import { CONFIRM_MS, drawnAct, REPORT_MS, type TrialEntryState } from '../../../../domain/activity/trial'
import { drawnOrder, listHashOf } from '../../../../domain/activity/trialDraw'
import { moment, shopMidnight } from '../../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { addressesOf } from '../address'
import { customerOf, DEMONSTRATION_SHOPPERS } from '../customer'
import { returnStock, takeStock } from '../inventory'
import { snapshotAddress } from '../order'
import type { DemonstrationTrial } from './demonstration'
import { digests } from './draw'
import * as store from './store'

/** Letters and figures that say nothing, the same at every start. */
const tickets = ({ trialCode, applicants }: DemonstrationTrial): string[] =>
  Array.from({ length: applicants }, (_, index) => `tk_${digests.sha256(`${trialCode} ${index}`).slice(0, 16)}`)

/** The shopper named in the data has the first place of the draw. */
interface Winner {
  userId: string
  author: string
  address: string | null
}

async function winnerOf(db: Db, isNamed: boolean): Promise<Winner | undefined> {
  const userId = isNamed ? DEMONSTRATION_SHOPPERS[0]?.userId : undefined
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
            ...snapshotAddress(address)
          })
  }
}

/** Under which order the report of a place is kept; the goods of the opening came by none that anybody has. */
const toldOrder = (trialCode: string, rank: number): string => `told_${trialCode}_${rank}`

interface Facts {
  winner: Winner | undefined
  appliedAt: Date
  drawnAt: Date
  over: boolean
}

/** What an entry became: the named shopper's was drawn a moment ago, the others have gone as far as the trial has. */
function stateAt(trial: DemonstrationTrial, rank: number, isNamed: boolean, over: boolean): TrialEntryState {
  const act = drawnAct(rank, trial.pieces)
  if (act !== 'WIN') return act === 'QUEUE' && !over ? 'WAITING' : 'MISSED'
  if (isNamed) return 'DRAWN'
  if (!over) return 'CONFIRMED'
  return rank <= (trial.reports ?? 0) ? 'REPORTED' : 'SENT'
}

/** An entry of an account that nobody can log in as. */
const applicationOf = (trial: DemonstrationTrial, ticket: string, appliedAt: Date) => ({
  entry_id: `te_${ticket.slice(3)}`,
  trial_code: trial.trialCode,
  user_id: `applicant_${ticket.slice(3)}`,
  ticket,
  state: 'APPLIED' as TrialEntryState,
  author: JSON.stringify({ zh: '申请人', en: 'Applicant' }),
  text: '',
  applied_at: appliedAt
})

/** An entry of a trial as its draw left it. */
function placeOf(trial: DemonstrationTrial, ticket: string, rank: number, { winner, appliedAt, drawnAt, over }: Facts) {
  const owner = rank === 1 ? winner : undefined
  const state = stateAt(trial, rank, owner !== undefined, over)
  const comes = state === 'CONFIRMED' || state === 'SENT' || state === 'REPORTED'
  const sentAt = comes && state !== 'CONFIRMED' ? moment(drawnAt.getTime()).add(3, 'day').toDate() : null
  return {
    ...applicationOf(trial, ticket, appliedAt),
    state,
    rank,
    ...(owner === undefined
      ? {}
      : {
          user_id: owner.userId,
          author: owner.author,
          address: owner.address,
          text: '家里地方不大，想看看它放在台面上顺不顺手，会认真写用了以后的感受。',
          confirm_before: new Date(drawnAt.getTime() + CONFIRM_MS)
        }),
    order_code: comes ? toldOrder(trial.trialCode, rank) : null,
    sent_at: sentAt,
    report_before: sentAt === null ? null : new Date(sentAt.getTime() + REPORT_MS),
    reported_at: state === 'REPORTED' && sentAt !== null ? moment(sentAt.getTime()).add(9, 'day').toDate() : null
  }
}

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
    // a trial drawn today counts as drawn by now, at any hour
    const past = (date: Date): Date => (date < now ? date : new Date(now.getTime() - HOUR_MS))
    const isClosed = trial.closesInDays < 0
    const isDrawn = trial.drawnInDays < 0
    const over = isDrawn && trial.ended === true
    const [startAt, closeAt, drawAt] = [
      inDays(trial.startsInDays),
      inDays(trial.closesInDays),
      inDays(trial.drawnInDays)
    ]
    const names = tickets(trial)
    const listHash = isClosed ? listHashOf(names, digests) : null
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
      closed_at: isClosed ? past(closeAt) : null,
      drawn_at: isDrawn ? past(drawAt) : null,
      ended_at: over ? past(inDays(trial.drawnInDays + 3)) : null,
      published_by: 'opening',
      closed_by: isClosed ? 'time' : null,
      drawn_by: isDrawn ? 'time' : null
    })
    const order = isDrawn && listHash !== null ? drawnOrder(trial.seed, listHash, names, digests) : []
    const winner = await winnerOf(db, trial.winner === true)
    const facts = { winner, appliedAt: past(startAt), drawnAt: past(drawAt), over }
    if (startAt <= now)
      await store.addEntries(
        db,
        isDrawn
          ? order.map((ticket, index) => placeOf(trial, ticket, index + 1, facts))
          : names.map((ticket) => applicationOf(trial, ticket, facts.appliedAt))
      )
    const rest = Math.max(0, trial.pieces - trial.applicants)
    if (over && rest > 0) await returnStock(db, trial.skuCode, rest)
  }
}
