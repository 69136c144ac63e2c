/** Customers: login by SMS and through the messaging platform, profile, level and points, addresses. */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import { InviteCode } from './o2cumInvites'
import { AnyPhone, Code, Fen, Millis, Ok, Phone, PlatformCode, RegionCode, Signs } from '../shared'
import { account } from '../tags'

export const CustomerInfo = Type.Object({
  /** The messaging platform's name for the person; '' for one who never logged in through it. */
  openId: Type.String(),
  userId: Code,
  customerCode: Code,
  nickName: Type.String(),
  /** The phone with its middle four digits masked; the spec names the field so. */
  decryptMobilePhone: Type.String(),
  detailAddress: Type.String(),
  levelDO: Type.Object({ levelCode: Code, levelName: Type.String() }),
  pointAvailable: Type.Integer(),
  receivePacketFlag: Type.Union([Type.Literal(0), Type.Literal(1)]),
  firstOrderFlag: Type.Union([Type.Literal(0), Type.Literal(1)]),
  /** Storage path of the picture; absent while there is none. */
  avatar: Type.Optional(Type.String()),
  /** What their shares carry while they earn by them. */
  partnerCode: Type.Optional(Code)
})

/** A login, and the identity that the messaging platform knows it by. */
const PlatformLogin = { token: Type.String(), userId: Code, openId: Type.String() }

const AddressFields = {
  receiver: Signs(1, 25),
  phone: Phone,
  provinceCode: RegionCode,
  cityCode: RegionCode,
  districtCode: RegionCode,
  detail: Signs(2, 100),
  tag: Type.Optional(Type.Union([Type.Literal('HOME'), Type.Literal('WORK'), Type.Literal('PARENTS')])),
  isDefault: Type.Boolean()
}

/** A shipping address; region names come with it in the caller's language. The phone is whole: it is the owner's. */
export const Address = Type.Object({
  addressId: Code,
  ...AddressFields,
  provinceName: Type.String(),
  cityName: Type.String(),
  districtName: Type.String(),
  /** Its region is no more: it is shown, and takes an order once another region is chosen. */
  regionEnded: Type.Optional(Type.Boolean())
})
export const AddressInput = Type.Object(AddressFields)

/** Binds a person of the messaging platform to the account that logs in: a code of the mini-program’s login, or a key of an authorisation. */
const Binding = { bindKey: Type.Optional(Code) }
/** By whose codes somebody came, the first one first: the first that is good holds for the new account. */
const Invited = { inviteCodes: Type.Optional(Type.Array(InviteCode, { maxItems: 5 })) }

/** The texts that were agreed to before somebody is registered. */
const Agreed = { agreed: Type.Array(Type.Object({ policyCode: Code }), { minItems: 1, maxItems: 5 }) }

/** A screen of the app: its path, and what it is opened with. */
const Screen = Type.String({ minLength: 2, maxLength: 600, pattern: '^/[A-Za-z0-9_/-]+([?][^#\\s]*)?$' })
/** Where the page that is opened comes from: scheme, host and port. */
const Origin = Type.String({ minLength: 8, maxLength: 200, pattern: '^https?://[A-Za-z0-9.:\\[\\]-]+$' })

/** Which program asks for a login (spec 9.5). */
const ClientId = Type.Optional(Type.Literal('o2-mobile-front'))

/** A phone, and the code that was sent to it. */
const SmsCode = Type.String({ pattern: '^[0-9]{6}$' })
const ByCode = { phone: Phone, captcha: SmsCode, captchaKey: Code, clientId: ClientId }
const Login = Type.Object({ token: Type.String(), userId: Code, registered: Type.Boolean() })

