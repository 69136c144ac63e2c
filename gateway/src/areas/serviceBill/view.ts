/** A bill as its owner sees it. */
import type { ServiceBill } from '../../../../contract'
import { cut, lengthOf } from '../../../../domain/graphemes'
import { DAY_MS } from '../../../../domain/spans'
import { FREE_AGAIN_DAYS, isEnded, owedFen } from '../../../../domain/aftersale/serviceBill'
import { visitSpan } from '../../../../domain/aftersale/visit'
import type { Db } from '../../core/database/database'
import { signer } from '../../core/files/signing'
import type { Reader } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { maskName, maskPhone } from '../customer'
import { ordersByCode, type AddressSnapshot } from '../order'
import { visitsOf, type VisitRecord } from '../parcel'
import type { BillLine, Quote } from './schema'
import * as store from './store'

export interface BillReader extends Reader {
  /** Without a login less of the address shows. */
  byPhone?: boolean
}

/** Signs of a street that a reader with only a code sees; of a short one half. */
const SHOWN_OF_STREET = 6

const shownStart = (street: string): string => cut(street, Math.min(SHOWN_OF_STREET, Math.floor(lengthOf(street) / 2)))

const toLines = (lines: readonly BillLine[], locale: Locale): ServiceBill['lines'] =>
  lines.map(({ name, ...line }) => ({ ...line, name: say(locale, name) }))

const toQuote = (quote: Quote, locale: Locale): ServiceBill['quote'] => ({
  ...quote,
  lines: toLines(quote.lines, locale)
})

function toPlace(address: AddressSnapshot, { locale, byPhone = false }: BillReader): ServiceBill['address'] {
  const { receiver, phone, regionName, detail, districtCode } = address
  return {
    receiver: maskName({ zh: receiver, en: receiver }).zh,
    phone: maskPhone(phone),
    regionName: say(locale, regionName),
    detail: byPhone ? `${shownStart(detail)}****` : detail,
    districtCode
  }
}

/** What stands beside a bill's own row. */
interface Beside {
  tracks: readonly store.TrackRecord[]
  visit: VisitRecord | undefined
  /** Its order was paid. */
  paid: boolean
  sign: (path: string) => string
}

/** Whether the shopper sees the engineer's name: from the assignment until the visit is over. */
const isNamed = ({ state }: store.BillRecord): boolean =>
  ['ASSIGNED', 'ON_THE_WAY', 'WORKING', 'WAIT_CONFIRM'].includes(state)

function partsOf(bill: store.BillRecord, reader: BillReader, { visit, paid }: Beside): Partial<ServiceBill> {
  const { locale } = reader
  const span = visit && visitSpan({ day: visit.day, window: visit.slot })
  const installer = isNamed(bill) ? visit?.installer : undefined
  const isRepair = bill.work === 'REPAIR' && bill.state === 'DONE' && bill.quote?.agreed !== false
  const until = isRepair && bill.ended_at !== null ? bill.ended_at.getTime() + FREE_AGAIN_DAYS * DAY_MS : 0
  return {
    ...(bill.bill_no === null ? {} : { billNo: bill.bill_no }),
    ...(bill.order_code === null ? {} : { orderCode: bill.order_code }),
    ...(span ? { window: span } : {}),
    ...(bill.address === null ? {} : { address: toPlace(bill.address, reader) }),
    ...(installer ? { engineer: { name: say(locale, installer.name), phone: installer.phone } } : {}),
    ...(bill.door_code === null || isEnded(bill.state) ? {} : { doorCode: bill.door_code }),
    ...(bill.warranty_until === null ? {} : { warrantyUntil: bill.warranty_until }),
    ...(bill.quote === null || bill.state === 'UNREPAIRABLE' ? {} : { quote: toQuote(bill.quote, locale) }),
    ...(bill.score === null ? {} : { review: { score: bill.score, text: bill.review ?? '' } }),
    ...(until > reader.nowMs ? { freeAgainUntil: until } : {}),
    dueFen: paid ? 0 : owedFen(bill)
  }
}

function toBill(bill: store.BillRecord, reader: BillReader, beside: Beside): ServiceBill {
  const { locale } = reader
  const { name, model, picture } = bill.appliance
  return {
    billId: bill.bill_id,
    source: bill.source,
    work: bill.work,
    state: bill.state,
    appliance: { name: say(locale, name), model, picture },
    faults: bill.faults.map((fault) => say(locale, fault)),
    text: bill.text,
    pictures: reader.byPhone ? [] : bill.pictures.map(beside.sign),
    ...(bill.video && !reader.byPhone
      ? { video: { url: beside.sign(bill.video.path), seconds: bill.video.seconds } }
      : {}),
    lines: toLines(bill.lines, locale),
    totalFen: bill.total_fen,
    dueFen: 0,
    tracks: beside.tracks
      .filter((track) => track.bill_id === bill.bill_id)
      .map((track) => ({
        at: track.at.getTime(),
        text: say(locale, track.text),
        state: track.state,
        ...(reader.byPhone || track.pictures.length === 0 ? {} : { pictures: track.pictures.map(beside.sign) })
      })),
    createdAt: bill.created_at.getTime(),
    ...partsOf(bill, reader, beside)
  }
}

/** Bills with what stands beside them; `newest`: with their last track alone. */
export async function toBills(
  db: Db,
  bills: readonly store.BillRecord[],
  reader: BillReader,
  newest: boolean
): Promise<ServiceBill[]> {
  const ids = bills.map(({ bill_id }) => bill_id)
  const tracks = await store.tracksOf(db, ids, newest)
  const visits = await visitsOf(db, ids)
  const paying = bills.flatMap(({ pay_order }) => pay_order ?? [])
  const orders = paying.length === 0 ? [] : await ordersByCode(db, paying)
  const paidCodes = new Set(orders.filter(({ paid_at }) => paid_at !== null).map(({ order_code }) => order_code))
  const sign = await signer(db, reader.nowMs)
  return bills.map((bill) =>
    toBill(bill, reader, {
      tracks,
      visit: visits.get(bill.bill_id),
      paid: bill.pay_order !== null && paidCodes.has(bill.pay_order),
      sign
    })
  )
}

export async function shownBill(db: Db, bill: store.BillRecord, reader: BillReader): Promise<ServiceBill> {
  const [view] = await toBills(db, [bill], reader, false)
  if (!view) throw new Error('Of one bill one is shown')
  return view
}
