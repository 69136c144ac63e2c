/** What the shop's staff and the brand's do with cases; each act says who did it, and the case keeps it too. */
import type { Db } from '../../core/database/database'
import { actAtDesk, demandPermission, type DeskCore, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import { keepStaffPictures, readStaffPictures } from '../../core/files/staffPictures'
import type { Words } from '../../core/words'
import { tellShopper } from '../message'
import { agreeTo, decideIt } from './deciding'
import { hold, move, type By, type LockedCase } from './moving'
import { goOn, resend, runOut, type Sent } from './exchanging'
import * as store from './store'
import { keepReturnPlace } from './storeOrders'
import * as exchanges from './storeExchange'
import { caseMoved } from './words'

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

/** An act with a case that is held; `by` is what the case keeps of it. */
const acting = (
  core: DeskCore,
  staff: Staff,
  { act, caseCode }: { act: string; caseCode: string },
  work: (tx: Db, claim: LockedCase, by: By) => Promise<unknown>
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'AFTERSALES', act: `case.${act}`, about: caseCode }, async (tx, now) => {
    await work(tx, await hold(tx, caseCode), { actor: 'SHOP', who: staff.who, now })
  })

/** The shop agrees: money goes back, or the goods may come. */
export const agree = (core: DeskCore, staff: Staff, caseCode: string): Promise<void> =>
  acting(core, staff, { act: 'agree', caseCode }, agreeTo)

/** The shop refuses, and says why; the shopper is told. */
export const refuse = (core: DeskCore, staff: Staff, caseCode: string, reason: Words): Promise<void> =>
  acting(core, staff, { act: 'refuse', caseCode }, async (tx, { record, order }, by) => {
    await move(tx, record, 'REFUSE', by, { note: reason })
    const recipient = { userId: order.user_id, orderCode: order.order_code }
    await tellShopper(tx, recipient, { template: 'afterrefuse', reason, caseCode: record.case_code }, by.now)
  })

export interface Found {
  position: number
  accepted: number
  /** Accepted pieces that can be sold again. */
  sellable: number
}

/**
 * What was found of goods that came back, piece by piece. All in order: it is paid. Otherwise the shopper is asked, with
 * what was found and pictures of it; what is not named is in order and can be sold again.
 */
export async function inspect(
  core: DeskCore,
  staff: Staff,
  caseCode: string,
  { found, note, pictures = [] }: { found: readonly Found[]; note?: Words; pictures?: readonly Buffer[] }
): Promise<void> {
  demandPermission(staff, 'AFTERSALES')
  const read = await readStaffPictures(pictures, staff.who)
  return acting(core, staff, { act: 'inspect', caseCode }, async (tx, claim, by) => {
    const rows = (await store.rowsOfCases(tx, [caseCode])).filter((row) => !row.kept)
    if (claim.record.state !== 'RETURNING') throw caseMoved()
    let short = false
    for (const { position, quantity } of rows) {
      const { accepted = quantity, sellable = accepted } = found.find((piece) => piece.position === position) ?? {}
      if (accepted < 0 || accepted > quantity || sellable < 0 || sellable > accepted)
        throw refusal('case.found', '验收件数不正确', 'Those pieces can’t be right')
      if (accepted < quantity) short = true
      await store.setFound(tx, { caseCode, position }, { accepted, sellable })
    }
    // what is looked at is there, whatever the carrier said
    const changes = { signed_at: claim.record.signed_at ?? by.now }
    const of = { purpose: 'CASE', owner: caseCode, userId: claim.record.user_id, now: by.now } as const
    const shown = await keepStaffPictures(tx, of, read)
    if (short) return move(tx, claim.record, 'DISPUTE', by, { changes, pictures: shown, ...(note && { note }) })
    return goOn(tx, { ...claim, record: await move(tx, claim.record, 'INSPECT', by, { changes, pictures: shown }) }, by)
  })
}

/** The shop sends what an exchange is for; the balance goes back. */
export const sendNew = (core: DeskCore, staff: Staff, caseCode: string, sent: Sent): Promise<void> =>
  acting(core, staff, { act: 'send', caseCode }, async (tx, claim, by) => {
    const { carrier, trackingNo } = sent
    if (trackingNo.trim() === '')
      throw refusal('case.number', '快递单号不正确，请核对', 'That tracking number is not right. Please check it')
    await resend(tx, claim, sent, by)
    const recipient = { userId: claim.order.user_id, orderCode: claim.order.order_code }
    await tellShopper(tx, recipient, { template: 'orderDelivery', carrier, trackingNo }, by.now)
  })

/** The shop has none of it left; the shopper is told, and chooses. */
export const outOfStock = (core: DeskCore, staff: Staff, caseCode: string, note: Words): Promise<void> =>
  acting(core, staff, { act: 'no-stock', caseCode }, async (tx, claim, by) => {
    await runOut(tx, claim, by, note)
    const recipient = { userId: claim.order.user_id, orderCode: claim.order.order_code }
    await tellShopper(tx, recipient, { template: 'orderStatus', state: 'OUT_OF_STOCK' }, by.now)
  })

/** The brand decides a dispute: what was found is paid, or all of it comes back. */
export const decide = (core: DeskCore, staff: Staff, caseCode: string, how: 'ACCEPT' | 'SEND_BACK'): Promise<void> =>
  acting(core, staff, { act: `decide-${how.toLowerCase()}`, caseCode }, (tx, claim, by) =>
    decideIt(tx, claim, how, { ...by, actor: 'BRAND' })
  )

/** Says where goods of a shop are sent back to; cases under way follow. */
export const setReturnPlace = (
  core: DeskCore,
  staff: Staff,
  { shopCode, name, phone, address }: { shopCode: string; name: Words; phone: string; address: Words }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'AFTERSALES', act: 'case.return-place', about: shopCode }, (tx, now) =>
    keepReturnPlace(tx, {
      shop_code: shopCode,
      name: JSON.stringify(name),
      phone,
      address: JSON.stringify(address),
      set_by: staff.who,
      set_at: now
    })
  )
