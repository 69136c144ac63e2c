import { randomInt } from 'node:crypto'
import type { DataOf } from '../../../../contract'
import { moment, shopDay, shopMidnight } from '../../../../domain/day'
import {
  cellsOf,
  hintAt,
  isRight,
  mostFen,
  PRIZE_DAYS,
  prizeOf,
  RIDDLE_HOUR,
  triesLeft,
  type RiddleAct
} from '../../../../domain/rewards/riddle'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import type { Asker, Reader } from '../../core/identity/asker'
import { say } from '../../core/words'
import { lockCustomer } from '../customer'
import { checkedInOn } from '../points'
import { grant, packetById } from '../redPacket'
import * as store from './store'
import { reminders } from './storeReminder'

type Riddle = DataOf<'GET /o2mkt-b2c/v1/pub/password-red-packet'>
export type Round = DataOf<'GET /o2mkt-b2c/v1/password-red-packet'>

export interface Shopper extends Asker {
  /** The site's switch: a share earns a try. */
  mayShare: boolean
}

/** The riddle that runs at a moment: it changes at ten. */
export function turnAt(nowMs: number): { day: string; startAt: number; endAt: number; turn: number } {
  const shift = moment(nowMs).subtract(RIDDLE_HOUR, 'hour').valueOf()
  const startAt = moment(shopMidnight(shift)).add(RIDDLE_HOUR, 'hour').valueOf()
  const endAt = moment(startAt).add(1, 'day').valueOf()
  return { day: shopDay(shift), startAt, endAt, turn: Math.floor(startAt / (endAt - startAt)) }
}

/** The day that names the next riddle. */
export const nextDay = (nowMs: number): string => turnAt(turnAt(nowMs).endAt).day

const codeOf = (day: string): string => `RD-${day}`

async function riddleOf(db: Db, turn: number): Promise<store.RiddleRecord> {
  const riddle = await store.riddleOfTurn(db, turn)
  if (riddle === undefined)
    throw notFound('riddle.missing', '今天没有谜题，明天再来', 'No riddle today. Come back tomorrow')
  return riddle
}

/** The answer's letters among others, in an order that says nothing. */
function keyboardOf(answer: string, others: string): string[] {
  const letters = [...new Set([...cellsOf(answer), ...cellsOf(others)])].slice(0, 20)
  return letters.sort((a, b) => (a < b ? -1 : 1))
}

export async function riddle(db: Db, { locale, nowMs }: Reader): Promise<Riddle> {
  const { day, startAt, endAt, turn } = turnAt(nowMs)
  const riddle = await riddleOf(db, turn)
  const answer = say(locale, riddle.answer)
  return {
    riddleCode: codeOf(day),
    kind: say(locale, riddle.kind),
    text: say(locale, riddle.text),
    length: cellsOf(answer).length,
    letters: keyboardOf(answer, say(locale, riddle.letters)),
    hints: riddle.hints.map((hint, index) => {
      const openAt = hintAt(startAt, index)
      return nowMs < openAt ? { openAt } : { openAt, text: say(locale, hint) }
    }),
    maxFen: mostFen(),
    endAt,
    winners: await store.winnersOf(db, day)
  }
}

const isTaken = (acts: ReadonlySet<RiddleAct>, act: RiddleAct) => (acts.has(act) ? ('TAKEN' as const) : undefined)

/**
 * What earns a try. A check-in does on each of the days that the riddle runs on: who had checked in before it came has
 * done so too. A share does where the site has switched it on; the mini-program never offers it.
 */
async function actsOf(
  db: Db,
  { userId, nowMs, mayShare }: Shopper,
  startAt: number,
  earnings: ReadonlySet<RiddleAct>
): Promise<Round['acts']> {
  const isKept = await store.keptSince(db, userId, new Date(startAt))
  const checkedIn = await checkedInOn(db, userId, [shopDay(startAt), shopDay(nowMs)])
  return [
    { act: 'CHECK_IN' as const, state: isTaken(earnings, 'CHECK_IN') ?? (checkedIn ? 'READY' : 'OPEN') },
    { act: 'VIEW' as const, state: isTaken(earnings, 'VIEW') ?? 'OPEN' },
    { act: 'FAVORITE' as const, state: isTaken(earnings, 'FAVORITE') ?? (isKept ? 'READY' : 'OPEN') },
    ...(mayShare ? [{ act: 'SHARE' as const, state: isTaken(earnings, 'SHARE') ?? ('OPEN' as const) }] : [])
  ]
}

const RECORDS = 30

