import type { BodyOf, DataOf, OwnTrial, Trial, TrialEntry } from '../../../../contract'
import { tidyReason, TRIAL_REASON, type TrialTextProblem } from '../../../../domain/activity/trial'
import { sortedTickets } from '../../../../domain/activity/trialDraw'
import { saidDay } from '../../../../domain/day'
import { newId, type Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import type { Asker, Reader, Visitor } from '../../core/identity/asker'
import { ownAddress, sentTo } from '../address'
import { customerOrLogin, lockCustomer } from '../customer'
import { snapshotAddress } from '../order'
import { skusByCode } from '../product'
import { demandMove, move, settle } from './draw'
import type { TrialAddress } from './schema'
import * as store from './store'
import { bannedUntil, stateOf, toEntry, toReport, toTrial } from './view'
import { orderPiece } from './winning'

interface Paging {
  page?: number
  size?: number
}

export const trialMissing = () => notFound('trial.missing', '试用不存在', 'There is no such trial')
/** A guessed entry and somebody else's look the same. */
export const entryMissing = () => notFound('trial.no-entry', '没有这份申请', 'There is no such application')

const skusOf = (db: Db, trials: readonly store.TrialRecord[], reader: Reader) =>
  skusByCode(
    db,
    trials.map((trial) => trial.sku_code),
    reader
  )

async function asOwn(db: Db, entry: store.EntryRecord, { locale }: Reader): Promise<TrialEntry> {
  const ahead =
    entry.state === 'WAITING' && entry.rank !== null
      ? await store.waitingBefore(db, entry.trial_code, entry.rank)
      : undefined
  const report = entry.order_code === null ? undefined : await store.reportOf(db, entry.order_code)
  const came = entry.order_code !== null && entry.sent_at !== null && (await store.isReceived(db, entry.order_code))
  return toEntry(entry, { locale, ahead, received: came || undefined, report })
}

async function viewsOf(db: Db, trials: readonly store.TrialRecord[], reader: Visitor): Promise<Trial[]> {
  const codes = trials.map((trial) => trial.trial_code)
  const skus = await skusOf(db, trials, reader)
  const counts = await store.countsOf(db, codes)
  const entries = await store.ownEntries(db, reader.userId, codes)
  const overdueAt = reader.userId === undefined ? undefined : await store.lastOverdue(db, reader.userId)
  const list: Trial[] = []
  for (const trial of trials) {
    const entry = entries.get(trial.trial_code)
    const own = entry && (await asOwn(db, entry, reader))
    const sku = skus.get(trial.sku_code)?.row
    list.push(toTrial(trial, { sku, counts: counts.get(trial.trial_code), own, overdueAt }, reader))
  }
  return list
}

export async function trials(
  db: Db,
  reader: Visitor,
  { page = 1, size = 10 }: Paging
): Promise<DataOf<'GET /o2mkt-b2c/v1/product-trial'>> {
  const { rows, total, open, nextAt } = await store.trialPage(db, new Date(reader.nowMs), { page, size })
  const list = await viewsOf(db, rows, reader)
  return { list, total, page, size, open, ...(nextAt === undefined ? {} : { nextAt }) }
}

export async function detail(db: Db, reader: Visitor, trialCode: string): Promise<Trial> {
  const trial = await store.trialOf(db, trialCode)
  const [view] = trial === undefined ? [] : await viewsOf(db, [trial], reader)
  if (view === undefined) throw trialMissing()
  return view
}

/** What anybody recomputes a draw from. */
export async function drawOf(db: Db, trialCode: string): Promise<DataOf<'GET /o2mkt-b2c/v1/product-trial/pub/draw'>> {
  const trial = await store.trialOf(db, trialCode)
  if (trial === undefined) throw trialMissing()
  if (trial.drawn_at === null || trial.list_hash === null)
    throw refusal('trial.not-drawn', '还没有开奖', 'It has not been drawn yet')
  const tickets = await store.ticketsOf(db, trialCode)
  return {
    seed: trial.seed_secret,
    seedHash: trial.seed_hash,
    listHash: trial.list_hash,
    tickets: sortedTickets(tickets.map(({ ticket }) => ticket)),
    ranked: tickets.map(({ ticket }) => ticket),
    pieces: trial.pieces
  }
}

export async function reports(
  db: Db,
  reader: Reader,
  { trialCode, page = 1, size = 10 }: Paging & { trialCode?: string }
): Promise<DataOf<'GET /o2mkt-b2c/v1/product-trial/pub/reports'>> {
  const { rows, total } = await store.reportPage(db, trialCode, { page, size })
  const trials = await store.trialsByCode(
    db,
    rows.map((row) => row.trial_code)
  )
  const skus = await skusOf(db, [...trials.values()], reader)
  const list = rows.flatMap((row) => {
    const trial = trials.get(row.trial_code)
    return trial === undefined ? [] : [toReport(row, trial, skus.get(trial.sku_code)?.row, reader.locale)]
  })
  return { list, total, page, size }
}

export async function entries(
  db: Db,
  shopper: Asker,
  { page = 1, size = 10 }: Paging
): Promise<DataOf<'GET /o2mkt-b2c/v1/product-trial/entries'>> {
  const { rows, total, due } = await store.entryPage(db, shopper.userId, { page, size })
  const trials = await store.trialsByCode(
    db,
    rows.map((row) => row.trial_code)
  )
  const shownTrials = new Map((await viewsOf(db, [...trials.values()], shopper)).map((view) => [view.trialCode, view]))
  const list: OwnTrial[] = []
  for (const row of rows) {
    const trial = shownTrials.get(row.trial_code)
    if (trial !== undefined) list.push({ trial, entry: await asOwn(db, row, shopper) })
  }
  return { list, total, page, size, due }
}

function demandReason(input: string): string {
  const tidy = tidyReason(input)
  if ('text' in tidy) return tidy.text
  const problems: Record<TrialTextProblem, () => Error> = {
    TOO_SHORT: () =>
      refusal(
        'trial.too-short',
        `再写具体一点，至少 ${TRIAL_REASON.least} 个字`,
        `A little more, please: at least ${TRIAL_REASON.least} characters`
      ),
    TOO_LONG: () =>
      refusal(
        'trial.too-long',
        `最多写 ${TRIAL_REASON.most} 个字，请删减一些`,
        `${TRIAL_REASON.most} characters at most; please shorten it`
      ),
    UNSEEN: () =>
      refusal(
        'trial.unseen',
        '内容里有看不见的字符，请删掉再发',
        'There are characters nobody can see in it; please take them out'
      )
  }
  throw problems[tidy.problem]()
}

/** The address as it is now: later changes of it don't reach a piece. */
async function destinationOf(db: Db, userId: string, addressId: string): Promise<TrialAddress> {
  return { addressId, ...snapshotAddress(sentTo(await ownAddress(db, userId, addressId))) }
}

/** Refuses whose report of another trial did not come. */
async function demandNoBan(db: Db, { userId, nowMs }: Asker): Promise<void> {
  const overdue = await store.lastOverdue(db, userId)
  const until = overdue === undefined ? 0 : bannedUntil(overdue)
  if (until <= nowMs) return
  const from = saidDay(until, nowMs)
  throw refusal(
    'trial.banned',
    `上次的试用报告没有按时交，${from.zh} 起可以再申请`,
    `An earlier report did not come in time. You can apply again from ${from.en}`
  )
}

/** Applies, or writes anew what was applied for. Run it in a transaction: the trial is held, so the list is closed once. */
export async function apply(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2mkt-b2c/v1/product-trial/apply'>
): Promise<TrialEntry> {
  const { userId, nowMs } = shopper
  const now = new Date(nowMs)
  const customer = await customerOrLogin(db, userId)
  const address = JSON.stringify(await destinationOf(db, userId, wish.addressId))
  const text = demandReason(wish.text)
  if (!wish.agreed) throw refusal('trial.not-agreed', '请先答应写报告', 'Please promise to write a report first')
  await lockCustomer(db, userId)
  const trial = await store.lockTrial(db, wish.trialCode)
  if (trial === undefined) throw trialMissing()
  const state = stateOf(trial, nowMs)
  if (state === 'COMING') throw refusal('trial.coming', '还没有开始申请', 'Applications are not open yet')
  if (state !== 'OPEN') throw refusal('trial.closed', '申请已经截止', 'Applications are closed')
  await demandNoBan(db, shopper)
  const entry = (await store.ownEntries(db, userId, [wish.trialCode])).get(wish.trialCode)
  if (entry !== undefined)
    return asOwn(db, await move(db, entry, { act: 'EDIT', by: 'shopper', now }, { text, address }), shopper)
  const newEntry = await store.insertEntry(db, {
    entry_id: newId('te'),
    trial_code: wish.trialCode,
    user_id: userId,
    ticket: newId('tk'),
    state: 'APPLIED',
    author: JSON.stringify(customer.nick_name),
    text,
    address,
    applied_at: now
  })
  if (newEntry === undefined) throw refusal('trial.applied', '已经申请过了', 'You have applied already')
  return asOwn(db, newEntry, shopper)
}

/** Confirms a piece in time, and where it goes. Run it in a transaction. */
export async function confirm(
  db: Db,
  shopper: Asker,
  { entryId, addressId }: BodyOf<'POST /o2mkt-b2c/v1/product-trial/confirm'>
): Promise<TrialEntry> {
  const { userId, nowMs } = shopper
  const now = new Date(nowMs)
  const before = await store.entryOf(db, entryId, userId)
  const trial = before && (await store.lockTrial(db, before.trial_code))
  // after the trial, as a draw holds them
  const entry = await store.lockEntry(db, entryId, userId)
  if (trial === undefined || entry === undefined) throw entryMissing()
  if (entry.state === 'DRAWN' && entry.confirm_before !== null && entry.confirm_before <= now)
    throw refusal(
      'trial.too-late',
      '48 小时已过，名额给了下一位',
      'The 48 hours are over; the piece goes to the next one'
    )
  demandMove(entry, 'CONFIRM')
  // the piece goes on with the next sweep
  await demandNoBan(db, shopper)
  const address = addressId === undefined ? entry.address : await destinationOf(db, userId, addressId)
  if (address === null) throw refusal('address.missing', '地址不存在，请重新选择', 'That address no longer exists')
  const orderCode = await orderPiece(db, shopper, { trial, entryId, address })
  const next = await move(
    db,
    entry,
    { act: 'CONFIRM', by: 'shopper', now },
    { address: JSON.stringify(address), order_code: orderCode }
  )
  await settle(db, trial, now)
  return asOwn(db, next, shopper)
}
