/** What a person must allow: privacy before a protected API, payment, subscription messages, phone number, scopes. */
import { ApiFailure, failShape } from './calls'
import type { CashierPort, ConsentsPort, Func, HostSettings, UiPort, Values } from './types'
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
  keep?: ConsentsPort
  /** app.json asks for the check. */
  privacyChecked: boolean
  /** `requiredPrivateInfos` of app.json. */
  declared: readonly string[]
  /** A person looks at the pages and taps what they show. */
  watched: boolean
  broken(rule: string): void
}

export interface Consents {
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
  /** A button of the open type agreePrivacyAuthorization was tapped; the platform notes the yes by its id. */
  agreeTapped(buttonId: string): void
  /** Opens the settings with the permissions asked for so far; replies them as they are when it closes. */
  openSettings(): Promise<Values>
  /** What this person said so far is as if it had never been asked. */
  forget(): void
}

export function createConsents(host: ConsentHost): Consents {
  const { settings, ui, tasks, listeners } = host
  /** What each person who held the phone said, as the chat app keeps it from one start to the next. */
  const said = new Map<string, { privacy: boolean; scopes: Map<string, boolean> }>()
  const mine = () => {
    const { person } = settings
    const known = said.get(person)
    if (known) return known
    const kept = host.keep?.load(person)
    const made = { privacy: kept?.privacy === true, scopes: new Map(Object.entries(kept?.scopes ?? {})) }
    said.set(person, made)
    return made
  }
  const keep = () => {
    const { privacy, scopes: given } = mine()
    host.keep?.save(settings.person, { privacy, scopes: Object.fromEntries(given) })
  }
  const isAgreed = () => !host.privacyChecked || mine().privacy
  const agree = () => {
    if (isAgreed()) return
    mine().privacy = true
    keep()
  }
  /** Ids of the buttons that can agree and were tapped. */
  const tapped = new Set<string>()
  let asking: Promise<boolean> | undefined
  let paidAt = Number.NEGATIVE_INFINITY
  let confirmedAt = Number.NEGATIVE_INFINITY

  /** A code of the reference gateway's sandbox: what it stands for, when it was made, and that it is no other. */
  const code = (kind: 'login' | 'phone', whose: string): string =>
    `${kind}-${whose}-${tasks.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`

  function ask(name: string): Promise<boolean> {
    if (host.watched && settings.privacy !== 'ask') return Promise.resolve(settings.privacy === 'agree')
    const listener: Func | undefined = listeners.last('NeedPrivacyAuthorization')
    if (!listener) return ui.privacy ? ui.privacy() : Promise.resolve(settings.privacy !== 'disagree')
    return new Promise((resolve) => {
      const answer = (given: unknown) => {
        const { event, buttonId } = (given ?? {}) as Values
        if (event === 'disagree') resolve(false)
        if (event !== 'agree') return
        const isTapped = tapped.has(String(buttonId ?? ''))
        // where nobody taps, the setting below answers
        if (!isTapped && host.watched)
          host.broken(
            `agree was said of the privacy guide, but no button "${String(buttonId ?? '')}" was tapped to agree`
          )
        if (isTapped || host.watched) resolve(isTapped)
      }
      tasks.run(undefined, () => tasks.realm.tell(listener, answer, { referrer: name }))
      // where nobody looks at the shop's own popup the setting answers for the person
      if (!host.watched) tasks.later(() => resolve(settings.privacy !== 'disagree'))
    })
  }

  async function requirePrivacy(name: string): Promise<void> {
    if (isAgreed()) return
    asking ??= ask(name).finally(() => {
      asking = undefined
    })
    if (await asking) agree()
    if (!isAgreed()) throw new ApiFailure('privacy permission is not authorized', 104)
  }

  const privacyRefusal = (name: string): Promise<Values | undefined> =>
    requirePrivacy(name).then(
      () => undefined,
      () => failShape(name.split('.').at(-1) ?? name, 'privacy permission is not authorized', 104)
    )

  const authSetting = () => Object.fromEntries(mine().scopes)

  function requireScope(scope: string): void {
    const given = mine().scopes
    const allowed = given.get(scope) ?? settings.scopes === 'allow'
    if (given.get(scope) !== allowed) {
      given.set(scope, allowed)
      keep()
    }
    if (!allowed) throw new ApiFailure('auth deny')
  }

  async function openSettings(): Promise<Values> {
    const given = mine().scopes
    const chosen = ui.settings
      ? await ui.settings(authSetting() as Record<string, boolean>)
      : Object.fromEntries([...given.keys()].map((scope) => [scope, settings.scopes === 'allow']))
    // only what was asked for has a switch there
    for (const [scope, allowed] of Object.entries(chosen)) if (given.has(scope)) given.set(scope, allowed)
    keep()
    return { authSetting: authSetting() }
  }

  function before(name: string): Promise<void> | undefined {
    if (declaredApis.has(name) && !host.declared.includes(name)) {
      host.broken(`${name} is not among requiredPrivateInfos of app.json`)
      throw new ApiFailure('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
    }
    const scope = scopes[name]
    const asking = isAgreed() || !protectedApis.has(name) ? undefined : requirePrivacy(name)
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
    const refused = (reason: string, code: number) => new ApiFailure(reason, code, 'errCode')
    if (!Array.isArray(ids) || ids.length === 0) throw refused('TmplIds can not be empty', 10001)
    if (ids.length > 3) throw refused('Invalid template count', 20003)
    if (!byTap && tasks.now() - paidAt > 1000) {
      host.broken('requestSubscribeMessage was called without a tap')
      throw refused('can only be invoked by user TAP gesture.', 20012)
    }
    const answer = ui.subscription ? await ui.subscription(ids.map(String)) : settings.subscription
    if (answer === 'switched off') throw refused('The main switch is switched off', 20004)
    return Object.fromEntries(ids.map((id) => [String(id), answer]))
  }

  return {
    requirePrivacy,
    before,
    privacyRefusal,
    agreeTapped: (buttonId) => {
      if (buttonId === '') return // the platform answers no tap of a button without an id
      tapped.add(buttonId)
      agree()
    },
    openSettings,
    forget: () => {
      tapped.clear()
      said.set(settings.person, { privacy: false, scopes: new Map() })
      keep()
    },
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
      // the chat app asks its own server for the code
      login: () => {
        if (settings.network === 'none') throw new ApiFailure('request:fail')
        return { code: code('login', settings.person) }
      },
      checkSession: () => ({}),
      requestPayment: pay,
      // whether a tap began this turn must be read before anything waits
      requestSubscribeMessage: (asked) => subscribe(asked, tasks.byTap()),
      getPrivacySetting: () => ({ needAuthorization: !isAgreed(), privacyContractName: '《小程序隐私保护指引》' }),
      requirePrivacyAuthorize: () => requirePrivacy('requirePrivacyAuthorize'),
      openPrivacyContract: (asked) => ui.leave?.('openPrivacyContract', asked),
      authorize: (asked) => requireScope(String(asked['scope'])),
      getSetting: () => ({ authSetting: authSetting() }),
      openSetting: () => {
        if (!tasks.byTap() && tasks.now() - confirmedAt > 1000) {
          host.broken('openSetting was called without a tap')
          throw new ApiFailure('can only be invoked by user TAP gesture.')
        }
        return openSettings()
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
