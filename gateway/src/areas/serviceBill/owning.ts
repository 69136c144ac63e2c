/** What a shopper does with a bill of theirs: another time, cancelling, a word on a quote, a review, taking it off the list. */
import type { BodyOf, DataOf, ServiceBill } from '../../../../contract'
import {
  BILL_REVIEW_POINTS,
  BILL_VIDEO,
  billActions,
  isEnded,
  isVisitOpen,
  type BillAction,
  type BillFacts
} from '../../../../domain/aftersale/serviceBill'
import { isAllSeen } from '../../../../domain/seen'
import { visitSpan } from '../../../../domain/aftersale/visit'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { EVIDENCE_BOUNDS, readShopperPicture } from '../../core/files/shopperPictures'
import { keepFile } from '../../core/files/uploads'
import { readVideo } from '../../core/files/videos'
import type { Words } from '../../core/words'
import { giveUpVisit, takeVisit, visitLate, visitOver, visitsOf, type VisitRecord } from '../parcel'
import { earn } from '../points'
import { moveBill, wrongState } from './moving'
import { isUnpaid } from './paying'
import { phoneOf } from './phoneCode'
import { billMissing, demandEngineers, ownerOf, serviceDays, type BillAsker } from './reading'
import * as store from './store'
import { shownBill, type BillReader } from './view'

/** A bill that is held, with what decides about it. */
interface LockedBill {
  bill: store.BillRecord
  visit: VisitRecord | undefined
  facts: BillFacts
}

async function hold(tx: Db, billId: string, owner: store.Owner): Promise<LockedBill> {
  const bill = await store.lockBill(tx, billId, owner)
  if (!bill) throw billMissing()
  const visit = (await visitsOf(tx, [billId])).get(billId)
  const span = visit && visitSpan({ day: visit.day, window: visit.slot })
  const facts: BillFacts = {
    state: bill.state,
    ofMaker: bill.source === 'BRAND',
    unpaid: await isUnpaid(tx, bill),
    reviewed: bill.score !== null,
    ...(span ? { visitFrom: span.from } : {})
  }
  return { bill, visit, facts }
}

function demand({ facts }: LockedBill, action: BillAction, nowMs: number): void {
  if (billActions(facts, nowMs).includes(action)) return
  const wouldBe = isVisitOpen({ state: facts.state }, nowMs) && facts.ofMaker !== true
  throw wouldBe && (action === 'CANCEL' || action === 'CHANGE_TIME') ? visitLate() : wrongState()
}

type Work = (tx: Db, ownBill: LockedBill) => Promise<store.BillRecord>

const changing = (db: Db, billId: string, owner: store.Owner, reader: BillReader, work: Work): Promise<ServiceBill> =>
  inTransaction(db, async (tx) => shownBill(tx, await work(tx, await hold(tx, billId, owner)), reader))

export async function changeTime(
  db: Db,
  asker: BillAsker,
  billId: string,
  wanted: BodyOf<'PUT /o2as-m-bbc/v1/service-bills/{billId}'>
): Promise<ServiceBill> {
  demandEngineers(asker.mode)
  return changing(db, billId, await ownerOf(db, asker.userId), asker, async (tx, ownBill) => {
    const { bill, visit: before } = ownBill
    demand(ownBill, 'CHANGE_TIME', asker.nowMs)
    if (!visitSpan(wanted) || !serviceDays(asker.nowMs).includes(wanted.day) || bill.address === null) throw visitOver()
    const now = new Date(asker.nowMs)
    const { districtCode } = bill.address
    const visit = await takeVisit(tx, { subject: billId, districtCode, wanted, now, before })
    if (visit !== before) await store.addTrack(tx, { billId, now, text: CHANGED, state: bill.state })
    return bill
  })
}

const CHANGED: Words = { zh: '你改了上门时间', en: 'You changed the time of the visit' }
const CANCELLED: Words = { zh: '你取消了预约', en: 'You cancelled the request' }

/** `hasNumber`: only a bill that has a number, or only one that has none yet; undefined: either. */
export async function cancel(db: Db, asker: BillAsker, billId: string, hasNumber?: boolean): Promise<ServiceBill> {
  return changing(db, billId, await ownerOf(db, asker.userId), asker, async (tx, ownBill) => {
    const { bill, visit } = ownBill
    if (bill.state === 'CANCELLED') return bill
    if (hasNumber !== undefined && (bill.bill_no !== null) !== hasNumber) throw wrongState()
    demand(ownBill, 'CANCEL', asker.nowMs)
    if (visit) await giveUpVisit(tx, visit)
    return moveBill(tx, bill, { event: 'CANCEL', now: new Date(asker.nowMs), text: CANCELLED, own: true })
  })
}

