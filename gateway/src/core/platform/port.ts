import { moment } from '../../../../domain/day'
import { refusal, type GatewayRefusal } from '../errors'
import type { Delivery } from '../outbox'
import type { Locale } from '../words'

/** The identity that the messaging platform knows a person by. */
export interface PlatformIdentity {
  /** Within one mini-program or official account. */
  openId: string
  /** Across all that one maker has on the platform; only where they are linked there. */
  unionId: string | undefined
}

/** What the platform makes of a text or picture: others may see it, a person has to look at it, nobody should. */
export type TextVerdict = 'PASS' | 'REVIEW' | 'RISKY'

/** What the platform reports by itself, some time after the request. */
export interface MediaNews {
  /** As `checkMedia` gave it. */
  traceId: string
  verdict: TextVerdict
}

/**
 * Exchanges the codes that a mini-program is handed by the messaging platform. A code is good once, for five minutes;
 * each of these throws a refusal in the shopper's words, never what the platform said.
 */
export interface MessagingPlatform {
  /** Returns the identity behind a code of `wx.login`. */
  identityOf(loginCode: string): Promise<PlatformIdentity>
  /** Returns the phone behind a code of the phone-number button; 11 digits starting with 1. */
  phoneOf(phoneCode: string): Promise<string>
  /** Returns the identity behind a code of an official account's web authorisation. */
  officialIdentityOf(code: string): Promise<PlatformIdentity>
  /** A link that opens a page of the mini-program from a phone's browser. `path` is a registered page's. */
  linkTo(page: { path: string; query: string }): Promise<PlatformLink>
  /** Tells that goods it was paid for have left, or which parcels they are in truth in; told twice it counts once. */
  sendShipping(shipping: PlatformShipping): Promise<void>
  /** Tells that goods of a payment leave later than the platform expects; told twice it counts once. */
  sendLate(late: { paymentId: string; leavesAtMs: number }): Promise<void>
  /** Tells that the shopper has received them; both name the merchant that the platform pays. */
  sendReceived(receipt: { paymentId: string; atMs: number }): Promise<void>
  /** The verdict on a text that this person wrote for others, of any length. */
  textVerdict(openId: string, text: string): Promise<TextVerdict>
  /** Whether it looks at pictures; where it does not, the list of words has to do. */
  checksMedia: boolean
  /**
   * Has a picture looked at that this person would show to others. The platform fetches it from `address` within minutes, and
   * says what it made of it by a message of its own, under the name that this resolves to.
   */
  checkMedia(openId: string, address: string): Promise<string>
  /** Tries once to send a message that its reader allowed. */
  sendMessage(message: PlatformMessage): Promise<Delivery>
}

/** A message of one of the platform's templates. */
export interface PlatformMessage {
  openId: string
  templateId: string
  /** What each of the template's keywords says. */
  data: Readonly<Record<string, string>>
  /** The mini-program's page that it opens, with its query. */
  page: string
  language: Locale
}

/** What left of a payment. */
export interface PlatformShipping {
  paymentId: string
  openId: string | undefined
  atMs: number
  /** In the place of the report before. */
  corrects: boolean
  /** Phone of the receiver, masked: «189****1234», for carriers that ask for a contact. */
  receiver: string
  /** Nothing of the payment is left to be sent. */
  isAll: boolean
  parcels: PlatformParcel[]
}

export interface PlatformParcel {
  trackingNo: string
  carrier: string
  goods: string
}

/** A link into the mini-program, and until when it is good (epoch ms, the world's clock). */
export interface PlatformLink {
  link: string
  expiresAt: number
}

/** Until when a link that is made now is good: long enough for the tap it was made for. */
export const linkEnds = (nowMs: number): number => moment(nowMs).add(1, 'day').valueOf()

export const noLink = (): GatewayRefusal =>
  refusal(
    'platform.no-link',
    '暂时打不开小程序，请稍后再试',
    'The mini program can’t be opened right now, please try again later'
  )

/** ms a code is good for. */
export const CODE_LIFETIME_MS = 300_000

export const codeExpired = (): GatewayRefusal =>
  refusal('platform.code-expired', '授权已失效，请再试一次', 'That authorisation has expired, please try again')

export const unavailable = (): GatewayRefusal =>
  refusal(
    'platform.unavailable',
    '微信登录暂时不可用，请用短信验证码登录',
    'WeChat login is not available right now, please log in by SMS'
  )

export const busy = (): GatewayRefusal =>
  refusal('platform.busy', '登录的人太多了，请稍后再试', 'Too many people are logging in, please try again in a moment')

export const blockRefusal = (): GatewayRefusal =>
  refusal(
    'platform.blocked',
    '微信没有允许这次登录，请用短信验证码登录',
    'WeChat did not allow this login, please log in by SMS'
  )

export const phoneUnfit = (): GatewayRefusal =>
  refusal(
    'platform.phone-unfit',
    '暂只支持中国大陆手机号，请换个手机号登录',
    'Only mobile numbers of mainland China can be used, please log in with another'
  )

/** oWx4****2f: enough to tell two persons apart in a log, too little to be one. */
export const maskId = (id: string): string => (id.length < 8 ? '****' : `${id.slice(0, 4)}****${id.slice(-2)}`)
