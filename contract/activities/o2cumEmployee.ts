/** What an employee buys at the employee's price, alone and by codes for the family (spec 1.1, 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Quantity, Size, SpecValue, paged } from '../shared'
import { account } from '../tags'

const Count = Type.Integer({ minimum: 0 })
const Quota = Type.Object({ pieces: Count, fen: Fen })

/** A code that the employee gave to the family. */
export const FamilyCode = Type.Object({
  inviteCode: Type.String(),
  madeAt: Millis,
  /** Masked; absent: nobody has used it. */
  name: Type.Optional(Type.String()),
  /** What was bought by it this year. */
  fen: Fen
})

/** The employee whose quota the shopper buys by. */
export const EmployeeMember = Type.Object({
  role: Type.Union([Type.Literal('EMPLOYEE'), Type.Literal('FAMILY')]),
  /** Both masked; for the family, of the employee whose code it was. */
  employeeNo: Type.String(),
  name: Type.String(),
  /** False: the employee has left; nothing can be bought any more. */
  inService: Type.Boolean(),
  quota: Quota,
  left: Quota,
  /** The part taken of the quota that is ordered, not received yet. */
  waitingFen: Fen,
  /** When the year of the quota ends. */
  resetsAt: Millis,
  /** An employee's alone: the codes that are out, and how many more can be given. */
  family: Type.Array(FamilyCode),
  familyLeft: Count
})

/** `member` is absent for a shopper who is neither an employee nor of an employee's family. */
export const EmployeeStanding = Type.Object({ member: Type.Optional(EmployeeMember) })

export const EmployeeGood = Type.Object({
  offerCode: Code,
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  /** What everybody pays now. */
  soloFen: Fen,
  /** The employee's price; only for those who may buy at it. */
  priceFen: Type.Optional(Fen),
  /** Pieces of the quota that one costs. */
  pieces: Quantity,
  /** Pieces that can still be bought. */
  left: Count,
  startAt: Millis,
  endAt: Millis,
  /** Why the caller can't buy it now; absent: they can. */
  obstacle: Type.Optional(
    Type.Union([
      Type.Literal('NOT_MEMBER'),
      Type.Literal('NOT_YET'),
      Type.Literal('SOLD_OUT'),
      Type.Literal('LEFT'),
      Type.Literal('CATEGORY'),
      Type.Literal('PIECES'),
      Type.Literal('FEN')
    ])
  ),
  /** CATEGORY: from when something of its category can be bought again. */
  freeAt: Type.Optional(Millis)
})

export const employees = {
  'GET /o2cum/v1/employee-purchase': endpoint({
    summary: 'Whether the shopper may buy at the employee’s price, and what is left of the quota',
    token: 'required',
    data: EmployeeStanding
  }),
  'POST /o2cum/v1/employee-purchase': endpoint({
    summary:
      'Takes an invitation: that of an employee, or one for the family; one that is not there, is used or of somebody who left is refused alike',
    token: 'required',
    body: Type.Object({ inviteCode: Type.String({ minLength: 1, maxLength: 500 }) }),
    changes: [],
    data: EmployeeStanding
  }),
  'GET /o2cum/v1/employee-purchase/pub/goods': endpoint({
    summary: 'What is sold to employees: running offers, then those to come; the price is told to those who may buy',
    token: 'optional',
    query: Type.Object({
      /** Large appliances, or the small ones. */
      large: Type.Optional(Type.Boolean()),
      page: Page,
      size: Size
    }),
    data: paged(EmployeeGood)
  }),
  'POST /o2cum/v1/employee-purchase/family-code': endpoint({
    summary: 'Makes a code for the employee’s family; what is bought by it counts as the employee’s own',
    token: 'required',
    idempotent: true,
    changes: [],
    data: EmployeeStanding
  }),
  'DELETE /o2cum/v1/employee-purchase/family-code': endpoint({
    summary:
      'Takes back a code for the family that nobody uses: it is good for nobody any more, and another can be given',
    token: 'required',
    query: Type.Object({ inviteCode: Type.String({ minLength: 1, maxLength: 100 }) }),
    changes: [],
    data: EmployeeStanding
  }),
  'POST /o2cum/v1/employee-purchase/unbind': endpoint({
    summary: 'Parts the account from the employee; what was bought stays counted',
    token: 'required',
    changes: [account, 'o2cum/lx', 'o2cum/glz-partner', 'o2cum/partner'],
    data: EmployeeStanding
  })
}
