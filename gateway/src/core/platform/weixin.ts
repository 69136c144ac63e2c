import type { Delivery } from '../outbox'
import {
  blockRefusal,
  busy,
  codeExpired,
  linkEnds,
  noLink,
  phoneUnfit,
  unavailable,
  type MessagingPlatform,
  type PlatformIdentity,
  type PlatformMessage
} from './port'
import { inPieces, verdictOf, verdictOfAll } from './textCheck'

/** An app of the platform. The secret is never logged and in no error. */
export interface PlatformApp {
  appId: string
  secret: string
}

export interface WeixinOptions {
  /** The mini-program. */
  app: PlatformApp
  /** The official account; without one its codes are refused. */
  official?: PlatformApp
  /** It has an address for the platform's own messages: what is answered later is heard. */
  hears?: boolean
  /** Number of the merchant that takes the money; without one no shipping is reported. */
  merchant?: string
  /** Origin of the platform's server API. */
  host: string
  /** ms before a call is given up. */
  timeoutMs?: number
  now?: () => number
  /** Told what a person who runs the shop should know: never a code, a secret, an openId or a phone. */
  warn: (facts: { call: string; problem: string }, words: string) => void
}

const TIMEOUT_MS = 5000
/** A reply is a few hundred bytes. */
const LARGEST_REPLY = 64 * 1024
/** ms before its end at which an access token is got anew. */
const TOKEN_MARGIN_MS = 300_000

/** What the platform calls texts like reviews and answers. */
const COMMENT = 2
const IMAGE = 2

type Reply = Record<string, unknown>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** 40029: not a code of ours; 40163: used already; 41008: missing; 42003: of a web authorisation, over. */
const CODE_IS_OVER = new Set([40029, 40163, 41008, 42003])
/** -1: the platform says so itself; 45009, 45011: asked too often. */
const IS_BUSY = new Set([-1, 45009, 45011])
/** 40226: a person of high risk. */
const IS_BLOCKED = new Set([40226])
/** A payment is named by its merchant and the number that this gave it. */
const BY_MERCHANT = 1
/** Goods that a carrier brings; sent whole, or parcel by parcel. */
const BY_CARRIER = 1
const AT_ONCE = 1
/** Why goods leave late: they are sold ahead. */
const SOLD_AHEAD = 1
const IN_PARTS = 2
/** Carriers, as the platform names them, that want a contact of the sender or the receiver. */
const ASKS_FOR_CONTACT = new Set(['SF'])
/** The platform has the same word of these goods, or the shopper's, already. */
const TOLD_ALREADY = 10060023
const RECEIVED_ALREADY = 10060003
/** Who wrote it was not in the mini-program lately, and the platform judges nothing of theirs. */
const AUTHOR_IS_AWAY = 61010
/** The access token is over or another one took its place. */
const TOKEN_IS_OVER = new Set([40001, 40014, 42001])

type Ask = (call: string, path: string, query: Record<string, string>, body?: object) => Promise<Reply>

/** Asks the platform; `call` names the exchange in a log, as the address itself holds secrets. */
const askOf =
  (options: WeixinOptions): Ask =>
  async (call, path, query, body) => {
    const address = new URL(path, options.host)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    try {
      const reply = await fetch(address, {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
      })
      if (!reply.ok) throw new Error(`status ${reply.status}`)
      const json: unknown = JSON.parse(await boundedText(reply))
      if (typeof json !== 'object' || json === null) throw new Error('no object')
      return json as Reply
    } catch (error) {
      // its words may hold the address, and that the secret
      const problem =
        error instanceof Error && /^(?:status \d+|no object|too long)$/.test(error.message)
          ? error.message
          : nameOf(error)
      options.warn({ call, problem }, 'the messaging platform did not answer')
      throw unavailable()
    }
  }

function demandDone({ warn }: WeixinOptions, call: string, reply: Reply): void {
  const code = typeof reply['errcode'] === 'number' ? reply['errcode'] : 0
  if (code === 0) return
  if (CODE_IS_OVER.has(code)) throw codeExpired()
  warn({ call, problem: `errcode ${code}` }, 'the messaging platform refused')
  if (IS_BUSY.has(code)) throw busy()
  if (IS_BLOCKED.has(code)) throw blockRefusal()
  throw unavailable()
}

/** The merchant's number, which names a payment together with its own. */
function demandMerchant({ merchant, warn }: WeixinOptions, call: string): string {
  if (merchant !== undefined) return merchant
  warn({ call, problem: 'WEAPP_MERCHANT is not given' }, 'the messaging platform was not told')
  throw unavailable()
}

