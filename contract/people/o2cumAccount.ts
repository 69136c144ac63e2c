/** Who the shopper is beyond shopping: roles, what is known of them, devices, another phone, their data, closing. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Ok, Phone } from '../shared'

const SmsCode = Type.String({ pattern: '^[0-9]{6}$' })
const Sent = Type.Object({ captchaKey: Code, resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })
const Count = Type.Integer({ minimum: 0 })

/** What somebody is here (`domain/people/role`). */
export const Role = Type.Union([
  Type.Literal('SHOPPER'),
  Type.Literal('PARTNER'),
  Type.Literal('EMPLOYEE'),
  Type.Literal('DEALER')
])

export const Roles = Type.Object({
  roles: Type.Array(Role),
  /** Whether one is a dealer, has asked to be, or was refused. */
  dealer: Type.Union([Type.Literal('NONE'), Type.Literal('ASKED'), Type.Literal('REFUSED'), Type.Literal('GRANTED')])
})

const Birthday = Type.String({ pattern: '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
const Gender = Type.Union([Type.Literal('FEMALE'), Type.Literal('MALE')])
const Household = Type.Integer({ minimum: 1, maximum: 12 })

/** A login, as its owner tells it from the others. */
export const LoginDevice = Type.Object({
  sessionId: Code,
  host: Type.Union([Type.Literal('BROWSER'), Type.Literal('CHAT'), Type.Literal('WEAPP'), Type.Literal('APP')]),
  device: Type.Union([Type.Literal('PHONE'), Type.Literal('TABLET'), Type.Literal('COMPUTER'), Type.Literal('OTHER')]),
  /** Where it was used last; absent: nobody told. */
  cityName: Type.Optional(Type.String()),
  lastSeenAt: Millis,
  /** The one that asks. */
  current: Type.Boolean(),
  /** It was opened from another one, and ends with that. */
  opened: Type.Boolean()
})

export const Personal = Type.Object({
  joinedAt: Millis,
  /** Pieces of orders that were received. */
  boughtCount: Count,
  birthday: Type.Union([Birthday, Type.Null()]),
  /** When it can be changed again; absent: now. */
  birthdayFrom: Type.Optional(Millis),
  gender: Type.Union([Gender, Type.Null()]),
  /** Persons at home. */
  household: Type.Union([Household, Type.Null()]),
  /** What the next level gives; absent at the highest. */
  next: Type.Optional(Type.Object({ levelName: Type.String(), extraPercent: Count })),
  devices: Type.Array(LoginDevice),
  /** From then on this phone may take the place of the old one, which is lost. */
  phoneWait: Type.Optional(Type.Object({ phone: Type.String(), endsAt: Millis })),
  /** The account is closed then. */
  closing: Type.Optional(Type.Object({ endsAt: Millis })),
  /** A file of all that is kept of the shopper. */
  file: Type.Optional(Type.Object({ madeAt: Millis, endsAt: Millis, bytes: Count }))
})

export const accounts = {
  'GET /o2cum/v1/customer-info/roles': endpoint({
    summary: 'What the shopper is here, as it is now',
    token: 'required',
    data: Roles
  }),
  'POST /o2cum/v1/customer-info/modify-business-flag': endpoint({
    summary: 'Asks to be a dealer (1), which the brand decides, or is none any more (0)',
    token: 'required',
    body: Type.Object({ businessFlag: Type.Union([Type.Literal(0), Type.Literal(1)]) }),
    changes: [],
    data: Roles
  }),
  'POST /o2cum/v1/customer-info/employee-code': endpoint({
    summary:
      'Sends a code to the phone that the brand has on file for an employee; whether it knows the number is not told',
    token: 'required',
    body: Type.Object({ employeeNo: Code }),
    changes: [],
    data: Sent
  }),
  'POST /o2cum/v1/customer-info/glzEmployeeLogin': endpoint({
    summary: 'Makes the shopper the employee of that number, by the code on the phone on file; one account a number',
    token: 'required',
    body: Type.Object({ employeeNo: Code, captchaKey: Code, captcha: SmsCode }),
    changes: ['o2cum/lx', 'o2cum/employee-purchase'],
    data: Roles
  }),
  'GET /o2cum/v1/customer-info/employee-card': endpoint({
    summary: 'Who one is as an employee',
    token: 'required',
    matter: 'EMPLOYEE_CARD',
    data: Type.Object({ employeeNo: Code, name: Type.String(), department: Type.String() })
  }),
  'GET /o2cum/v1/customer-info/dealer-card': endpoint({
    summary: 'Since when one is a dealer',
    token: 'required',
    matter: 'DEALER_CARD',
    data: Type.Object({ grantedAt: Millis })
  }),
  'GET /o2cum/v1/customer-info/detail-for-service': endpoint({
    summary: 'What the chat shows of the shopper; level and points are null while there are none',
    token: 'required',
    data: Type.Object({
      userId: Code,
      nickName: Type.String(),
      decryptMobilePhone: Type.String(),
      levelName: Type.Union([Type.String(), Type.Null()]),
      pointAvailable: Type.Union([Type.Integer(), Type.Null()]),
      roles: Type.Array(Role)
    })
  }),
  'GET /o2cum/v1/customer-info/personal': endpoint({
    summary: 'What the shopper told of themselves, their devices, and what is under way with the account',
    token: 'required',
    data: Personal
  }),
  'PUT /o2cum/v1/customer-info/personal': endpoint({
    summary: 'Changes what is told, or with null takes it away; the birthday once in a year',
    token: 'required',
    body: Type.Object({
      birthday: Type.Optional(Type.Union([Birthday, Type.Null()])),
      gender: Type.Optional(Type.Union([Gender, Type.Null()])),
      household: Type.Optional(Type.Union([Household, Type.Null()]))
    }),
    changes: [],
    data: Personal
  }),
  'POST /o2cum/v1/customer-info/devices/end': endpoint({
    summary: 'Ends one login of the shopper’s, or all but the one that asks',
    token: 'required',
    body: Type.Object({ sessionId: Type.Optional(Code) }),
    changes: [],
    data: Type.Object({ devices: Type.Array(LoginDevice) })
  }),
  'POST /o2cum/v1/customer-info/phone-code': endpoint({
    summary:
      'Sends a code to the shopper’s phone (OLD, CLOSE), to another one (NEW), or to the one whose wait is over (WAITED); each is good for that alone',
    token: 'required',
    body: Type.Object({
      step: Type.Union([Type.Literal('OLD'), Type.Literal('NEW'), Type.Literal('WAITED'), Type.Literal('CLOSE')]),
      phone: Type.Optional(Phone)
    }),
    changes: [],
    data: Sent
  }),
  'POST /o2cum/v1/customer-info/phone-lost': endpoint({
    summary:
      'Changes the phone to the one that the brand’s staff noted seven days ago in the chat, by a code of it; every other login ends',
    token: 'required',
    body: Type.Object({ captchaKey: Code, captcha: SmsCode }),
    changes: ['o2cum/partner'],
    data: Type.Object({ decryptMobilePhone: Type.String() })
  }),
  'POST /o2cum/v1/customer-info/phone': endpoint({
    summary: 'Changes the phone by a code of the old and one of the new; every other login ends',
    token: 'required',
    body: Type.Object({
      oldKey: Code,
      oldCaptcha: SmsCode,
      phone: Phone,
      captchaKey: Code,
      captcha: SmsCode
    }),
    changes: ['o2cum/partner'],
    data: Type.Object({ decryptMobilePhone: Type.String() })
  }),
  'POST /o2cum/v1/customer-info/phone-lost/stop': endpoint({
    summary: 'Keeps the old phone: a wait for another one ends',
    token: 'required',
    changes: [],
    data: Ok
  }),
  'POST /o2cum/v1/customer-info/data': endpoint({
    summary: 'Makes one file of all that is kept of the shopper; it is there for a day',
    token: 'required',
    changes: [],
    data: Type.Object({ madeAt: Millis, endsAt: Millis, bytes: Count })
  }),
  'GET /o2cum/v1/customer-info/data': endpoint({
    summary: 'That file, as JSON',
    token: 'required',
    data: Type.Object({ madeAt: Millis, endsAt: Millis, text: Type.String() })
  }),
  'GET /o2cum/v1/customer-info/closing': endpoint({
    summary: 'What keeps the account from being closed, and what is lost with it',
    token: 'required',
    data: Type.Object({
      blockers: Type.Array(
        Type.Object({
          kind: Type.Union([
            Type.Literal('ORDERS'),
            Type.Literal('CASES'),
            Type.Literal('BILLS'),
            Type.Literal('BALANCE'),
            /** Cash back that is still to come. */
            Type.Literal('REBATES'),
            /** A partner's earnings that are not in a bank yet. */
            Type.Literal('COMMISSION')
          ]),
          /** A number; of money, fen. */
          count: Count
        })
      ),
      lost: Type.Object({
        points: Count,
        coupons: Count,
        redPacketFen: Fen,
        favourites: Count,
        addresses: Count,
        /** What open invites may still earn the shopper. */
        inviteFen: Fen
      }),
      endsAt: Type.Optional(Millis)
    })
  }),
  'POST /o2cum/v1/customer-info/closing': endpoint({
    summary: 'Closes the account in seven days; refused while something is open',
    token: 'required',
    body: Type.Object({ captchaKey: Code, captcha: SmsCode }),
    changes: [],
    data: Type.Object({ endsAt: Millis })
  }),
  'POST /o2cum/v1/customer-info/closing/keep': endpoint({
    summary: 'Keeps the account; nothing else stops its closing',
    token: 'required',
    changes: [],
    data: Ok
  })
}
