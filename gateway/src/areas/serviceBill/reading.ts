/** Bills of an account or a phone, and the appliances that can have some. */
import type { DataOf, OwnAppliance, QueryOf } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { freeFaults, type EarlierBill } from '../../../../domain/aftersale/serviceBill'
import { DAY_MS } from '../../../../domain/spans'
import { visitDays, visitSpan } from '../../../../domain/aftersale/visit'
import {
  opensExchange,
  repairsSince,
  warrantyOf,
  type Repair,
  type Warranty
} from '../../../../domain/aftersale/warranty'
import type { Mode } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker, Reader } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { customerOrLogin } from '../customer'
import { findOrder, orderMissing } from '../order'
import { freeWindows } from '../parcel'
import * as store from './store'
import { shownBill, toBills } from './view'

export interface BillAsker extends Asker {
  mode: Mode
}

export const billMissing = (): GatewayRefusal =>
  notFound('bill.missing', '服务单不存在', 'We can’t find that service bill')

/** The reference's engineers are a demonstration's; where there are none, nothing is there to be booked. */
export function demandEngineers(mode: Mode): void {
  if (mode === 'production') throw refusal('bill.closed', '暂时不能预约上门服务', 'Home service can’t be booked now')
}

/** More appliances than a home has. */
const MOST_APPLIANCES = 50
/** What a phone's code shows goes back a year. */
const SHOWN_MS = 365 * DAY_MS
const MOST_BY_PHONE = 50

export async function ownerOf(db: Db, userId: string): Promise<store.Owner> {
  return { userId, phone: (await customerOrLogin(db, userId)).phone }
}

/** The key of an order's row: the same appliance has the same one each time. */
export const keyOfRow = (row: { order_code: string; sku_code: string }): string => `${row.order_code} ${row.sku_code}`

export const toRepair = (bill: store.BillRecord): Repair => ({
  from: bill.created_at.getTime(),
  ...(bill.ended_at === null ? {} : { to: bill.ended_at.getTime() }),
  inVain: bill.quote?.agreed === false || bill.state === 'UNREPAIRABLE',
  faults: bill.fault_codes
})

export const toEarlier = (bill: store.BillRecord): EarlierBill => ({
  work: bill.work,
  state: bill.state,
  faults: bill.fault_codes,
  declined: bill.quote?.agreed === false,
  endedAt: bill.ended_at?.getTime() ?? null
})

/** When a row was installed; null where it is not, or not yet. */
function installedAt({ day, slot }: store.ApplianceRow, nowMs: number): number | null {
  const span = day !== null && slot !== null ? visitSpan({ day, window: slot }) : undefined
  return span && span.to <= nowMs ? span.to : null
}

/** The warranty of an order's row by the repairs that it had. */
export function warrantyOfRow(
  row: store.ApplianceRow,
  bills: readonly store.BillRecord[],
  nowMs: number
): { warranty: Warranty | undefined; repairs: Repair[] } {
  const receivedAt = row.received_at?.getTime() ?? null
  const ownRepairs = bills
    .filter((bill) => bill.work === 'REPAIR' && bill.appliance_key === keyOfRow(row))
    .map(toRepair)
  const repairs = repairsSince(ownRepairs, receivedAt)
  const began = {
    receivedAt,
    installedAt: installedAt(row, nowMs),
    months: row.months ?? undefined
  }
  return { warranty: warrantyOf(began, repairs, nowMs), repairs }
}

