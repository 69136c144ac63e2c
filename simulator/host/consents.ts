/** What a person must allow: privacy before a protected API, payment, subscription messages, phone number, scopes. */
import { ApiFailure, failShape } from './calls'
import type { CashierPort, Func, HostSettings, UiPort, Values } from './types'
import type { Listeners } from './listeners'
import type { Tasks } from './tasks'

/** APIs for which the platform wants the privacy guide agreed to first. */
export const protectedApis: ReadonlySet<string> = new Set([
  'getClipboardData',
  'setClipboardData',
  'chooseImage',
  'chooseMedia',
  'chooseVideo',
  'chooseMessageFile',
  'chooseAddress',
  'chooseLocation',
  'choosePoi',
  'getLocation',
  'getFuzzyLocation',
  'startLocationUpdate',
  'saveImageToPhotosAlbum',
  'saveVideoToPhotosAlbum',
  'addPhoneContact',
  'addPhoneCalendar',
  'chooseContact',
  'chooseInvoiceTitle',
  'chooseInvoice',
  'getWeRunData',
  'startRecord',
  'openBluetoothAdapter'
])

/** Permissions that are asked for when an API is first called; a refused one stays so until the settings change it. */
const scopes: Readonly<Record<string, string>> = {
  saveImageToPhotosAlbum: 'scope.writePhotosAlbum',
  saveVideoToPhotosAlbum: 'scope.writePhotosAlbum',
  getLocation: 'scope.userLocation',
  chooseLocation: 'scope.userLocation'
}

/** APIs that app.json must name among `requiredPrivateInfos`. */
const declaredApis: ReadonlySet<string> = new Set([
  'getLocation',
  'getFuzzyLocation',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress'
])

interface ConsentHost {
  settings: HostSettings
  ui: UiPort
  tasks: Tasks
  listeners: Listeners
  cashier?: CashierPort
  /** app.json asks for the check. */
  privacyChecked: boolean
  /** `requiredPrivateInfos` of app.json. */
  declared: readonly string[]
  /** A person looks at the pages and taps what they show. */
  watched: boolean
  broken(rule: string): void
}

export interface Consents {
  privacy: { agreed: boolean; asked: number }
  /** Resolves once the guide is agreed to; otherwise throws the platform's refusal. */
  requirePrivacy(name: string): Promise<void>
  /** What must be allowed before an API does anything: undefined for nothing. */
  before(name: string): Promise<void> | undefined
  apis: Record<string, (asked: Values) => unknown>
  /** A yes in the platform's dialog, which counts as a tap for a moment. */
  confirmed(): void
  /** The same for a component, which hears of a refusal in its event: undefined once the guide is agreed to. */
  privacyRefusal(name: string): Promise<Values | undefined>
  /** The `detail` of a button's getphonenumber event, as the person answered. */
  phoneNumber(): Promise<Values>
}

