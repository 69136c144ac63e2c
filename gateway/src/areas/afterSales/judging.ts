/** What can be asked for the rows of orders now. */
import type { ApplicableRow } from '../../../../contract'
import {
  CASE_KINDS,
  ENDED_STATES,
  kindObstacle,
  repairObstacle,
  type KindFacts,
  type RowPlace
} from '../../../../domain/aftersale/afterSale'
import {
  afterSaleDays,
  afterSaleRule,
  type AfterSaleDays,
  type AfterSaleRule
} from '../../../../domain/aftersale/afterSaleDays'
import { basicFee } from '../../../../domain/aftersale/serviceBill'
import { visitSpan } from '../../../../domain/aftersale/visit'
import { opensExchange, repairsSince, warrantyOf, type Warranty } from '../../../../domain/aftersale/warranty'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { feesOf } from '../fee'
import { withoutGifts, ordersByCode, rowsOf, type OrderRecord, type OrderRowRecord } from '../order'
import { skuFacts } from '../product'
import * as store from './store'
import { receivedRows } from './storeExchange'
import { repairsOf, servicedRows, signedRows } from './storeOrders'
import { toRow } from './view'
import { obstacleWords } from './words'

export interface JudgedRow {
  order: OrderRecord
  row: OrderRowRecord
  place: RowPlace
  /** Pieces in open cases, and the newest of those. */
  inCases: number
  caseCode?: string
  signedAt?: number
  rule: AfterSaleRule
  days?: AfterSaleDays
  /** Its product is not sold any more. */
  gone: boolean
  /** There is a service at home for it. */
  service?: { kindCode: string; warranty: Warranty | undefined; exchangeOpen: boolean }
}

/** Until when what could not be mended comes back or is exchanged: as long as its warranty holds. */
const unmendedUntil = ({ service }: JudgedRow): number =>
  service?.exchangeOpen === true && service.warranty ? service.warranty.until : 0

export const factsOf = (judgedRow: JudgedRow): KindFacts => ({
  status: judgedRow.order.status,
  place: judgedRow.place,
  quantity: judgedRow.row.quantity,
  returned: judgedRow.row.returned,
  inCases: judgedRow.inCases,
  returnUntil:
    judgedRow.days && Math.max(judgedRow.days.noReasonUntil, judgedRow.days.faultUntil, unmendedUntil(judgedRow)),
  exchangeUntil: judgedRow.days && Math.max(judgedRow.days.exchangeUntil, unmendedUntil(judgedRow)),
  gone: judgedRow.gone
})

/** Goods given for a trial never go back, and work at home is no goods: its bill says what becomes of its money. */
export const hasCases = ({ activity, kind }: OrderRecord): boolean => activity !== 'TRIAL' && kind === 'GOODS'

const keyOf = (row: { order_code: string; sku_code: string }): string => `${row.order_code} ${row.sku_code}`

/** The warranty of the rows that there is a service for, by the repairs that they had. */
async function servicesOf(
  db: Db,
  orderCodes: readonly string[],
  nowMs: number
): Promise<(signedAt: number | undefined, row: OrderRowRecord, months: number) => JudgedRow['service']> {
  const services = await servicedRows(db, orderCodes)
  const repairs = await repairsOf(db, services.map(keyOf))
  return (signedAt, row, months) => {
    const service = services.find(
      (service) => service.order_code === row.order_code && service.position === row.position
    )
    if (!service) return undefined
    const span =
      service.day !== null && service.slot !== null ? visitSpan({ day: service.day, window: service.slot }) : undefined
    const installedAt = span && span.to <= nowMs ? span.to : null
    const repairRows = repairs
      .filter((repair) => repair.appliance_key === keyOf(row))
      .map((repair) => ({
        from: repair.created_at.getTime(),
        ...(repair.ended_at === null ? {} : { to: repair.ended_at.getTime() }),
        inVain: repair.in_vain,
        faults: repair.fault_codes
      }))
    const own = repairsSince(repairRows, signedAt ?? null)
    const warranty = warrantyOf({ receivedAt: signedAt ?? null, installedAt, months }, own, nowMs)
    return {
      kindCode: service.kind_code,
      warranty,
      exchangeOpen: opensExchange(own, warranty?.holds ?? false, nowMs)
    }
  }
}

function placeOf(
  order: OrderRecord,
  row: OrderRowRecord,
  arrivalDate: Date | null | undefined
): Pick<JudgedRow, 'place' | 'signedAt'> {
  // what came by an exchange has days of its own, from its own receipt
  if (row.exchange_case !== null)
    return arrivalDate ? { place: 'THERE', signedAt: arrivalDate.getTime() } : { place: 'ON_THE_WAY' }
  if (['WAIT_PAY', 'WAIT_GROUP', 'WAIT_BALANCE', 'WAIT_SHIP'].includes(order.status)) return { place: 'UNSENT' }
  // the receipt counts for an order that was received without a carrier's word: no window stays open for ever
  const day = arrivalDate ?? (order.status === 'COMPLETED' ? order.completed_at : null)
  return day ? { place: 'THERE', signedAt: day.getTime() } : { place: 'ON_THE_WAY' }
}

