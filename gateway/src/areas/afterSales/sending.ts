/** How goods come back: by a number, or fetched; and which carrier a number may be of. */
import type { BodyOf, CaseDetail, DataOf } from '../../../../contract'
import { dayAfter, shopDay } from '../../../../domain/day'
import { visitSpan, VISIT_WINDOWS } from '../../../../domain/aftersale/visit'
import type { Mode } from '../../core/area'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { customerOrLogin, maskPhone } from '../customer'
import { ordersByCode, rowsOf } from '../order'
import { takeEvidence } from './evidence'
import { hold, move } from './moving'
import type { KeptWay } from './schema'
import { detailOf } from './service'
import * as store from './store'
import { returnPlaceOf } from './storeOrders'
import { isMoving, POSTAGE_LIMIT_FEN, toPlace, toRow, toWay } from './view'
import { bareNumber, carriersOf, caseMissing, caseMoved, casePlace, fitOf } from './words'

/** Days on which goods can be fetched, from tomorrow on. */
const PICKUP_DAYS = 3
/** What fetching costs where the shopper bears it: paid at the door. */
const PICKUP_FEN = 1_200
/** States in which the way can be said. */
const SENDABLE: readonly string[] = ['WAIT_RETURN', 'RETURNING']

type Sender = Asker & { mode: Mode }

/** The reference's fetchers are a demonstration's: in production nobody comes until an owner's own do. */
const daysFrom = ({ nowMs, mode }: Pick<Sender, 'nowMs' | 'mode'>) =>
  Array.from({ length: mode === 'demonstration' ? PICKUP_DAYS : 0 }, (_, index) =>
    dayAfter(shopDay(nowMs), index + 1)
  ).map((day) => ({
    day,
    windows: VISIT_WINDOWS.flatMap((_hours, window) => {
      const span = visitSpan({ day, window })
      return span ? [{ window, ...span }] : []
    })
  }))

/** What has to be known to send goods back. */
export async function wayBack(
  db: Db,
  shopper: Sender,
  caseCode: string
): Promise<DataOf<'GET /o2as-b2c/v1/after/sale/exchange-logistics'>> {
  const record = await store.findCase(db, caseCode, shopper.userId)
  if (!record) throw caseMissing()
  if (record.kind === 'REFUND_ONLY') throw caseMoved()
  const [rows, pieces] = [await rowsOf(db, [record.order_code]), await store.rowsOfCases(db, [caseCode])]
  const way = toWay(record, shopper.locale, shopper.nowMs)
  const [order] = await ordersByCode(db, [record.order_code])
  const place = await returnPlaceOf(db, order?.shop_code ?? '')
  if (!place) throw casePlace()
  return {
    caseCode,
    returnTo: toPlace(place, shopper.locale),
    rows: pieces
      .filter((piece) => !piece.kept)
      .flatMap((piece) => {
        const row = rows.find(({ position }) => position === piece.position)
        return row ? [toRow(row, piece, shopper.locale)] : []
      }),
    refundFen: record.refund_fen,
    ...(record.due_at === null || record.state !== 'WAIT_RETURN' ? {} : { dueAt: record.due_at.getTime() }),
    postageLimitFen: record.fault ? POSTAGE_LIMIT_FEN : 0,
    phone: maskPhone((await customerOrLogin(db, shopper.userId)).phone ?? ''),
    days: daysFrom(shopper),
    pickUpFen: record.fault ? 0 : PICKUP_FEN,
    ...(way === undefined ? {} : { way })
  }
}

type Sent = BodyOf<'POST /o2as-b2c/v1/after/sale/exchange-logistics'>

function wayOf(wish: Sent, sender: Sender): KeptWay {
  const { nowMs, mode } = sender
  const base = { sentAt: nowMs, postageFen: wish.postageFen ?? 0, pictures: [...wish.pictures], tracks: [] }
  if (wish.by === 'PICKUP') {
    const pickUp = daysFrom(sender)
      .find(({ day }) => day === wish.day)
      ?.windows.find(({ window }) => window === wish.window)
    if (!pickUp) throw refusal('case.window', '请选择上门时间', 'Please choose when it is fetched')
    return { ...base, by: 'PICKUP', carrierCode: 'QH', pickUp: { from: pickUp.from, to: pickUp.to } }
  }
  const carrier = carriersOf(mode).find(({ carrierCode }) => carrierCode === wish.carrierCode)
  if (!carrier) throw refusal('case.carrier', '请选择快递公司', 'Please choose the carrier')
  const trackingNo = bareNumber(wish.trackingNo ?? '')
  if (!/^[A-Z]{0,4}\d{8,18}$/.test(trackingNo))
    throw refusal('case.number', '快递单号不正确，请核对', 'That tracking number is not right. Please check it')
  return { ...base, by: 'NUMBER', carrierCode: carrier.carrierCode, trackingNo }
}

/** Says how the goods come back, or says it anew while nothing has moved. Runs in the transaction of the call. */
export async function send(db: Db, shopper: Sender, wish: Sent): Promise<CaseDetail> {
  const { record } = await hold(db, wish.caseCode, shopper.userId)
  if (!SENDABLE.includes(record.state) || isMoving(record, shopper.nowMs)) throw caseMoved()
  const way = wayOf(wish, shopper)
  await takeEvidence(db, { userId: shopper.userId, caseCode: record.case_code, anew: true }, wish)
  const by = { actor: 'SHOPPER' as const, now: new Date(shopper.nowMs) }
  const next = await move(db, record, 'SEND', by, { pictures: wish.pictures, changes: { way: JSON.stringify(way) } })
  return detailOf(db, next, shopper)
}

/** Every carrier, those whose numbers look so first. */
export function carriersFor(
  input: string,
  { locale, mode }: { locale: Locale; mode: Mode }
): DataOf<'GET /o2as-b2c/v1/carriers/get-carrier-by-logistics'> {
  const number = bareNumber(input)
  const list = carriersOf(mode).map((carrier) => ({ carrier, fit: number === '' ? 0 : fitOf(carrier, number) }))
  return {
    list: list
      .sort((a, b) => b.fit - a.fit)
      .map(({ carrier, fit }) => ({
        carrierCode: carrier.carrierCode,
        name: say(locale, carrier.name),
        prefix: carrier.prefixes[0] ?? '',
        fits: fit > 0
      }))
  }
}
