/** What the shop's people do with employee purchases; each says who did it. */
import type { EmployeeQuota } from '../../../../domain/activity/employee'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { say, type Words } from '../../core/words'
import { returnStock, takeStock } from '../inventory'
import { skusByCode } from '../product'
import { fileEmployee, leaves } from '../role'
import { offerMissing } from './buying'
import { makeFamilyCode, newInvite } from './members'
import * as store from './store'
import * as offers from './storeOffers'

type Desk = Pick<Core, 'db' | 'clock'>

export interface NewEmployee {
  employeeNo: string
  phone: string
  name: Words
  department: Words
}

const noEmployee = () => refusal('employee.missing', '没有这位在职员工', 'Nobody of that number works here')

/** Sets what an employee may buy in a year, with a new code for their account. Replies the code. */
export async function allow(
  db: Db,
  by: string,
  { employeeNo, pieces, fen, at }: EmployeeQuota & { employeeNo: string; at: Date }
): Promise<string> {
  const inviteCode = newInvite()
  await store.addAllowance(db, {
    employee_no: employeeNo,
    invite_code: inviteCode,
    pieces,
    fen,
    set_by: by,
    set_at: at
  })
  return inviteCode
}

/** Takes somebody on, also who had left, with a quota. Replies the code for their account. */
export async function enrolEmployee(
  { db, clock }: Desk,
  by: string,
  employee: NewEmployee,
  quota: EmployeeQuota
): Promise<string> {
  const { employeeNo, phone, name, department } = employee
  if (!/^[A-Za-z0-9_-]{4,32}$/.test(employeeNo) || !/^1[0-9]{10}$/.test(phone) || name.zh === '')
    throw invalid('工号、手机号或姓名不正确', 'The number, the phone or the name is not right')
  return inTransaction(db, async (tx) => {
    const isNew = await fileEmployee(tx, { employee_no: employeeNo, phone, name, department })
    if (!isNew) throw refusal('employee.here', '这个工号已在职', 'Somebody of that number works here already')
    return allow(tx, by, { employeeNo, ...quota, at: clock.date() })
  })
}

/** Somebody leaves: nothing is bought by their quota from here on. `areas/closing` closes their unpaid orders. */
export async function dismissEmployee({ db, clock }: Desk, by: string, employeeNo: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // a submit that holds the quota comes before, and its order is closed with the others
    await store.lockAllowance(tx, employeeNo)
    if (!(await leaves(tx, employeeNo, { by, at: clock.date() }))) throw noEmployee()
  })
}

/** Gives an employee a code for the family. Replies it. */
export async function handOutCode({ db, clock }: Desk, by: string, employeeNo: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const member = (await store.allMembers(tx)).find(
      (member) => member.employee_no === employeeNo && member.left_at === null
    )
    if (member === undefined) throw noEmployee()
    return makeFamilyCode(tx, employeeNo, { by, at: clock.date() })
  })
}

export interface EmployeeOffer {
  skuCode: string
  priceFen: number
  /** Of the quota that one costs. */
  pieces: number
  allotment: number
  startAt: number
  endAt: number
}

/** Sells pieces of a SKU to employees: takes them from its stock. Replies the offer's code. */
export async function publishOffer({ db, clock }: Desk, by: string, offer: EmployeeOffer): Promise<string> {
  const { skuCode, priceFen, pieces, allotment, startAt, endAt } = offer
  const sku = (await skusByCode(db, [skuCode], { locale: 'zh-CN', nowMs: clock.now() })).get(skuCode)
  if (sku === undefined || priceFen < 1 || priceFen >= (sku.row.regularPriceFen ?? sku.row.priceFen))
    throw invalid('员工价要低于平时的价格', 'The employee price must be below the usual one')
  if (endAt <= startAt || allotment < 1 || pieces < 1)
    throw invalid('时间或数量不正确', 'The times or numbers are not right')
  return inTransaction(db, async (tx) => {
    if (!(await takeStock(tx, skuCode, allotment))) throw refusal('stock.short', '库存不足', 'Not enough in stock')
    const offerCode = newId('eo')
    const isNew = await offers.addOffer(tx, {
      offer_code: offerCode,
      sku_code: skuCode,
      category_code: sku.row.categoryCode,
      large: sku.facts.freight_class === 'LARGE',
      price_fen: priceFen,
      pieces,
      allotment,
      start_at: new Date(startAt),
      end_at: new Date(endAt),
      published_by: by
    })
    if (!isNew) throw refusal('employee.published', '这款商品已在内购', 'This is sold to employees already')
    return offerCode
  })
}

/** Gives back what is left of an allotment. Holds the stock first, as submits do. */
export async function giveBackOffer(db: Db, { offer_code, sku_code }: store.OfferRecord): Promise<void> {
  await returnStock(db, sku_code, 0)
  const rest = await offers.closeAllotment(db, offer_code)
  if (rest !== undefined && rest > 0) await returnStock(db, sku_code, rest)
}

/** Ends an offer now; what is left of it goes back into the stock. */
export async function endOffer({ db, clock }: Desk, by: string, offerCode: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const offer = await offers.offerOf(tx, offerCode)
    if (offer === undefined) throw offerMissing()
    await returnStock(tx, offer.sku_code, 0)
    await offers.endOffer(tx, offerCode, by, clock.date())
    await giveBackOffer(tx, offer)
  })
}

/** Employees with their quota and codes, and what is sold to them. */
export async function employeeDesk({ db, clock }: Desk) {
  const members = await store.allMembers(db)
  const employees = []
  for (const member of members) {
    const purchases = (await store.boughtBy(db, member.employee_no, new Date(0))).map(store.toPurchase)
    employees.push({
      employeeNo: member.employee_no,
      name: say('zh-CN', member.name),
      inService: member.left_at === null,
      bound: member.user_id !== null,
      inviteCode: member.invite_code,
      pieces: member.pieces,
      fen: member.fen,
      takenFen: purchases.reduce((sum, { fen, back }) => sum + fen - back.fen, 0),
      family: (await store.familyOf(db, member.employee_no, new Date(0))).map(({ invite_code, user_id }) => ({
        inviteCode: invite_code,
        bound: user_id !== null
      }))
    })
  }
  const all = await offers.allOffers(db)
  const codes = all.map((offer) => offer.sku_code)
  const skus = await skusByCode(db, codes, { locale: 'zh-CN', nowMs: clock.now() })
  return {
    employees,
    offers: all.map((offer) => ({
      offerCode: offer.offer_code,
      title: skus.get(offer.sku_code)?.row.title ?? offer.sku_code,
      priceFen: offer.price_fen,
      allotment: offer.allotment,
      taken: offer.taken,
      endAt: offer.end_at.getTime(),
      over: offer.given_back,
      by: offer.ended_by ?? offer.published_by
    }))
  }
}