/** Calls with the access token; with a new one when it is over. */
function withTokenOf(options: WeixinOptions, ask: Ask, now: () => number) {
  let lastToken: { token: string; until: number } | undefined
  let fetching: Promise<string> | undefined

  async function fetchToken(fresh: boolean): Promise<string> {
    const { appId: appid, secret } = options.app
    // the stable token is one for all gateways: none of them ends another's by asking
    const wish = { grant_type: 'client_credential', appid, secret, force_refresh: fresh }
    const reply = await ask('stable_token', '/cgi-bin/stable_token', {}, wish)
    demandDone(options, 'stable_token', reply)
    const token = text(reply['access_token'])
    const seconds = reply['expires_in']
    if (token === undefined || typeof seconds !== 'number') throw unavailable()
    lastToken = { token, until: now() + seconds * 1000 - TOKEN_MARGIN_MS }
    return token
  }

  /** Calls that come at once share one request. */
  function accessToken(fresh = false): Promise<string> {
    if (!fresh && lastToken !== undefined && lastToken.until > now()) return Promise.resolve(lastToken.token)
    fetching ??= fetchToken(fresh).finally(() => {
      fetching = undefined
    })
    return fetching
  }

  return async (call: string, path: string, body: object): Promise<Reply> => {
    const exchange = (token: string): Promise<Reply> => ask(call, path, { access_token: token }, body)
    const reply = await exchange(await accessToken())
    return TOKEN_IS_OVER.has(Number(reply['errcode'])) ? exchange(await accessToken(true)) : reply
  }
}

/** The link of a reply; only what a phone hands to the chat app, nothing else that a reply may hold is passed on. */
function linkIn({ warn }: WeixinOptions, reply: Reply | undefined): string {
  const code = Number(reply?.['errcode'] ?? 0)
  const link = text(reply?.['openlink'])
  if (reply !== undefined && (code !== 0 || link === undefined)) {
    warn({ call: 'generatescheme', problem: `errcode ${code}` }, 'the messaging platform refused')
  }
  if (code !== 0 || link === undefined || !/^weixin:\/\/[\w./?=&%-]{1,200}$/.test(link)) throw noLink()
  return link
}

async function sendBy(withToken: ReturnType<typeof withTokenOf>, message: PlatformMessage): Promise<Delivery> {
  const { openId, templateId, data, page, language } = message
  const reply = await withToken('subscribe_send', '/cgi-bin/message/subscribe/send', {
    touser: openId,
    template_id: templateId,
    page,
    data: Object.fromEntries(Object.entries(data).map(([keyword, value]) => [keyword, { value }])),
    miniprogram_state: 'formal',
    lang: language.replace('-', '_')
  }).catch(() => undefined)
  if (reply === undefined) return { again: true, problem: 'no answer' }
  const code = Number(reply['errcode'] ?? 0)
  if (code === 0) return 'sent'
  // it refuses everything else again, 43101 (its reader refuses) and 40037 (no such template) among it
  return { again: IS_BUSY.has(code) || TOKEN_IS_OVER.has(code), problem: `errcode ${code}` }
}