type Answer = Pick<BodyOf<'POST /o2as-b2c/v1/fix-install-bills/quote-answer'>, 'billId' | 'agree' | 'expectedFen'>

const AGREED: Words = { zh: '你同意了报价，师傅继续维修', en: 'You agreed to the quote; the work goes on' }
const DECLINED: Words = { zh: '你没有同意报价，这次不再维修', en: 'You declined the quote; nothing more is done' }

/** The word on a quote; the quote that was seen is the one that counts. */
const answering =
  ({ agree, expectedFen }: Answer, now: Date): Work =>
  async (tx, { bill }) => {
    const { quote } = bill
    if (quote === null) throw wrongState()
    if (quote.agreed === agree) return bill
    if (quote.agreed !== undefined) throw wrongState()
    if (quote.totalFen !== expectedFen) {
      throw refusal('bill.quote', '报价有变动，请确认后再答复', 'The quote has changed. Please look at it again')
    }
    const answer = { quote: JSON.stringify({ ...quote, agreed: agree }) }
    // nothing is charged without a yes
    const sums = { lines: JSON.stringify(agree ? quote.lines : []), total_fen: agree ? quote.totalFen : 0 }
    return moveBill(tx, bill, {
      event: agree ? 'AGREE' : 'DECLINE',
      now,
      text: agree ? AGREED : DECLINED,
      own: true,
      changes: { ...answer, ...sums }
    })
  }

export const answerQuote = async (db: Db, asker: BillAsker, answer: Answer): Promise<ServiceBill> =>
  changing(db, answer.billId, await ownerOf(db, asker.userId), asker, answering(answer, new Date(asker.nowMs)))

/** Without a login; a shopper with a login, who can pay, agrees to what costs something. */
export async function answerByPhone(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { viewKey, ...answer }: Answer & { viewKey: string },
  locale: BillAsker['locale']
): Promise<ServiceBill> {
  const phone = await phoneOf(db, viewKey, clock.date())
  if (answer.agree && answer.expectedFen > 0) {
    throw refusal('bill.login', '同意付费维修请先登录', 'Please log in to agree to a paid repair')
  }
  const reader = { locale, nowMs: clock.now(), byPhone: true }
  return changing(db, answer.billId, { phone }, reader, answering(answer, clock.date()))
}

export async function review(
  tx: Db,
  asker: BillAsker,
  { billId, score, text }: BodyOf<'POST /o2as-b2c/v1/fix-install-bills/review'>
): Promise<ServiceBill> {
  const tidy = text.trim()
  if (tidy !== '' && !isAllSeen(tidy)) throw invalid('评价里有看不见的字符', 'The review contains hidden characters')
  return changing(tx, billId, await ownerOf(tx, asker.userId), asker, async (db, ownBill) => {
    demand(ownBill, 'REVIEW', asker.nowMs)
    const next = await store.changeBill(db, ownBill.bill, { score, review: tidy })
    if (!next) throw wrongState()
    const now = new Date(asker.nowMs)
    const subject = ownBill.bill.appliance.name
    const of = { userId: asker.userId, source: 'SERVICE', reference: billId, subject, now } as const
    await earn(db, { ...of, points: BILL_REVIEW_POINTS })
    return next
  })
}

export async function remove(
  db: Db,
  asker: BillAsker,
  billId: string
): Promise<DataOf<'DELETE /o2as-b2c/v1/fix-install-bills'>> {
  const owner = await ownerOf(db, asker.userId)
  await inTransaction(db, async (tx) => {
    const ownBill = await hold(tx, billId, owner)
    if (!isEnded(ownBill.bill.state)) throw wrongState()
    demand(ownBill, 'DELETE', asker.nowMs)
    await store.changeBill(tx, ownBill.bill, { hidden: true })
  })
  return { done: true }
}

/** Keeps a picture for a bill to come; nobody else sees it. */
export async function takeFaultPicture({ db, clock }: Core, userId: string, file: Buffer | undefined) {
  const picture = await readShopperPicture(file, { area: 'bill', userId, ...EVIDENCE_BOUNDS })
  return { path: await keepFile(db, { userId, purpose: 'BILL', closed: true, ...picture, now: clock.date() }) }
}

/** Keeps a video for a bill to come. No transaction: it is kept in pieces. */
export async function takeFaultVideo({ db, clock }: Core, userId: string, file: Buffer | undefined) {
  const video = readVideo(file, { area: 'bill', seconds: BILL_VIDEO.seconds })
  const path = await keepFile(db, { userId, purpose: 'BILL', closed: true, ...video, now: clock.date() })
  return { path, seconds: video.seconds }
}