export function createConsents(host: ConsentHost): Consents {
  const { settings, ui, tasks, listeners } = host
  const privacy = { agreed: !host.privacyChecked, asked: 0 }
  let asking: Promise<boolean> | undefined
  let paidAt = Number.NEGATIVE_INFINITY
  let confirmedAt = Number.NEGATIVE_INFINITY

  /** A code of the reference gateway's sandbox: what it stands for, when it was made, and that it is no other. */
  const code = (kind: 'login' | 'phone', whose: string): string =>
    `${kind}-${whose}-${tasks.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`

  function ask(name: string): Promise<boolean> {
    privacy.asked += 1
    if (host.watched && settings.privacy !== 'ask') return Promise.resolve(settings.privacy === 'agree')
    const listener: Func | undefined = listeners.last('NeedPrivacyAuthorization')
    if (!listener) return ui.privacy ? ui.privacy() : Promise.resolve(settings.privacy !== 'disagree')
    return new Promise((resolve) => {
      const answer = (given: unknown) => {
        const event = (given as Values | undefined)?.['event']
        if (event === 'agree' || event === 'disagree') resolve(event === 'agree')
      }
      tasks.run(undefined, () => listener(answer, { referrer: name }))
      // where nobody looks at the shop's own popup the setting answers for the person
      if (!host.watched) tasks.later(() => resolve(settings.privacy !== 'disagree'))
    })
  }

  async function requirePrivacy(name: string): Promise<void> {
    if (privacy.agreed) return
    asking ??= ask(name).finally(() => {
      asking = undefined
    })
    privacy.agreed = await asking
    if (!privacy.agreed) throw new ApiFailure('privacy permission is not authorized', 104)
  }

  const privacyRefusal = (name: string): Promise<Values | undefined> =>
    requirePrivacy(name).then(
      () => undefined,
      () => failShape(name.split('.').at(-1) ?? name, 'privacy permission is not authorized', 104)
    )

  const given = new Map<string, boolean>()
  const authSetting = () => Object.fromEntries(given)

  function requireScope(scope: string): void {
    const allowed = given.get(scope) ?? settings.scopes === 'allow'
    given.set(scope, allowed)
    if (!allowed) throw new ApiFailure('auth deny')
  }

  function before(name: string): Promise<void> | undefined {
    if (declaredApis.has(name) && !host.declared.includes(name)) {
      host.broken(`${name} is not among requiredPrivateInfos of app.json`)
      throw new ApiFailure('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
    }
    const scope = scopes[name]
    const asking = privacy.agreed || !protectedApis.has(name) ? undefined : requirePrivacy(name)
    if (!scope) return asking
    return (asking ?? Promise.resolve()).then(() => requireScope(scope))
  }

  async function pay(asked: Values): Promise<unknown> {
    const missing = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'].find(
      (name) => typeof asked[name] !== 'string'
    )
    if (missing) throw new ApiFailure(`parameter error: parameter.${missing} should be String`)
    const answer = ui.payment ? await ui.payment(asked) : settings.payment
    if (answer === 'cancel') throw new ApiFailure('cancel')
    if ((await host.cashier?.(asked, answer)) === 'CLOSED') throw new ApiFailure('该订单已关闭')
    if (answer === 'fail') throw new ApiFailure('支付失败')
    paidAt = tasks.now()
    return {}
  }

  async function subscribe(asked: Values, byTap: boolean): Promise<unknown> {
    const ids = asked['tmplIds']
    if (!Array.isArray(ids) || ids.length === 0) throw new ApiFailure('TmplIds can not be empty', 10001)
    if (ids.length > 3) throw new ApiFailure('Invalid template count', 20003)
    if (!byTap && tasks.now() - paidAt > 1000) {
      host.broken('requestSubscribeMessage was called without a tap')
      throw new ApiFailure('can only be invoked by user TAP gesture.', 20012)
    }
    const answer = ui.subscription ? await ui.subscription(ids.map(String)) : settings.subscription
    return Object.fromEntries(ids.map((id) => [String(id), answer]))
  }

  return {
    privacy,
    requirePrivacy,
    before,
    privacyRefusal,
    confirmed: () => {
      confirmedAt = tasks.now()
    },
    phoneNumber: async () => {
      const refusal = await privacyRefusal('button.getPhoneNumber')
      if (refusal) return refusal
      if (settings.phoneNumber === 'refuse') return { errMsg: 'getPhoneNumber:fail user deny' }
      return {
        errMsg: 'getPhoneNumber:ok',
        code: code('phone', settings.ownPhone),
        encryptedData: '',
        iv: ''
      }
    },
    apis: {
      login: () => ({ code: code('login', settings.person) }),
      checkSession: () => ({}),
      requestPayment: pay,
      // whether a tap began this turn must be read before anything waits
      requestSubscribeMessage: (asked) => subscribe(asked, tasks.byTap()),
      getPrivacySetting: () => ({ needAuthorization: !privacy.agreed, privacyContractName: '《小程序隐私保护指引》' }),
      requirePrivacyAuthorize: () => requirePrivacy('requirePrivacyAuthorize'),
      openPrivacyContract: (asked) => ui.leave?.('openPrivacyContract', asked),
      authorize: (asked) => requireScope(String(asked['scope'])),
      getSetting: () => ({ authSetting: authSetting() }),
      openSetting: () => {
        if (!tasks.byTap() && tasks.now() - confirmedAt > 1000) {
          host.broken('openSetting was called without a tap')
          throw new ApiFailure('can only be invoked by user TAP gesture.')
        }
        for (const scope of given.keys()) given.set(scope, settings.scopes === 'allow')
        return { authSetting: authSetting() }
      },
      // the platform has given nothing here since 2022
      getUserProfile: () => ({
        userInfo: { nickName: '微信用户', avatarUrl: '', gender: 0 },
        rawData: '',
        signature: ''
      }),
      getUserInfo: () => ({ userInfo: { nickName: '微信用户', avatarUrl: '', gender: 0 }, rawData: '', signature: '' })
    }
  }
}