export const customer = {
  'POST /oauth/public/send-phone-captcha-always': endpoint({
    summary:
      'Sends a 6-digit login code by SMS; one a minute and ten a day for a phone, 100 an hour and 500 a day for an address; refused with captcha.picture where a picture code has to be read first',
    body: Type.Object({
      phone: AnyPhone,
      pictureKey: Type.Optional(Code),
      pictureCode: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z ]{1,12}$' }))
    }),
    changes: [],
    data: Type.Object({ captchaKey: Code, resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })
  }),
  'POST /o2cum/v1/pub/customer-login/register-with-oauth': endpoint({
    summary:
      'Logs in by phone and SMS code; an unknown phone is registered, or with `onlyKnown` refused with login.unregistered, and its code stays good',
    body: Type.Object({ ...ByCode, onlyKnown: Type.Optional(Type.Boolean()), ...Binding, ...Invited }),
    changes: [],
    data: Login
  }),
  'POST /o2cum/v1/pub/customer-register/register-with-oauth': endpoint({
    summary:
      'Registers an unknown phone by its SMS code, and keeps which texts were agreed to; a known one is logged in',
    body: Type.Object({
      ...ByCode,
      ...Agreed,
      ...Binding,
      ...Invited
    }),
    changes: [],
    data: Login
  }),
  'POST /o2cum/v1/pub/get-h5-auth-token': endpoint({
    summary:
      'A code by which one screen of a page of this origin is opened with a login that ends with this one: once, for a minute',
    token: 'optional',
    body: Type.Object({ screen: Screen, origin: Origin }),
    changes: [],
    data: Type.Object({ authToken: Type.String(), expiresInSeconds: Type.Integer() })
  }),
  'POST /o2cum/v1/pub/get-mobilePhone-h5': endpoint({
    summary:
      'A ticket to log in with on one screen of a page of this origin, for the phone that a code stands for; never the number. A phone without an account is refused where the ticket is spent: no texts come with it',
    body: Type.Object({ phoneCode: PlatformCode, screen: Screen, origin: Origin }),
    changes: [],
    data: Type.Object({ ticket: Type.String(), expiresInSeconds: Type.Integer() })
  }),
  'POST /o2cum/v1/pub/h5/login': endpoint({
    summary: 'Logs in by a code of get-h5-auth-token or a ticket of get-mobilePhone-h5, which is used up by it',
    query: Type.Object({ sysCode: Type.Literal('ACCESS_TOKEN') }),
    body: Type.Object({ authToken: Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' }), screen: Screen }),
    changes: [],
    data: Login
  }),
  'POST /o2cum/v1/customer-login/logout': endpoint({
    summary: 'Ends the login whose token the call carries; other logins of the shopper stay',
    token: 'required',
    changes: [],
    data: Ok
  }),
  'POST /o2cum/v1/pub/mini-program/login': endpoint({
    summary: "Logs in who is bound to the code's person; refused with hoth.social.userNotBind when nobody is",
    body: Type.Object({ code: PlatformCode, clientId: ClientId }),
    changes: [],
    data: Type.Object(PlatformLogin)
  }),
  'POST /o2cum/v1/pub/mini-program/register-bind-login': endpoint({
    summary:
      'Logs in by the phone that the platform vouches for, registers an unknown one, keeps which texts were agreed to, and binds the person to it',
    body: Type.Object({ code: PlatformCode, phoneCode: PlatformCode, clientId: ClientId, ...Agreed, ...Invited }),
    changes: [],
    data: Type.Object({ ...PlatformLogin, registered: Type.Boolean() })
  }),
  'POST /o2cum/v1/pub/mini-program/getOpenUnionId': endpoint({
    summary:
      "The platform's identity of the code's person, in this mini-program and across the maker's; with a login, a person who is bound to no account yet is bound to it",
    token: 'optional',
    body: Type.Object({ code: PlatformCode }),
    changes: [],
    data: Type.Object({ openId: Type.String(), unionId: Type.Union([Type.String(), Type.Null()]) })
  }),
  'POST /oauth/public/v1/wxmini/userInfoByCode': endpoint({
    summary: 'Who would be logged in by such a code, for a greeting; the phone is masked',
    body: Type.Object({ code: PlatformCode }),
    changes: [],
    data: Type.Object({
      bound: Type.Boolean(),
      nickName: Type.String(),
      decryptMobilePhone: Type.String(),
      avatar: Type.Optional(Type.String())
    })
  }),
  'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': endpoint({
    summary:
      "The identity that the maker's official account knows the person by, from a code of its web authorisation; a bound person is logged in, another gets a key that binds them with their next login",
    body: Type.Object({ code: PlatformCode, clientId: ClientId }),
    changes: [],
    data: Type.Object({
      openId: Type.String(),
      login: Type.Optional(Type.Object({ token: Type.String(), userId: Code })),
      bindKey: Type.Optional(Code)
    })
  }),
  'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone': endpoint({
    summary: 'The phone that the person chose to give, whole, for a form of their own',
    token: 'required',
    body: Type.Object({ phoneCode: PlatformCode }),
    changes: [],
    data: Type.Object({ phone: Phone })
  }),
  'PUT /o2cum/v1/customer-info': endpoint({
    summary: 'Changes the name the shopper goes by',
    token: 'required',
    body: Type.Object({ nickName: Signs(1, 20) }),
    changes: ['o2cum/lx', 'o2cum/employee-purchase', 'o2cum/glz-store', 'o2mkt-b2c/assist', 'o2mkt-b2c/group-buy'],
    data: CustomerInfo
  }),
  'POST /o2cum/v1/customer-info/upload-avatar': uploadEndpoint({
    summary: 'Takes a picture (JPEG, PNG or WebP) in place of the one before; its path on the storage host comes back',
    upload: {
      field: 'file',
      maxBytes: 512 * 1024,
      tooLarge: {
        code: 'avatar.too-large',
        zh: '图片太大了，请选一张 512 KB 以内的',
        en: 'That picture is too large, 512 KB at most'
      }
    },
    changes: [],
    data: Type.Object({ avatar: Type.String() })
  }),
  'GET /o2cum/v1/customer-info': endpoint({
    summary: 'The logged-in customer, kept whole as userInfo (spec 7.3)',
    token: 'required',
    data: CustomerInfo
  }),
  'GET /o2cum/v1/customer-info/getUserInfo': endpoint({
    summary: 'The two flags of the new-customer red packet (spec 4.2)',
    token: 'required',
    data: Type.Object({ receivePacketFlag: Type.Integer(), firstOrderFlag: Type.Integer() })
  }),
  'GET /o2cum/v1/customer-info/getUserQuantity': endpoint({
    summary: 'The counts on the account screen',
    token: 'required',
    data: Type.Object({
      couponCount: Type.Integer(),
      /** In red packets that can be used now. */
      redPacketFen: Fen,
      pointAvailable: Type.Integer(),
      addressCount: Type.Integer(),
      favoriteCount: Type.Integer(),
      /** Products looked at within 90 days, each once. */
      footprintCount: Type.Integer(),
      /** Shops that are followed. */
      shopCount: Type.Integer()
    })
  }),
  'GET /o2cum/v1/customer-info/point-and-level-detail': endpoint({
    summary: 'Level, points, and what is left to the next level',
    token: 'required',
    data: Type.Object({
      levelCode: Code,
      levelName: Type.String(),
      pointAvailable: Type.Integer(),
      nextLevelName: Type.Union([Type.String(), Type.Null()]),
      /** Fen still to be spent for the next level; null at the highest. */
      toNextLevelFen: Type.Union([Type.Integer(), Type.Null()])
    })
  }),
  'GET /o2cum/v1/customer-info/get-user-first-buy-spu': endpoint({
    summary: 'When the shopper first bought a product and first received it; absent: never',
    token: 'required',
    query: Type.Object({ spuCode: Code }),
    data: Type.Object({ spuCode: Code, boughtAt: Type.Optional(Millis), receivedAt: Type.Optional(Millis) })
  }),
  'GET /o2cum/v1/bp-address': endpoint({
    summary: "The shopper's addresses, default first",
    token: 'required',
    data: Type.Object({ list: Type.Array(Address) })
  }),
  'POST /o2cum/v1/bp-address': endpoint({
    summary: 'Adds an address (20 at most); the first becomes the default',
    token: 'required',
    idempotent: true,
    body: AddressInput,
    changes: [account],
    data: Address
  }),
  'PUT /o2cum/v1/bp-address': endpoint({
    summary: 'Changes an address',
    token: 'required',
    body: Type.Object({ addressId: Code, ...AddressFields }),
    changes: [account],
    data: Address
  }),
  'DELETE /o2cum/v1/bp-address': endpoint({
    summary: 'Deletes an address; the newest left becomes the default if it was',
    token: 'required',
    query: Type.Object({ addressId: Code }),
    changes: [account],
    data: Ok
  }),
  'POST /o2cum/v1/bp-address/set-default-address': endpoint({
    summary: 'Makes an address the default',
    token: 'required',
    body: Type.Object({ addressId: Code }),
    changes: [account],
    data: Ok
  }),
  'POST /o2cum/v1/bp-address/paste-address-parse': endpoint({
    summary: 'Reads name, phone, region and street out of pasted text; what is not found is left out',
    token: 'required',
    body: Type.Object({ text: Signs(1, 500) }),
    changes: [account],
    data: Type.Object({
      receiver: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
      provinceCode: Type.Optional(RegionCode),
      cityCode: Type.Optional(RegionCode),
      districtCode: Type.Optional(RegionCode),
      detail: Type.Optional(Type.String())
    })
  })
}
