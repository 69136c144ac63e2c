/** What the shop's staff do with employee purchases; each act says who did it. */
import type { EmployeeQuota } from '../../../../domain/activity/employee'
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import { say, type Words } from '../../core/words'
import { endSelling, planWrong, takeAllotment } from '../inventory'
import { skusByCode } from '../product'
import { fileEmployee, leaves } from '../role'
import { giveBackOffer, offerMissing } from './buying'
import { makeFamilyCode, newInvite } from './members'
import * as store from './store'
import * as offers from './storeOffers'

export interface NewEmployee {
  employeeNo: string
  phone: string
  name: Words
  department: Words
}

const noEmployee = () => refusal('employee.missing', '没有这位在职员工', 'Nobody of that number works here')

/** Takes somebody on, also who had left, with a quota of a year. Replies the code for their account. */
export const enrolEmployee = (
  core: DeskCore,
  staff: Staff,
  { employeeNo, phone, name, department }: NewEmployee,
  { pieces, fen }: EmployeeQuota
): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ROLES', act: 'employee.enrol', about: employeeNo }, async (tx, now) => {
    if (!/^[A-Za-z0-9_-]{4,32}$/.test(employeeNo) || !/^1[0-9]{10}$/.test(phone) || name.zh === '')
      throw invalid('工号、手机号或姓名不正确', 'The number, the phone or the name is not right')
    const filed = await fileEmployee(tx, { employee_no: employeeNo, phone, name, department })
    if (!filed) throw refusal('employee.here', '这个工号已在职', 'Somebody of that number works here already')
    const inviteCode = newInvite()
    await store.addAllowance(tx, {
      employee_no: employeeNo,
      invite_code: inviteCode,
      pieces,
      fen,
      set_by: staff.who,
      set_at: now
    })
    return inviteCode
  })

/** Somebody leaves: nothing is bought by their quota from here on. Their unpaid orders are closed by who closes orders. */
export const dismissEmployee = (core: DeskCore, staff: Staff, employeeNo: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ROLES', act: 'employee.dismiss', about: employeeNo }, async (tx, now) => {
    // a submit that holds the quota comes before, and its order is closed with the others
    await store.lockAllowance(tx, employeeNo)
    if (!(await leaves(tx, employeeNo, { by: staff.who, now }))) throw noEmployee()
  })

/** Gives an employee a code for the family. Replies it. */
export const handOutCode = (core: DeskCore, staff: Staff, employeeNo: string): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ROLES', act: 'employee.code', about: employeeNo }, async (tx, now) => {
    const known = (await store.allMembers(tx)).find(
      (member) => member.employee_no === employeeNo && member.left_at === null
    )
    if (known === undefined) throw noEmployee()
    return makeFamilyCode(tx, employeeNo, { by: staff.who, now })
  })

export interface EmployeeOffer {
  skuCode: string
  priceFen: number
  /** Pieces of the quota that one costs. */
  pieces: number
  allotment: number
  startAt: number
  endAt: number
}

/** Sells pieces of a SKU to employees: takes them from its stock. Replies the offer's code. */
export const publishOffer = (core: DeskCore, staff: Staff, offer: EmployeeOffer): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'employee.publish', about: resultCode }, async (tx, now) => {
    const { skuCode, priceFen, pieces, allotment, startAt, endAt } = offer
    const found = (await skusByCode(tx, [skuCode], { locale: 'zh-CN', nowMs: now.getTime() })).get(skuCode)
    if (found === undefined || priceFen < 1 || priceFen >= (found.row.regularPriceFen ?? found.row.priceFen))
      throw invalid('员工价要低于平时的价格', 'The employee price must be below the usual one')
    if (endAt <= startAt || allotment < 1 || pieces < 1) throw planWrong()
    await takeAllotment(tx, skuCode, allotment)
    const offerCode = newId('eo')
    const added = await offers.addOffer(tx, {
      offer_code: offerCode,
      sku_code: skuCode,
      category_code: found.row.categoryCode,
      large: found.facts.freight_class === 'LARGE',
      price_fen: priceFen,
      pieces,
      allotment,
      start_at: new Date(startAt),
      end_at: new Date(endAt),
      published_by: staff.who
    })
    if (!added) throw refusal('employee.published', '这款商品已在内购', 'This is sold to employees already')
    return offerCode
  })

/** Ends an offer now; what is left of it goes back into the stock. */
export const endOffer = (core: DeskCore, staff: Staff, offerCode: string): Promise<void> =>
  endSelling(core, staff, offerCode, {
    act: 'employee.end',
    find: offers.offerOf,
    missing: offerMissing,
    end: offers.endOffer,
    giveBack: giveBackOffer
  })

/** Employees with their quota and codes, and what is sold to them. */
export async function employeeDesk({ db, clock }: DeskCore) {
  const members = await store.allMembers(db)
  const employees = []
  for (const member of members) {
    const bought = (await store.boughtBy(db, member.employee_no, new Date(0))).map(store.toPurchase)
    employees.push({
      employeeNo: member.employee_no,
      name: say('zh-CN', member.name),
      inService: member.left_at === null,
      bound: member.user_id !== null,
      inviteCode: member.invite_code,
      pieces: member.pieces,
      fen: member.fen,
      takenFen: bought.reduce((sum, { fen, back }) => sum + fen - back.fen, 0),
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