/** Every row of these orders, gifts too, with what decides. `but`: pieces of that case are not counted as held. */
export async function judge(db: Db, list: readonly OrderRecord[], nowMs: number, but?: string): Promise<JudgedRow[]> {
  const codes = list.map(({ order_code: code }) => code)
  const [rows, arrivals, receipts, cases] = [
    await rowsOf(db, codes),
    await signedRows(db, codes),
    await receivedRows(db, codes),
    await store.casesOfOrders(db, codes)
  ]
  const serviceOf = await servicesOf(db, codes, nowMs)
  const saleCodes = new Set(
    (
      await skuFacts(
        db,
        rows.map((row) => row.sku_code)
      )
    ).flatMap((sku) => (sku.on_sale ? [sku.sku_code] : []))
  )
  const endStates: readonly string[] = ENDED_STATES
  // what is paid is counted as back already
  const open = cases.filter(
    (record) => !endStates.includes(record.state) && !record.settled && record.case_code !== but
  )
  const pieces = await store.rowsOfCases(
    db,
    open.map((record) => record.case_code)
  )
  return rows.flatMap((row): JudgedRow[] => {
    const order = list.find((order) => order.order_code === row.order_code)
    if (!order) return []
    const of = open.filter((record) => record.order_code === row.order_code)
    const own = pieces.filter(
      (piece) => piece.position === row.position && of.some((record) => record.case_code === piece.case_code)
    )
    const isOf = (other: { order_code: string; position: number | null }) =>
      other.order_code === row.order_code && other.position === row.position
    const place = placeOf(
      order,
      row,
      row.exchange_case === null ? arrivals.find(isOf)?.signed_at : receipts.find(isOf)?.received_at
    )
    const rule = row.after_sale ?? afterSaleRule(false)
    const caseCode = own.at(-1)?.case_code
    const service = serviceOf(place.signedAt, row, rule.warrantyMonths)
    return [
      {
        order,
        row,
        ...place,
        inCases: own.reduce((sum, piece) => sum + piece.quantity, 0),
        ...(caseCode === undefined ? {} : { caseCode }),
        rule,
        gone: !saleCodes.has(row.sku_code),
        ...(place.signedAt === undefined
          ? {}
          : {
              days: {
                ...afterSaleDays(place.signedAt, rule),
                ...(service?.warranty && { warrantyUntil: service.warranty.until })
              }
            }),
        ...(service && { service })
      }
    ]
  })
}

type Kinds = ApplicableRow['kinds']

/** Somebody comes and mends it: free under warranty, else for what a visit costs (`fen`). */
function repairOf(judgedRow: JudgedRow, fen: number | undefined, locale: Locale): Kinds {
  const { service, place } = judgedRow
  if (!service || place !== 'THERE') return []
  const obstacle = repairObstacle(factsOf(judgedRow))
  if (obstacle) return [{ kind: 'REPAIR', open: false, obstacle, why: say(locale, obstacleWords[obstacle]) }]
  const { warranty } = service
  const terms = warranty?.holds === true ? { until: warranty.until } : fen === undefined ? {} : { feeFen: fen }
  return [{ kind: 'REPAIR', open: true, ...terms }]
}

/** A row as a shopper sees what can be asked for it; `fen`: what a visit costs where it is not free. */
export function toApplicable(judgedRow: JudgedRow, { locale, nowMs }: Asker, fen?: number): ApplicableRow {
  const { order, row, inCases, signedAt, days, rule, caseCode } = judgedRow
  const facts = factsOf(judgedRow)
  const { accepted: _none, ...shown } = toRow(row, { quantity: row.quantity, accepted: null, kept: false }, locale)
  return {
    ...shown,
    orderCode: order.order_code,
    shopCode: order.shop_code,
    shopName: say(locale, order.shop_name),
    open: Math.max(0, row.quantity - row.returned - inCases),
    ...(signedAt === undefined ? {} : { signedAt }),
    ...days,
    warrantyMonths: rule.warrantyMonths,
    asItWas: rule.asItWas,
    kinds: CASE_KINDS.map((kind): Kinds[number] => {
      const obstacle = kindObstacle(kind, facts, nowMs)
      const until = kind === 'RETURN' ? facts.returnUntil : kind === 'EXCHANGE' ? facts.exchangeUntil : undefined
      return {
        kind,
        open: obstacle === undefined,
        ...(obstacle === undefined ? {} : { obstacle, why: say(locale, obstacleWords[obstacle]) }),
        ...(obstacle === undefined && until !== undefined ? { until } : {})
      }
    }).concat(repairOf(judgedRow, fen, locale)),
    ...(caseCode === undefined ? {} : { caseCode })
  }
}

/** The bought rows of orders, by the orders' numbers. */
export async function applicableOf(db: Db, shopper: Asker, orderCodes: readonly string[]): Promise<ApplicableRow[]> {
  const orders = orderCodes.length === 0 ? [] : await ordersByCode(db, orderCodes)
  const own = orders.filter((order) => order.user_id === shopper.userId && !order.hidden && hasCases(order))
  const judgedRows = (await judge(db, own, shopper.nowMs)).filter(({ row }) => withoutGifts([row]).length > 0)
  const list: ApplicableRow[] = []
  for (const judgedRow of judgedRows)
    list.push(toApplicable(judgedRow, shopper, await visitFee(db, judgedRow, shopper.nowMs)))
  return list
}

/** What a visit costs for a row that is out of its warranty. */
async function visitFee(db: Db, { service, order, place }: JudgedRow, nowMs: number): Promise<number | undefined> {
  if (!service || place !== 'THERE' || service.warranty?.holds === true) return undefined
  const where = { kindCode: service.kindCode, regionCode: order.address.districtCode, nowMs }
  return basicFee(await feesOf(db, { ...where, work: 'REPAIR' }))?.fen
}
