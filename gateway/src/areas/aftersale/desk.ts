/** What the shop's staff and the brand do with cases; each says who did it, and the case keeps it. */
import { INSPECT_MS } from '../../../../domain/aftersale/afterSale'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { keepStaffPictures, readStaffPictures } from '../../core/files/staffPictures'
import type { Words } from '../../core/words'
import { tellShopper } from '../message'
import { refundOf, settleRefund } from '../payment'
import { hold, move, type By, type Held } from './moving'
import { goOn, resend, runOut, type Sent } from './exchanging'
import { complete, pay, subjectOf, tellPaid } from './settling'
import * as store from './store'
import { keepReturnPlace } from './storeOrders'
import * as exchanges from './storeExchange'
import { caseMoved } from './words'

type At = Pick<Core, 'db' | 'clock'>

const SHOWN = 30

/** What an exchange is for, as the shop's staff see it. */
const wishOf = (of: exchanges.ExchangeRecord | undefined) =>
  of
    ? {
        exchange: {
          skuCode: of.sku_code,
          reserved: of.reserved,
          trackingNo: of.tracking_no ?? '',
          signed: of.signed_at !== null
        }
      }
    : {}

/** The newest cases of everybody. */
export async function caseDesk(db: Db) {
  const list = await store.newestCases(db, SHOWN)
  const rows = await store.rowsOfCases(
    db,
    list.map((record) => record.case_code)
  )
  const ready = await exchanges.exchangesOf(
    db,
    list.map((record) => record.case_code)
  )
  return list.map((record) => ({
    caseCode: record.case_code,
    orderCode: record.order_code,
    kind: record.kind,
    state: record.state,
    reasonCode: record.reason_code,
    text: record.text,
    refundFen: record.refund_fen,
    signed: record.signed_at !== null,
    ...wishOf(ready.find((of) => of.case_code === record.case_code)),
    rows: rows
      .filter((row) => row.case_code === record.case_code && !row.kept)
      .map(({ position, quantity, accepted }) => ({ position, quantity, accepted }))
  }))
}

const acting = (
  core: At,
  caseCode: string,
  work: (tx: Db, claim: Held, now: Date) => Promise<unknown>
): Promise<void> =>
  inTransaction(core.db, async (tx) => {
    await work(tx, await hold(tx, caseCode), core.clock.date())
  })

/** The shop agrees: money goes back, or the goods may come. */
export const agree = (core: At, caseCode: string, who: string): Promise<void> =>
  acting(core, caseCode, (tx, claim, now) => agreeTo(tx, claim, { actor: 'SHOP', who, now }))

/** The same by time. */
export const agreeTo = (tx: Db, claim: Held, by: By): Promise<store.CaseRecord> =>
  claim.record.kind === 'REFUND_ONLY' ? pay(tx, claim, by) : move(tx, claim.record, 'AGREE', by)

/** The shop refuses, and says why; notifies the shopper. */
export const refuse = (core: At, caseCode: string, { reason, who }: { reason: Words; who: string }): Promise<void> =>
  acting(core, caseCode, async (tx, { record, order }, now) => {
    await move(tx, record, 'REFUSE', { actor: 'SHOP', who, now }, { note: reason })
    const target = { userId: order.user_id, orderCode: order.order_code }
    await tellShopper(tx, target, { template: 'afterrefuse', reason, caseCode: record.case_code }, now)
  })

/** The carrier's word of what comes back: it moves, or it is there. */
export const carry = (core: At, caseCode: string, step: 'move' | 'sign'): Promise<void> =>
  acting(core, caseCode, async (tx, { record }, now) => {
    if (record.state !== 'RETURNING' || record.way === null || record.signed_at !== null) throw caseMoved()
    const text =
      step === 'sign'
        ? { zh: '退货仓已签收', en: 'The returns warehouse has it' }
        : { zh: '包裹在路上', en: 'The parcel is on its way' }
    const way = { ...record.way, tracks: [...record.way.tracks, { at: now.getTime(), text }] }
    const changes = { way: JSON.stringify(way) }
    const there = step === 'sign' ? { signed_at: now, due_at: new Date(now.getTime() + INSPECT_MS) } : {}
    if (!(await store.changeCase(tx, record, { ...changes, ...there }))) throw caseMoved()
  })

export interface Found {
  position: number
  accepted: number
  /** Of those, pieces that can be sold again. */
  sellable: number
}

/**
 * What was found of goods that came back, piece by piece. All in order: it is paid. Otherwise the shopper decides, with
 * what was found and pictures of it; what is not named is in order and can be sold again.
 */
