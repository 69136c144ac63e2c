/** Employees who bring new customers (spec «Employee invites»). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'

const Count = Type.Integer({ minimum: 0 })

/** A code as its link holds it; any other text is refused as an unknown code. */
export const InviteCode = Type.String({ minLength: 1, maxLength: 64 })

export const InviterState = Type.Union([
  Type.Literal('NOT_EMPLOYEE'),
  Type.Literal('UNBOUND'),
  Type.Literal('BOUND'),
  Type.Literal('BLOCKED')
])

const Inviter = Type.Object({ state: InviterState, boundAt: Type.Optional(Millis) })

/** Somebody who came by an employee's code. */
export const InviteRow = Type.Object({
  inviteId: Code,
  /** Masked. */
  name: Type.String(),
  state: Type.Union([
    Type.Literal('REGISTERED'),
    Type.Literal('PENDING'),
    Type.Literal('EARNED'),
    Type.Literal('VOID')
  ]),
  /** Why it came to nothing. */
  end: Type.Optional(
    Type.Union([
      Type.Literal('LATE'),
      Type.Literal('SHORT'),
      Type.Literal('REFUNDED'),
      Type.Literal('DAY_FULL'),
      Type.Literal('UNBOUND'),
      Type.Literal('JUDGED'),
      Type.Literal('KNOWN')
    ])
  ),
  invitedAt: Millis,
  /** The first order is placed until then, while there is none. */
  orderBefore: Millis,
  /** When the first order that is paid was placed, until it is received. */
  orderedAt: Type.Optional(Millis),
  receivedAt: Type.Optional(Millis),
  /** When it is earned, once the first order was received. */
  dueAt: Type.Optional(Millis),
  settledAt: Type.Optional(Millis),
  /** The employee's reward. */
  rewardFen: Fen
})

export const employeeInvites = {
  'GET /o2cum/v1/lx/employee-check-bind': endpoint({
    summary: 'Whether the shopper is an employee, and bound to bring new customers',
    token: 'required',
    data: Inviter
  }),
  'POST /o2cum/v1/lx/employee-check-bind': endpoint({
    summary: 'Binds the employee who asks; one that is bound stays so',
    token: 'required',
    matter: 'EMPLOYEE_CARD',
    changes: [],
    data: Inviter
  }),
  'POST /o2cum/v1/lx/employee-unbind': endpoint({
    summary: 'Ends the binding: its codes, and what was not earned by then, come to nothing',
    token: 'required',
    changes: [],
    data: Inviter
  }),
  'GET /o2cum/v1/lx/invite-employee-info': endpoint({
    summary: 'Who the employee is to those who are invited, and what the invites came to',
    token: 'required',
    data: Type.Object({
      /** Masked. */
      name: Type.String(),
      invited: Count,
      invitedThisMonth: Count,
      earnedFen: Fen,
      pendingFen: Fen,
      /** The next of what is pending; absent: none is. */
      nextAt: Type.Optional(Millis)
    })
  }),
  'GET /o2cum/v1/lx/invite-reward-list': endpoint({
    summary: 'Who came by the employee’s codes, the newest first',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(InviteRow)
  }),
  'POST /o2cum/v1/lx/qrcode-generate': endpoint({
    summary: 'The code of the bound employee: the one that is good, or a new one',
    token: 'required',
    // no other read grows old by it
    tag: 'o2cum/lx-code',
    changes: [],
    data: Type.Object({ inviteCode: Code, endAt: Millis })
  }),
  'GET /o2cum/v1/pub/lx/time-config': endpoint({
    summary: 'How long a code is good, and the reward for each person it brings',
    data: Type.Object({
      validDays: Count,
      orderDays: Count,
      returnDays: Count,
      perDay: Count,
      thresholdFen: Fen,
      inviterFen: Fen,
      invitedFen: Fen
    })
  })
}
