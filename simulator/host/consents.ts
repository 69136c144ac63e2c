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
  apis: Record<string, (options: Values) => unknown>
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

interface Said {
  privacy: boolean
  scopes: Map<string, boolean>
}
interface Memory {
  mine(): Said
  keep(): void
  /** This person said nothing yet. */
  forget(): void
}

function createMemory({ settings, keep: port }: ConsentHost): Memory {
  /** What each person who held the phone said, as the chat app keeps it from one start to the next. */
  const byPerson = new Map<string, Said>()
  const mine = () => {
    const { person } = settings
    const current = byPerson.get(person)
    if (current) return current
    const stored = port?.load(person)
    const consent = { privacy: stored?.privacy === true, scopes: new Map(Object.entries(stored?.scopes ?? {})) }
    byPerson.set(person, consent)
    return consent
  }
  const keep = () => {
    const { privacy, scopes: given } = mine()
    port?.save(settings.person, { privacy, scopes: Object.fromEntries(given) })
  }
  const forget = () => {
    byPerson.set(settings.person, { privacy: false, scopes: new Map() })
    keep()
  }
  return { mine, keep, forget }
}

/** The privacy guide: asked for before a protected API, and agreed to by a button that was tapped. */
function createPrivacy(host: ConsentHost, memory: Memory) {
  const { settings, ui, tasks, listeners } = host
  const isAgreed = () => !host.privacyChecked || memory.mine().privacy
  const agree = () => {
    if (isAgreed()) return
    memory.mine().privacy = true
    memory.keep()
  }
  /** Ids of the buttons that can agree and were tapped. */
  const tapped = new Set<string>()
  let asking: Promise<boolean> | undefined

  function ask(name: string): Promise<boolean> {
    if (host.watched && settings.privacy !== 'ask') return Promise.resolve(settings.privacy === 'agree')
    const listener: Func | undefined = listeners.last('NeedPrivacyAuthorization')
    if (!listener) return ui.privacy ? ui.privacy() : Promise.resolve(settings.privacy !== 'disagree')
    return new Promise((resolve) => {
      const answer = (choice: unknown) => {
        const { event, buttonId } = (choice ?? {}) as Values
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

  return {
    isAgreed,
    requirePrivacy,
    privacyRefusal,
    agreeTapped: (buttonId: string) => {
      if (buttonId === '') return // the platform answers no tap of a button without an id
      tapped.add(buttonId)
      agree()
    },
    forgetTaps: () => tapped.clear()
  }
}
type Privacy = ReturnType<typeof createPrivacy>

/** Permissions: asked for once, and later changed in the settings alone. */
function createScopes({ settings, ui }: ConsentHost, { mine, keep }: Memory) {
  const authSetting = () => Object.fromEntries(mine().scopes)
  function requireScope(scope: string): void {
    const scopes = mine().scopes
    const allowed = scopes.get(scope) ?? settings.scopes === 'allow'
    if (scopes.get(scope) !== allowed) {
      scopes.set(scope, allowed)
      keep()
    }
    if (!allowed) throw new ApiFailure('auth deny')
  }

  async function openSettings(): Promise<Values> {
    const scopes = mine().scopes
    const switches = ui.settings
      ? await ui.settings(authSetting() as Record<string, boolean>)
      : Object.fromEntries([...scopes.keys()].map((scope) => [scope, settings.scopes === 'allow']))
    // only what was asked for has a switch there
    for (const [scope, allowed] of Object.entries(switches)) if (scopes.has(scope)) scopes.set(scope, allowed)
    keep()
    return { authSetting: authSetting() }
  }

  return { authSetting, requireScope, openSettings }
}
type Scopes = ReturnType<typeof createScopes>

/** What must be allowed before an API does anything: undefined for nothing. */
function beforeApi(host: ConsentHost, privacy: Privacy, permissions: Scopes, name: string): Promise<void> | undefined {
  if (declaredApis.has(name) && !host.declared.includes(name)) {
    host.broken(`${name} is not among requiredPrivateInfos of app.json`)
    throw new ApiFailure('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
  }
  const scope = scopes[name]
  const asking = privacy.isAgreed() || !protectedApis.has(name) ? undefined : privacy.requirePrivacy(name)
  if (!scope) return asking
  return (asking ?? Promise.resolve()).then(() => permissions.requireScope(scope))
}

/** Payments, and the subscription messages that may be asked for right after one. */
function createPaying({ settings, ui, tasks, cashier, broken }: ConsentHost) {
  let paidAt = Number.NEGATIVE_INFINITY
  async function pay(options: Values): Promise<unknown> {
    const missing = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'].find(
      (name) => typeof options[name] !== 'string'
    )
    if (missing) throw new ApiFailure(`parameter error: parameter.${missing} should be String`)
    const answer = ui.payment ? await ui.payment(options) : settings.payment
    if (answer === 'cancel') throw new ApiFailure('cancel')
    if ((await cashier?.(options, answer)) === 'CLOSED') throw new ApiFailure('该订单已关闭')
    if (answer === 'fail') throw new ApiFailure('支付失败')
    paidAt = tasks.now()
    return {}
  }

  async function subscribe(options: Values, byTap: boolean): Promise<unknown> {
    const ids = options['tmplIds']
    const failure = (reason: string, code: number) => new ApiFailure(reason, code, 'errCode')
    if (!Array.isArray(ids) || ids.length === 0) throw failure('TmplIds can not be empty', 10001)
    if (ids.length > 3) throw failure('Invalid template count', 20003)
    if (!byTap && tasks.now() - paidAt > 1000) {
      broken('requestSubscribeMessage was called without a tap')
      throw failure('can only be invoked by user TAP gesture.', 20012)
    }
    const answer = ui.subscription ? await ui.subscription(ids.map(String)) : settings.subscription
    if (answer === 'switched off') throw failure('The main switch is switched off', 20004)
    return Object.fromEntries(ids.map((id) => [String(id), answer]))
  }

  return { pay, subscribe }
}

/** A code of the reference gateway's sandbox: what it stands for, when it was made, and that it is no other. */
const code = (tasks: Tasks, kind: 'login' | 'phone', whose: string): string =>
  `${kind}-${whose}-${tasks.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`

/** Logs the holder of the phone in with a code. The platform has told no names and pictures since 2022. */
function personApis({ settings, tasks }: ConsentHost) {
  const nobody = () => ({
    userInfo: { nickName: '微信用户', avatarUrl: '', gender: 0 },
    rawData: '',
    signature: ''
  })
  return {
    // the chat app asks its own server for the code
    login: () => {
      if (settings.network === 'none') throw new ApiFailure('request:fail')
      return { code: code(tasks, 'login', settings.person) }
    },
    checkSession: () => ({}),
    getUserProfile: nobody,
    getUserInfo: nobody
  }
}

export function createConsents(host: ConsentHost): Consents {
  const { settings, ui, tasks } = host
  const memory = createMemory(host)
  const privacy = createPrivacy(host, memory)
  const { isAgreed, requirePrivacy, privacyRefusal, agreeTapped } = privacy
  const permissions = createScopes(host, memory)
  const { authSetting, requireScope, openSettings } = permissions
  const { pay, subscribe } = createPaying(host)
  let confirmedAt = Number.NEGATIVE_INFINITY

  return {
    requirePrivacy,
    before: (name) => beforeApi(host, privacy, permissions, name),
    privacyRefusal,
    agreeTapped,
    openSettings,
    forget: () => {
      privacy.forgetTaps()
      memory.forget()
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
        code: code(tasks, 'phone', settings.ownPhone),
        encryptedData: '',
        iv: ''
      }
    },
    apis: {
      ...personApis(host),
      requestPayment: pay,
      // whether a tap began this turn must be read before anything waits
      requestSubscribeMessage: (options) => subscribe(options, tasks.byTap()),
      getPrivacySetting: () => ({ needAuthorization: !isAgreed(), privacyContractName: '《小程序隐私保护指引》' }),
      requirePrivacyAuthorize: () => requirePrivacy('requirePrivacyAuthorize'),
      openPrivacyContract: (options) => ui.leave?.('openPrivacyContract', options),
      authorize: (options) => requireScope(String(options['scope'])),
      getSetting: () => ({ authSetting: authSetting() }),
      openSetting: () => {
        if (!tasks.byTap() && tasks.now() - confirmedAt > 1000) {
          host.broken('openSetting was called without a tap')
          throw new ApiFailure('can only be invoked by user TAP gesture.')
        }
        return openSettings()
      }
    }
  }
}
