/** What the service desk and the engineers do with bills; each act says who did it. */
import { formatMoney, yuanSymbol } from '../../../../domain/money/shownMoney'
import { owedFen, quoteTotal } from '../../../../domain/aftersale/serviceBill'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, demandPermission, type DeskCore, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import { keepStaffPictures, readStaffPictures } from '../../core/files/staffPictures'
import type { Words } from '../../core/words'
import { giveUpVisit, visitsOf } from '../parcel'
import { newBillNo, newDoorCode } from './booking'
import { moveBill } from './moving'
import { giveBack } from './paying'
import { billMissing } from './reading'
import type { BillLine, Quote } from './schema'
import * as store from './store'

export const BILL_STEPS = ['accept', 'assign', 'set-out', 'begin', 'quote', 'finish', 'give-up', 'cancel'] as const
export type BillStep = (typeof BILL_STEPS)[number]

/** What an engineer asks for: work and parts of the standard; `charged`: the warranty does not cover it. */
export interface QuoteWish {
  lines: readonly { itemCode: string; count: number; charged?: boolean }[]
}

/** The prices are those of the booking, whatever the standard says since. */
function quoteOf(bill: store.BillRecord, { lines }: QuoteWish, nowMs: number): Quote {
  const quoted = lines.map(({ itemCode, count, charged = false }): BillLine => {
    const fee = bill.fees.find((entry) => entry.itemCode === itemCode)
    if (!fee || !Number.isInteger(count) || count < 1 || count > 99)
      throw refusal('bill.line', '收费标准里没有这一项', 'The standard has no such item')
    const free = charged ? undefined : bill.free_because
    return { itemCode, name: fee.name, fen: fee.fen, count, ...(free ? { free } : {}) }
  })
  if (new Set(quoted.map(({ itemCode }) => itemCode)).size < quoted.length || quoted.length === 0)
    throw refusal('bill.line', '收费标准里没有这一项', 'The standard has no such item')
  const totalFen = quoteTotal(quoted.map((line) => ({ ...line, free: line.free !== undefined })))
  return { lines: quoted, totalFen, at: nowMs }
}

const SET_OUT: Words = { zh: '师傅出发了，请留意电话', en: 'The engineer has set out' }
const BEGUN: Words = { zh: '师傅已到，门码核对无误', en: 'The engineer is there, the door code was right' }
const QUOTED: Words = { zh: '查明原因，报价等你确认', en: 'The cause is found; the quote waits for your word' }
const DONE: Words = { zh: '服务完成', en: 'Done' }
const GIVEN_UP: Words = { zh: '无法修好，客服会与你联系', en: 'It can’t be repaired; we will contact you' }
/** `backFen`: what was paid and goes back. */
const givenUp = (backFen: number): Words =>
  backFen === 0
    ? GIVEN_UP
    : {
        zh: `无法修好，已付的 ${formatMoney(backFen, yuanSymbol)} 原路退回，客服会与你联系`,
        en: `It can’t be repaired. The ${formatMoney(backFen, yuanSymbol)} you paid go back to you, and we will contact you`
      }
const CANCELLED: Words = { zh: '服务台取消了预约', en: 'The service desk cancelled the request' }

export interface BillAct {
  billId: string
  step: BillStep
  quote?: QuoteWish
  /** What the engineer shows with it: JPEG, PNG or WebP. */
  pictures?: readonly Buffer[]
}

/** The charges of a bill that costs nothing. */
const NOTHING = { lines: '[]', total_fen: 0 }

/** Takes one step. Who takes it is written down. */
export async function actOnBill(
  core: DeskCore & Pick<Core, 'log'>,
  staff: Staff,
  { billId, step, quote, pictures = [] }: BillAct
): Promise<store.BillRecord> {
  demandPermission(staff, 'SERVICE')
  const read = await readStaffPictures(pictures, staff.who)
  return actAtDesk(core, staff, { permission: 'SERVICE', act: `bill.${step}`, about: billId }, async (tx, now) => {
    const bill = await store.lockBill(tx, billId)
    if (!bill || bill.source === 'BRAND') throw billMissing()
    const of = { purpose: 'BILL', owner: billId, userId: bill.user_id ?? staff.who, now } as const
    const moved = await move(tx, bill, { step, now, quote, pictures: await keepStaffPictures(tx, of, read) })
    core.log.info({ billId, step, by: staff.who }, 'the service desk moved a bill')
    return moved
  })
}

async function move(
  tx: Db,
  bill: store.BillRecord,
  { step, now, quote, pictures }: { step: BillStep; now: Date; quote: QuoteWish | undefined; pictures: string[] }
): Promise<store.BillRecord> {
  const visit = (await visitsOf(tx, [bill.bill_id])).get(bill.bill_id)
  switch (step) {
    case 'accept': {
      const billNo = newBillNo(now.getTime())
      const text = { zh: `已受理，服务单号 ${billNo}`, en: `Accepted, service number ${billNo}` }
      return moveBill(tx, bill, { event: 'ACCEPT', now, pictures, text, changes: { bill_no: billNo } })
    }
    case 'assign': {
      const name = visit?.installer.name ?? { zh: '师傅', en: 'An engineer' }
      const text = { zh: `已派${name.zh}上门`, en: `${name.en} will come` }
      return moveBill(tx, bill, { event: 'ASSIGN', now, pictures, text, changes: { door_code: newDoorCode() } })
    }
    case 'set-out':
      return moveBill(tx, bill, { event: 'SET_OUT', now, pictures, text: SET_OUT })
    case 'begin':
      return moveBill(tx, bill, { event: 'BEGIN', now, pictures, text: BEGUN })
    case 'quote': {
      // what was agreed to may be paid already
      if (owedFen(bill) > 0)
        throw refusal(
          'bill.agreed',
          '报价已经同意，新发现的问题请另开一单',
          'The quote was agreed to; what else is found is a bill of its own'
        )
      const quoteJson = JSON.stringify(quoteOf(bill, quote ?? { lines: [] }, now.getTime()))
      return moveBill(tx, bill, { event: 'QUOTE', now, pictures, text: QUOTED, changes: { quote: quoteJson } })
    }
    case 'finish': {
      // nothing is charged without a yes
      const free = bill.quote?.agreed === true ? {} : NOTHING
      return moveBill(tx, bill, { event: 'FINISH', now, pictures, text: DONE, changes: free })
    }
    case 'give-up': {
      const text = givenUp(await giveBack(tx, bill, now))
      return moveBill(tx, bill, { event: 'GIVE_UP', now, pictures, text, changes: NOTHING })
    }
    case 'cancel':
      if (visit) await giveUpVisit(tx, visit)
      return moveBill(tx, bill, { event: 'CANCEL', now, pictures, text: CANCELLED })
  }
}

/** The newest bills, with what can be quoted for each. */
export async function billDesk({ db }: Pick<Core, 'db'>): Promise<
  {
    billId: string
    billNo: string
    state: string
    work: string
    phone: string
    appliance: string
    items: { itemCode: string; name: string; fen: number }[]
  }[]
> {
  return (await store.newestBills(db, 20)).map((bill) => ({
    billId: bill.bill_id,
    billNo: bill.bill_no ?? '',
    state: bill.state,
    work: bill.work,
    phone: bill.phone,
    appliance: `${bill.appliance.name.zh} ${bill.appliance.model}`.trim(),
    items: bill.fees.map(({ itemCode, name, fen }) => ({ itemCode, name: name.zh, fen }))
  }))
}