export async function inspect(
  core: At,
  caseCode: string,
  {
    found,
    note,
    who,
    pictures = []
  }: { found: readonly Found[]; note?: Words; who: string; pictures?: readonly Buffer[] }
): Promise<void> {
  const read = await readStaffPictures(pictures, who)
  return acting(core, caseCode, async (tx, claim, now) => {
    const rows = (await store.rowsOfCases(tx, [caseCode])).filter((row) => !row.kept)
    if (claim.record.state !== 'RETURNING') throw caseMoved()
    let short = false
    for (const { position, quantity } of rows) {
      const { accepted = quantity, sellable = accepted } = found.find((row) => row.position === position) ?? {}
      if (accepted < 0 || accepted > quantity || sellable < 0 || sellable > accepted)
        throw refusal('case.found', '验收件数不正确', 'Those pieces can’t be right')
      if (accepted < quantity) short = true
      await store.setFound(tx, { caseCode, position }, { accepted, sellable })
    }
    const by = { actor: 'SHOP' as const, who, now }
    // goods under inspection have arrived, also where the carrier did not say so
    const changes = { signed_at: claim.record.signed_at ?? now }
    const of = { purpose: 'CASE', owner: caseCode, userId: claim.record.user_id, at: now } as const
    const paths = await keepStaffPictures(tx, of, read)
    if (short) return move(tx, claim.record, 'DISPUTE', by, { changes, pictures: paths, ...(note && { note }) })
    return goOn(tx, { ...claim, record: await move(tx, claim.record, 'INSPECT', by, { changes, pictures: paths }) }, by)
  })
}

/** The shop sends what an exchange is for; the balance goes back. */
export const sendNew = (core: At, caseCode: string, { who, ...sent }: Sent & { who: string }): Promise<void> =>
  acting(core, caseCode, async (tx, claim, now) => {
    const { carrier, trackingNo } = sent
    if (trackingNo.trim() === '')
      throw refusal('case.number', '快递单号不正确，请核对', 'That tracking number is not right. Please check it')
    await resend(tx, claim, sent, { actor: 'SHOP', who, now })
    const target = { userId: claim.order.user_id, orderCode: claim.order.order_code }
    await tellShopper(tx, target, { template: 'orderDelivery', carrier, trackingNo }, now)
  })

/** The shop has none of it left; notifies the shopper, who chooses. */
export const outOfStock = (core: At, caseCode: string, { note, who }: { note: Words; who: string }): Promise<void> =>
  acting(core, caseCode, async (tx, claim, now) => {
    await runOut(tx, claim, { actor: 'SHOP', who, now }, note)
    const target = { userId: claim.order.user_id, orderCode: claim.order.order_code }
    await tellShopper(tx, target, { template: 'orderStatus', state: 'OUT_OF_STOCK' }, now)
  })

/** The carrier's word of what is sent in an exchange: it moves, or it was handed over. */
export const carryNew = (core: At, caseCode: string, step: 'move' | 'sign'): Promise<void> =>
  acting(core, caseCode, async (tx, { record }, now) => {
    if (record.state !== 'RESENT') throw caseMoved()
    const { tracks, signed_at: signedAt } = await exchanges.exchangeOf(tx, caseCode)
    if (signedAt !== null) throw caseMoved()
    const text =
      step === 'sign'
        ? { zh: '新的已送到', en: 'The new one is there' }
        : { zh: '新的在路上', en: 'The new one is on its way' }
    await exchanges.changeExchange(tx, caseCode, {
      tracks: JSON.stringify([...tracks, { at: now.getTime(), text }]),
      ...(step === 'sign' ? { signed_at: now } : {})
    })
  })

/** The brand decides a dispute: what was found is paid, or all of it comes back. */
export const decide = (core: At, caseCode: string, how: 'ACCEPT' | 'SEND_BACK', who: string): Promise<void> =>
  acting(core, caseCode, (tx, claim, now) => decideIt(tx, claim, how, { actor: 'BRAND', who, now }))

export async function decideIt(tx: Db, claim: Held, how: 'ACCEPT' | 'SEND_BACK', by: By): Promise<store.CaseRecord> {
  const next = await move(tx, claim.record, how, by)
  return how === 'ACCEPT' ? goOn(tx, { ...claim, record: next }, by) : next
}

/** What the provider says of a case's money, once; heard again it changes nothing. */
export function hearRefund(core: At, caseCode: string, outcome: 'DONE' | 'FAILED'): Promise<boolean> {
  return inTransaction(core.db, async (tx) => {
    const claim = await hold(tx, caseCode)
    const refund = await refundOf(tx, claim.record.order_code, subjectOf(caseCode))
    const now = core.clock.date()
    if (!refund || !(await settleRefund(tx, refund.refund.refund_id, outcome, now))) return false
    // of two payments the other may still be on its way, or have failed
    const result = (await refundOf(tx, claim.record.order_code, subjectOf(caseCode)))?.refund.state ?? outcome
    if (result === 'SENT') return true
    // the balance of an exchange travels beside the new one: a failed one is repeated once that is there
    if (claim.record.state === 'RESENT') {
      if (result === 'DONE') await tellPaid(tx, claim.record, now)
    } else if (result === 'DONE') await complete(tx, claim.record, now)
    else await move(tx, claim.record, 'FAIL', { actor: 'PROVIDER', now })
    return true
  })
}

/** Says where goods of a shop are sent back to; cases under way follow. */
export const setReturnPlace = (
  core: At,
  { shopCode, name, phone, address, who }: { shopCode: string; name: Words; phone: string; address: Words; who: string }
): Promise<void> =>
  keepReturnPlace(core.db, {
    shop_code: shopCode,
    name: JSON.stringify(name),
    phone,
    address: JSON.stringify(address),
    set_by: who,
    set_at: core.clock.date()
  })