/** The platform itself, by its server API. */
export function createWeixin(options: WeixinOptions): MessagingPlatform {
  const { app, official, now = Date.now } = options
  const ask = askOf(options)
  const withToken = withTokenOf(options, ask, now)

  async function identity(call: string, path: string, query: Record<string, string>): Promise<PlatformIdentity> {
    const reply = await ask(call, path, { ...query, grant_type: 'authorization_code' })
    demandDone(options, call, reply)
    const openId = text(reply['openid'])
    if (openId === undefined) {
      options.warn({ call, problem: 'no openid' }, 'the messaging platform refused')
      throw unavailable()
    }
    return { openId, unionId: text(reply['unionid']) }
  }

  return {
    sendMessage: (message) => sendBy(withToken, message),
    identityOf: (code) =>
      identity('jscode2session', '/sns/jscode2session', { appid: app.appId, secret: app.secret, js_code: code }),
    officialIdentityOf: async (code) => {
      if (official === undefined) throw unavailable()
      return identity('oauth2', '/sns/oauth2/access_token', { appid: official.appId, secret: official.secret, code })
    },
    linkTo: async ({ path, query }) => {
      const expiresAt = linkEnds(now())
      const reply = await withToken('generatescheme', '/wxa/generatescheme', {
        jump_wxa: { path, query, env_version: 'release' },
        is_expire: true,
        expire_type: 0,
        expire_time: Math.floor(expiresAt / 1000)
      }).catch(() => undefined)
      return { link: linkIn(options, reply), expiresAt }
    },
    textVerdict: (openid, text) =>
      verdictOfAll(inPieces(text), async (content) => {
        const wish = { version: 2, scene: COMMENT, openid, content }
        const reply = await withToken('msg_sec_check', '/wxa/msg_sec_check', wish)
        if (reply['errcode'] === AUTHOR_IS_AWAY) return 'REVIEW'
        demandDone(options, 'msg_sec_check', reply)
        return verdictOf((reply['result'] as Reply | undefined)?.['suggest'])
      }),
    ...goodsAndPictures(options, withToken),
    phoneOf: async (code) => {
      const reply = await withToken('getuserphonenumber', '/wxa/business/getuserphonenumber', { code })
      demandDone(options, 'getuserphonenumber', reply)
      const info = reply['phone_info'] as Reply | undefined
      const phone = text(info?.['purePhoneNumber'])
      if (String(info?.['countryCode'] ?? '86') !== '86' || phone === undefined || !/^1[0-9]{10}$/.test(phone)) {
        throw phoneUnfit()
      }
      return phone
    }
  }
}

type Goods = 'checksMedia' | 'checkMedia' | 'sendShipping' | 'sendLate' | 'sendReceived'

/** Pictures that the platform checks, and reports of goods that were paid by it. */
function goodsAndPictures(
  options: WeixinOptions,
  withToken: ReturnType<typeof withTokenOf>
): Pick<MessagingPlatform, Goods> {
  return {
    checksMedia: options.hears === true,
    checkMedia: async (openid, media_url) => {
      const wish = { version: 2, scene: COMMENT, openid, media_type: IMAGE, media_url }
      const reply = await withToken('media_check_async', '/wxa/media_check_async', wish)
      demandDone(options, 'media_check_async', reply)
      const traceId = text(reply['trace_id'])
      if (traceId === undefined) throw unavailable()
      return traceId
    },
    sendShipping: async (shipping) => {
      const mchid = demandMerchant(options, 'upload_shipping_info')
      const reply = await withToken('upload_shipping_info', '/wxa/sec/order/upload_shipping_info', {
        order_key: { order_number_type: BY_MERCHANT, mchid, out_trade_no: shipping.paymentId },
        logistics_type: BY_CARRIER,
        delivery_mode: shipping.isAll && !shipping.corrects ? AT_ONCE : IN_PARTS,
        is_all_delivered: shipping.isAll,
        shipping_list: shipping.parcels.map(({ trackingNo, carrier, goods }) => ({
          tracking_no: trackingNo,
          express_company: carrier,
          item_desc: goods,
          ...(ASKS_FOR_CONTACT.has(carrier) ? { contact: { receiver_contact: shipping.receiver } } : {})
        })),
        upload_time: new Date(shipping.atMs).toISOString(),
        payer: { openid: shipping.openId ?? '' }
      })
      if (reply['errcode'] !== TOLD_ALREADY) demandDone(options, 'upload_shipping_info', reply)
    },
    sendLate: async ({ paymentId, leavesAtMs }) => {
      demandMerchant(options, 'opspecialorder')
      const reply = await withToken('opspecialorder', '/wxa/sec/order/opspecialorder', {
        order_id: paymentId,
        type: SOLD_AHEAD,
        delay_to: Math.floor(leavesAtMs / 1000)
      })
      if (reply['errcode'] !== TOLD_ALREADY) demandDone(options, 'opspecialorder', reply)
    },
    sendReceived: async ({ paymentId, atMs }) => {
      const merchant = demandMerchant(options, 'notify_confirm_receive')
      const reply = await withToken('notify_confirm_receive', '/wxa/sec/order/notify_confirm_receive', {
        merchant_id: merchant,
        merchant_trade_no: paymentId,
        received_time: Math.floor(atMs / 1000)
      })
      if (reply['errcode'] !== RECEIVED_ALREADY) demandDone(options, 'notify_confirm_receive', reply)
    }
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

async function boundedText(reply: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  const reader = reply.body?.getReader()
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    length += next.value.length
    if (length > LARGEST_REPLY) throw new Error('too long')
    pieces.push(next.value)
  }
  return Buffer.concat(pieces).toString('utf8')
}
