/**
 * The messages that the app is sent, by the specification's names (7.6): each with its bridge, the parameters it takes,
 * and those it can't do without. Names of parameters that the specification does not show are ours (docs/spec-gaps/app).
 */
import { code, flag, hasOwn, isRecord, listOf, matching, oneOf, shape, text, optional, type Check } from '@/lib/check'

type Fields = Record<string, Check<unknown>>
type Bridge = 'base' | 'webView' | 'login' | 'camera' | 'route' | 'status'

interface Row<F extends Fields, R extends keyof F> {
  className: Bridge
  fields: F
  needs: readonly R[]
  /** One of these at least. */
  oneOf?: readonly (keyof F & string)[]
  /** A person answers it: the reply is waited for longer. */
  choice?: boolean
  /** Bytes of its answer, where they may be more than those of others. */
  replyBytes?: number
}

const row = <F extends Fields = Record<never, never>, R extends keyof F = never>(
  className: Bridge,
  fields?: F,
  needs: readonly R[] = [],
  more: Pick<Row<F, R>, 'oneOf' | 'choice' | 'replyBytes'> = {}
): Row<F, R> => ({ className, fields: fields ?? ({} as F), needs, ...more })

const choice = { choice: true }
/** A picture as text: 12 MB of bytes. */
const picture = { choice: true, replyBytes: 16 * 1024 * 1024 }
const words = text(200)
const link = matching(/^https?:\/\/[^\s\\<>"'`]+$/i, 2048)
const someCodes = listOf(code, 50, 1)
const json: Check<object> = (value) => (isRecord(value) ? value : undefined)

/** What is shared: words, the page's full address, and a picture's. */
export interface ShareCard {
  title: string
  link: string
  picture?: string | undefined
}
const card = { card: shape<ShareCard>({ title: words, link, picture: optional(text(600)) }) }

export const messages = {
  getBaseInfo: row('base'),
  closeWebView: row('base'),
  checkAppExist: row('base', { bundleId: words, scheme: words }, ['bundleId']),
  startApplication: row('base', { menuId: words, menuCode: words, args: json, resultCallback: words }, [], {
    oneOf: ['menuId', 'menuCode'],
    choice: true
  }),
  setBackResult: row('base', { result: json }),
  selectCountryCode: row('base', undefined, [], choice),
  gotoUserDetail: row('base', { employeeNum: words, employeeId: words, tenantId: words }, ['tenantId']),
  setOrientation: row('base', { orientation: oneOf('portrait', 'landscape') }),

  fullScreen: row('webView', { fullScreen: flag, coverNavBarFlag: oneOf(0, 1) }),
  loadWebView: row('webView', { url: link }, ['url']),

  logout: row('login'),

  getPicture: row('camera', undefined, [], picture),
  takePicture: row('camera', undefined, [], picture),

  toOrderDetailPage: row('route', { platformOrderCodes: someCodes }, ['platformOrderCodes']),
  toHomePage: row('route'),
  toProductDetailPage: row('route', { platformProductCode: code, unitPricePlatformSkuCode: code }, [
    'platformProductCode'
  ]),
  toAddressManagePage: row('route', { addressCode: code }, [], choice),
  toCreateAddressPage: row('route', undefined, [], choice),
  toMsgCenter: row('route'),
  gotoCashierPage: row('route', { orderCodes: listOf(code, 50) }),
  getAddress: row('route'),
  toSalesafterApplySucceedPage: row('route', { caseCode: code }),
  toShareView: row('route', card),
  provideCustomerListData: row('route', { list: listOf(json, 200) }),
  customerDataChanged: row('route'),
  pushCustomerService: row('route', { h5Url: link }, ['h5Url']),
  hideHud: row('route'),
  toAfterSalesVideoPlay: row('route', { url: link }, ['url']),
  toLoginPage: row('route'),
  jumpPoint: row('route'),
  toEmployeeShareView: row('route', card),
  toAssistmentShareView: row('route', card),
  toAssistmentActivityShareView: row('route', card),
  toCustomPage: row('route', { activity: words }),
  toRedPacketActivityShareView: row('route', card),
  toGoodsList: row('route', { keyword: words, categoryCode: code }),
  toCommonShareView: row('route', card),
  toGetSignature: row('route', undefined, [], { choice: true, replyBytes: 1024 * 1024 }),

  afterSalesChange: row('status', { orderCode: code, caseCode: code }),
  invoiceChange: row('status', { orderCode: code }),
  orderCommentChange: row('status', { orderCode: code })
} as const

export type MessageName = keyof typeof messages

type Given<F extends Fields, N extends keyof F> = { [K in N]: Exclude<ReturnType<F[K]>, undefined> }
/** What a message is sent with. */
export type ParamsOf<N extends MessageName> =
  (typeof messages)[N] extends Row<infer F, infer R>
    ? Given<F, R> & { [K in Exclude<keyof F, R>]?: ReturnType<F[K]> | undefined }
    : never

/** A message that can't be sent as it was written: the call itself has to be mended. */
export class MessageError extends TypeError {
  constructor(message: MessageName, why: string) {
    super(`${message}: ${why}`)
    this.name = 'MessageError'
  }
}

/** Whether people answer it, who take their time. */
export const isChoice = (name: MessageName): boolean => messages[name].choice === true

/** Bytes of its answer; undefined: as many as any has. */
export const replyBytesOf = (name: MessageName): number | undefined => messages[name].replyBytes

/** The message as JSON with its five fields; callers are held to `ParamsOf` by the port. Throws a MessageError, before anything is sent. */
export function messageText(name: MessageName, params: object, successCallBack: string, failCallBack: string): string {
  const { className, fields, needs, oneOf: alternatives } = messages[name] as Row<Fields, string>
  const entries = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const names = entries.map(([param]) => param)
  for (const param of needs) if (!names.includes(param)) throw new MessageError(name, `${param} is missing`)
  if (alternatives && !alternatives.some((param) => names.includes(param)))
    throw new MessageError(name, `${alternatives.join(' or ')} is missing`)
  for (const [param, value] of entries)
    if (!hasOwn(fields, param) || fields[param]?.(value) === undefined)
      throw new MessageError(name, `${param} is unfit`)
  return JSON.stringify({
    className,
    function: name,
    params: Object.fromEntries(entries),
    successCallBack,
    failCallBack
  })
}
