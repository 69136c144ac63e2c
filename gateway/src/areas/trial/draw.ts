/** Closing, drawing and what time does after it; each in a transaction that holds the trial. */
import { createHash, createHmac } from 'node:crypto'
import { CONFIRM_MS, drawnAct, holdsPiece, trialAfter, type TrialAct } from '../../../../domain/activity/trial'
import { drawnOrder, listHashOf, type Digests } from '../../../../domain/activity/trialDraw'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { returnStock } from '../inventory'
import { tellOfTrial } from '../message'
import * as store from './store'
import { bannedUntil, banSince } from './view'

export const digests: Digests = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: (key, text) => createHmac('sha256', key).update(text).digest('hex')
}

/** The state an entry gets by an act; refuses what can't be done with it now. */
export function demandMove({ state }: store.EntryRecord, act: TrialAct): store.EntryRecord['state'] {
  const next = trialAfter(state, act)
  if (next === undefined)
    throw refusal('trial.not-now', '这份申请现在不能这样处理', 'That can’t be done with this application now')
  return next
}

/** Moves an entry and notes who did it; what else changes comes with it. */
export async function move(
  db: Db,
  entry: store.EntryRecord,
  { act, by, now }: { act: TrialAct; by: string; now: Date },
  changes: Parameters<typeof store.changeEntry>[2] = {}
): Promise<store.EntryRecord> {
  const state = demandMove(entry, act)
  const next = await store.changeEntry(db, entry.entry_id, { ...changes, state })
  await store.addEvent(db, { entry_id: entry.entry_id, act, by_whom: by, at: now })
  return next
}

/** Takes no more applications, and publishes the hash of the list. */
export async function close(db: Db, trialCode: string, by: string, now: Date): Promise<void> {
  const trial = await store.lockTrial(db, trialCode)
  if (trial === undefined || trial.closed_at !== null) return
  const tickets = (await store.ticketsOf(db, trialCode)).map(({ ticket }) => ticket)
  await store.changeTrial(db, trialCode, { list_hash: listHashOf(tickets, digests), closed_at: now, closed_by: by })
}

/** Draws a closed trial, once: everybody gets a place. */
export async function draw(db: Db, trialCode: string, by: string, now: Date): Promise<void> {
  const trial = await store.lockTrial(db, trialCode)
  if (trial === undefined || trial.list_hash === null || trial.drawn_at !== null) return
  const entries = new Map((await store.entriesOf(db, trialCode)).map((entry) => [entry.ticket, entry]))
  const order = drawnOrder(trial.seed_secret, trial.list_hash, [...entries.keys()], digests)
  await store.changeTrial(db, trialCode, { drawn_at: now, drawn_by: by })
  const banned = await bannedOf(db, trialCode, now)
  // the ranks are everybody's, as they are published; a piece is nobody's who can have no trial
  let passedOver = 0
  for (const [index, ticket] of order.entries()) {
    const entry = entries.get(ticket)
    if (entry === undefined) continue
    const place = drawnAct(index + 1 - passedOver, trial.pieces)
    const isPassedOver = place !== 'MISS' && banned.has(entry.user_id)
    if (isPassedOver) passedOver += 1
    const act = isPassedOver ? 'MISS' : place
    const hasWon = act === 'WIN'
    const confirmBefore = hasWon ? new Date(now.getTime() + CONFIRM_MS) : null
    await move(db, entry, { act, by, now }, { rank: index + 1, confirm_before: confirmBefore })
    const missed = isPassedOver ? 'BANNED' : 'MISSED'
    await tell(db, trial, entry.user_id, hasWon ? 'DRAWN' : act === 'QUEUE' ? 'WAITING' : missed, now)
  }
  await settle(db, trial, now)
}

const tell = (
  db: Db,
  trial: store.TrialRecord,
  userId: string,
  kind: Parameters<typeof tellOfTrial>[2]['kind'],
  now: Date
) => tellOfTrial(db, userId, { kind, trialCode: trial.trial_code, slogan: trial.slogan }, now)

/** Lapses what was not confirmed in time, and moves the next in rank up. */
export async function moveUp(db: Db, trialCode: string, now: Date): Promise<void> {
  const trial = await store.lockTrial(db, trialCode)
  if (trial === undefined) return
  for (const entry of await store.entriesOf(db, trialCode)) {
    const late = entry.state === 'DRAWN' && entry.confirm_before !== null && entry.confirm_before <= now
    if (!late) continue
    await move(db, entry, { act: 'LAPSE', by: 'time', now })
    await tell(db, trial, entry.user_id, 'LAPSED', now)
  }
  await settle(db, trial, now)
}

/** Shoppers whose report of another trial did not come, so that they have none now. */
async function bannedOf(db: Db, trialCode: string, now: Date): Promise<Set<string>> {
  const overdue = await store.overdueSince(db, trialCode, banSince(now))
  return new Set(
    [...overdue].flatMap(([userId, overdueAt]) => (bannedUntil(overdueAt) > now.getTime() ? [userId] : []))
  )
}

/** Takes pieces and places of who can have no trial now, and moves the next in rank up. */
export async function passOn(db: Db, trialCode: string, now: Date): Promise<void> {
  const trial = await store.lockTrial(db, trialCode)
  if (trial === undefined) return
  const banned = await bannedOf(db, trialCode, now)
  for (const entry of await store.entriesOf(db, trialCode)) {
    if (!banned.has(entry.user_id) || trialAfter(entry.state, 'BAN') === undefined) continue
    await move(db, entry, { act: 'BAN', by: 'time', now }, { confirm_before: null })
    await tell(db, trial, entry.user_id, 'BANNED', now)
  }
  await settle(db, trial, now)
}

/**
 * Gives free pieces to those who wait, in rank; once none is free nobody waits for one that every holder confirmed, and once
 * nobody has to confirm any more the trial is over and what is left goes back into the stock. The caller holds the trial.
 */
export async function settle(db: Db, trial: store.TrialRecord, now: Date): Promise<void> {
  if (trial.ended_at !== null) return
  const entries = await store.entriesOf(db, trial.trial_code)
  let free = trial.pieces - entries.filter(({ state }) => holdsPiece(state)).length
  let isAsked = entries.some(({ state }) => state === 'DRAWN')
  const waiting = entries.filter(({ state }) => state === 'WAITING')
  for (const entry of waiting.splice(0, free)) {
    const confirmBefore = new Date(now.getTime() + CONFIRM_MS)
    await move(db, entry, { act: 'MOVE_UP', by: 'time', now }, { confirm_before: confirmBefore })
    await tell(db, trial, entry.user_id, 'DRAWN', now)
    free -= 1
    isAsked = true
  }
  if (isAsked) return
  for (const entry of waiting) {
    await move(db, entry, { act: 'END', by: 'time', now })
    await tell(db, trial, entry.user_id, 'MISSED', now)
  }
  await store.changeTrial(db, trial.trial_code, { ended_at: now })
  if (free > 0) await returnStock(db, trial.sku_code, free)
}