export async function round(db: Db, shopper: Shopper): Promise<Round> {
  const { userId, locale, nowMs } = shopper
  const { day, startAt, turn } = turnAt(nowMs)
  const tries = await store.triesOf(db, userId, day)
  const acts = await store.earnedBy(db, userId, day)
  const past = await store.pastRounds(db, userId, RECORDS)
  const records: Round['records'] = []
  for (const round of past) {
    const riddle = await riddleOf(db, turnAt(round.at.getTime()).turn)
    const amount = round.face_fen === null ? {} : { amountFen: Number(round.face_fen) }
    const time = round.at.getTime()
    records.push({
      riddleCode: codeOf(round.day),
      at: time,
      text: say(locale, riddle.text),
      tries: round.tries,
      ...amount
    })
  }
  const win = await winView(db, shopper, day, turn)
  return {
    riddleCode: codeOf(day),
    triesUsed: tries,
    triesLeft: win === undefined ? triesLeft(tries, acts.size) : 0,
    acts: await actsOf(db, shopper, startAt, acts),
    ...(win === undefined ? {} : { win }),
    ...((await reminders.all(db, userId)).has(nextDay(nowMs)) ? { reminded: true as const } : {}),
    records
  }
}

async function winView(db: Db, shopper: Shopper, day: string, turn: number): Promise<Round['win']> {
  const win = await store.winOf(db, shopper.userId, day)
  if (win === undefined) return undefined
  const { answer } = await riddleOf(db, turn)
  const packet = await packetById(db, shopper, win.user_packet_id)
  return { answer: say(shopper.locale, answer), packet, rank: win.rank }
}

/**
 * A guess. Run it in a transaction: the shopper's row is held, so that of many guesses at once each counts, and no more
 * than there are tries.
 */
export async function guess(
  db: Db,
  shopper: Shopper,
  wish: { riddleCode: string; guess: string }
): Promise<DataOf<'POST /o2mkt-b2c/v1/password-red-packet/use-pass'>> {
  const { userId, nowMs } = shopper
  const { day, turn } = turnAt(nowMs)
  await lockCustomer(db, userId)
  const { answer } = await riddleOf(db, turn)
  if (wish.riddleCode !== codeOf(day)) throw refusal('riddle.over', '谜题已换新，请猜新的', 'There is a new riddle now')
  if ((await store.winOf(db, userId, day)) !== undefined) {
    throw refusal('riddle.won', '这一题您已经猜中了', 'You have guessed this one already')
  }
  const tries = await store.triesOf(db, userId, day)
  const acts = await store.earnedBy(db, userId, day)
  if (triesLeft(tries, acts.size) === 0) throw refusal('riddle.no-tries', '今天的次数用完了', 'No tries left for today')
  await store.addTry(db, { user_id: userId, day, number: tries + 1, at: new Date(nowMs) })
  const right = isRight(wish.guess, answer.zh) || isRight(wish.guess, answer.en)
  if (right) await draw(db, userId, day, nowMs)
  return { right, round: await round(db, shopper) }
}

async function draw(db: Db, userId: string, day: string, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const packet = await grant(db, {
    userId,
    grantKey: `riddle:${day}`,
    kind: 'RIDDLE',
    name: { zh: '口令红包', en: 'Riddle packet' },
    amountFen: prizeOf(randomInt(1000)),
    thresholdFen: 0,
    shopCode: null,
    startAt: now,
    endAt: moment(nowMs).add(PRIZE_DAYS, 'day').toDate(),
    now
  })
  if (packet !== undefined) await store.addWin(db, { user_id: userId, day, user_packet_id: packet, at: now })
}

/** What the gateway itself knows to be done. */
const DONE_ELSEWHERE: readonly RiddleAct[] = ['CHECK_IN', 'FAVORITE']

/** One more try for what the shopper has done; asked twice it is one. */
export function earn(db: Db, shopper: Shopper, act: RiddleAct): Promise<Round> {
  return inTransaction(db, async (tx) => {
    const { day, startAt } = turnAt(shopper.nowMs)
    await lockCustomer(tx, shopper.userId)
    const acts = await store.earnedBy(tx, shopper.userId, day)
    const actView = (await actsOf(tx, shopper, startAt, acts)).find((view) => view.act === act)
    if (actView === undefined || (DONE_ELSEWHERE.includes(act) && actView.state === 'OPEN')) {
      throw refusal('riddle.not-done', '完成后才能多猜一次', 'Do it first to get one more try')
    }
    await store.addEarned(tx, { user_id: shopper.userId, day, act, at: new Date(shopper.nowMs) })
    return round(tx, shopper)
  })
}