export async function appliances(
  db: Db,
  asker: BillAsker
): Promise<DataOf<'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku'>> {
  const rows = await store.appliancesOf(db, asker.userId, { limit: MOST_APPLIANCES })
  const bills = await store.billsOfAppliances(db, rows.map(keyOfRow))
  return {
    list: rows.map((row): OwnAppliance => {
      const { warranty, repairs } = warrantyOfRow(row, bills, asker.nowMs)
      const open = bills.find((bill) => bill.appliance_key === keyOfRow(row) && bill.ended_at === null)
      const { until, percentLeft, holds } = warranty ?? { until: 0, percentLeft: 0, holds: false }
      return {
        orderCode: row.order_code,
        skuCode: row.sku_code,
        kindCode: row.kind_code,
        name: say(asker.locale, row.title).replace(row.model, '').replace(/\s+/g, ' ').trim(),
        model: row.model,
        picture: row.picture,
        toInstall: row.installed && installedAt(row, asker.nowMs) === null,
        ...(warranty === undefined ? {} : { warranty: { until, percentLeft, holds } }),
        exchangeOpen: opensExchange(repairs, holds, asker.nowMs),
        freeFaults: freeFaults(
          bills.filter((bill) => bill.appliance_key === keyOfRow(row)).map(toEarlier),
          asker.nowMs
        ),
        ...(open ? { billId: open.bill_id } : {})
      }
    })
  }
}

export async function faultList(
  db: Db,
  kindCode: string,
  locale: Locale
): Promise<DataOf<'GET /o2as-b2c/v1/fix-install-bills/pub/fault-list'>> {
  const faults = await store.faultsOf(db, kindCode)
  return {
    list: faults.map(({ fault_code, name, tip }) => ({
      faultCode: fault_code,
      name: say(locale, name),
      tip: say(locale, tip)
    }))
  }
}

/** Days on which an engineer can come: from tomorrow on. */
export const serviceDays = (nowMs: number): string[] => visitDays(shopDay(nowMs))

export function windowsOf(
  db: Db,
  districtCode: string,
  { mode, nowMs }: Pick<BillAsker, 'mode' | 'nowMs'>
): Promise<DataOf<'GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows'>> {
  demandEngineers(mode)
  return freeWindows(db, { districtCode, days: serviceDays(nowMs) })
}

type Paged = { page?: number; size?: number }

export async function pageOfBills(
  db: Db,
  asker: BillAsker,
  { page = 1, size = 10, ...narrowed }: Paged & Omit<store.BillFilter, 'owner'>
): Promise<DataOf<'GET /o2as-m-bbc/v1/service-bills/list'>> {
  const filter = { ...narrowed, owner: await ownerOf(db, asker.userId) }
  const { rows, total, counts } = await store.listBills(db, filter, { page, size })
  return { list: await toBills(db, rows, asker, true), total, page, size, open: counts.open }
}

export const pageOfShopBills = async (
  db: Db,
  asker: BillAsker,
  { orderCode, page = 1, size = 10 }: QueryOf<'GET /o2as-b2c/v1/fix-install-bills/listFixInstallBill'>
): Promise<DataOf<'GET /o2as-b2c/v1/fix-install-bills/listFixInstallBill'>> => {
  if (orderCode !== undefined && !(await findOrder(db, asker.userId, orderCode))) throw orderMissing()
  const { list, total } = await pageOfBills(db, asker, { orderCode, source: 'SHOP', page, size })
  return { list, total, page, size }
}

export async function billOf(db: Db, asker: BillAsker, billId: string) {
  const bill = await store.findBill(db, billId, await ownerOf(db, asker.userId))
  if (!bill) throw billMissing()
  return shownBill(db, bill, asker)
}

export async function billsOfPhone(db: Db, phone: string, { locale, nowMs }: Reader) {
  const filter = { owner: { phone }, since: new Date(nowMs - SHOWN_MS) }
  const { rows } = await store.listBills(db, filter, { page: 1, size: MOST_BY_PHONE })
  return toBills(db, rows, { locale, nowMs, byPhone: true }, true)
}

export async function billOfPhone(db: Db, phone: string, billId: string, { locale, nowMs }: Reader) {
  const bill = await store.findBill(db, billId, { phone })
  if (!bill) throw billMissing()
  return shownBill(db, bill, { locale, nowMs, byPhone: true })
}
