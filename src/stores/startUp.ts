/** What happens when the app is launched: ports are connected, stored values shown, and everything fetched side by side. */
import { reaction } from 'mobx'
import {
  apiWords,
  configureCalls,
  fetchStored,
  matchesContract,
  setIntentShelf,
  setUnauthorisedHandler,
  type PageKind
} from '@/api'
import { configureI18n, currentLocale } from '@/i18n'
import { hideLoading, toast } from '@/platform/feedback'
import { entryPath } from '@/platform/location'
import { inApp, openInApp, tellApp } from '@/platform/nativeApp'
import { onPartFailure } from '@/platform/pageParts'
import { patchTaroRouter } from '@/platform/pageStack'
import { onStoredChange } from '@/platform/storage'
import { deviceLanguages } from '@/platform/system'
import { setDocumentLanguage } from '@/platform/title'
import {
  back,
  beforeNavigation,
  configureNavigator,
  currentKey,
  currentUrl,
  followHost,
  go,
  isLoginKey,
  refetchesSite,
  routeAt,
  routeOf,
  type RouteKey
} from '@/routes'
import { stores } from './index'
import { raiseFlag } from './flags'
import { followApp, openElsewhere } from './inApp'
import type { Following } from './inApp/types'
import { readStored, writeStored } from './persisted'
import type { SessionPorts } from './session'

function pageKind(): PageKind {
  const key = currentKey()
  if (key === 'index') return 'home'
  return key !== undefined && isLoginKey(key) ? 'login' : 'other'
}

function connectCalls(appKnown: Following['known']): void {
  const { session, site, network } = stores
  setIntentShelf({
    read: () => readStored('intents') ?? {},
    write: (intents) => writeStored('intents', { ...intents })
  })
  configureCalls({
    token: () => session.token,
    language: currentLocale,
    onlineShop: () => site.info?.onlineShopCode,
    tenant: () => (process.env.TARO_APP_SUB ? SUB_TENANT : site.info?.tenantId),
    channel: () => (inApp() ? 'APP' : (site.info?.terminalTypeCode ?? 'H5')),
    page: pageKind,
    // the app may say which site it is, and who is there
    ready: () => appKnown()?.then(() => site.codesKnown()) ?? site.codesKnown(),
    matchesContract,
    onTimeout: () => network.set(false),
    onReply: () => network.set(true),
    toast,
    stopLoading: hideLoading
  })
  setUnauthorisedHandler(() => session.expire())
}

function connectLanguage(): () => void {
  configureI18n({
    storage: { read: () => readStored('locale'), write: (locale) => writeStored('locale', locale) },
    fetchMessages: (url, locale) => fetchStored(url.replace('{locale}', locale)),
    // known before the first call, so that nothing is asked for twice
    device: deviceLanguages()
  })
  setDocumentLanguage(currentLocale())
  return reaction(currentLocale, (locale) => {
    setDocumentLanguage(locale)
    stores.site.showTitle()
    void stores.site.loadWords()
    // names of goods come in the caller's language
    if (stores.cart.view) void stores.cart.load()
  })
}

/** Carries out what spec 2.3 asks before a navigation; `from` is undefined on a fresh load. `siteAsked`: the start did. */
export function carryOutNavigation(from: RouteKey | undefined, to: RouteKey, siteAsked = false): void {
  const { site, theme } = stores
  const effects = beforeNavigation(from, routeOf(to), {
    hasSite: site.info !== undefined,
    onlineShopName: site.info ? site.shopName : undefined
  })
  if (effects.pingtaiCustom !== undefined) writeStored('pingtaiCustom', effects.pingtaiCustom)
  if (effects.loadIndex !== undefined) writeStored('loadIndex', effects.loadIndex)
  effects.flags.forEach(raiseFlag)
  if (effects.title !== undefined) site.showTitle()
  if (effects.refetchSite && !siteAsked) void site.load()
  theme.refresh()
}

const sayPoorNetwork = (): void => toast(apiWords('poorNetwork'))

function goToLogin(replace = false): Promise<boolean> {
  const from = currentUrl()
  return go('login', from ? { from } : {}, { replace, here: true })
}

/**
 * After a 401 (spec 4.1): inside the app its own login, and the page is closed, or left where the app closes none; ours, with
 * the way back, where it has no login.
 */
async function toLogin(): Promise<void> {
  if (!(await openInApp({ name: 'toLoginPage' }))) await goToLogin()
  else if (!(await openInApp({ name: 'closeWebView' }))) await back()
}

/** After a login or logout in another tab, or in the app: a screen of one shopper's own things must not stay for the next. */
function leaveOthersPage(who: Parameters<SessionPorts['followed']>[0]): void {
  const key = who === 'somebody' ? undefined : currentKey()
  if (key === undefined || routeOf(key).auth !== 'login') return
  void (who === 'nobody' ? goToLogin(true) : go('index', {}, { here: true }))
}

/** Other tabs of the shop keep the same login and the same cart: what one of them does, this one follows. */
function followOtherTabs(): () => void {
  return onStoredChange((key) => {
    const everything = key === undefined
    if (everything || key === 'token' || key === 'userId' || key === 'userInfo') stores.session.follow()
    if (everything || key === 'anonymousCart' || key === 'tabbarBadge') stores.cart.reread()
  })
}

function connectSession(): void {
  const { session, cart } = stores
  session.connect({
    left: () => cart.leave(),
    entered: () => void cart.enter(),
    followed: (who) => {
      cart.follow()
      leaveOthersPage(who)
    },
    changed: leaveOthersPage,
    onLoginPage: () => pageKind() === 'login',
    goToLogin: () => void toLogin()
  })
  configureNavigator({
    isLoggedIn: () => session.loggedIn,
    onNavigate: carryOutNavigation,
    elsewhere: openElsewhere,
    onPartFailed: sayPoorNetwork
  })
}

/** ms after the load until the app takes its splash away at the latest (spec 9.1) */
const splashTime = 1500

/** The page that the app is opened at is noted after the start, which has asked for the site on its behalf. */
let siteAskedAtStart = false

/** Site and pages, by spec 2.3: for home, activity page, shop and Mine always, for other pages when none is stored. */
function loadSite(): Promise<void> {
  const { site } = stores
  const entry = routeAt(entryPath())?.key
  siteAskedAtStart = entry === undefined || refetchesSite(entry, site.info !== undefined)
  return siteAskedAtStart ? site.load() : site.resume()
}

export interface Started {
  /** The site's files, the customer and the badge have come or failed; nothing on a screen waits for it. */
  settled: Promise<void>
  /** What can wait until then has come or failed too. */
  rested: Promise<void>
  /** Undoes what listens; for tests. */
  stop: () => void
}

let running: Started | undefined

/**
 * Starts the app; a second call changes nothing. Returns at once: stored configuration, pages, login and cart are shown
 * by then, and a home that has them needs one round trip. The site's files, the customer and the badge are asked for
 * side by side; calls wait for the site's codes only on a device that has never seen the shop. `prefetchPage`: what the page
 * of the address is about to ask; the customer and the badge wait for it, since a copy of both is on the screen.
 */
export function startUp(prefetchPage?: () => Promise<void>): Started {
  if (running) return running
  const { session, cart, site, network, theme } = stores
  patchTaroRouter()
  const app = followApp()
  connectCalls(app.known)
  site.connect({ onHome: () => pageKind() === 'home' })
  const stopLanguage = connectLanguage()
  connectSession()
  theme.refresh()
  const stopNetwork = network.watch()
  const stopFollowing = followOtherTabs()
  const stopParts = onPartFailure(sayPoorNetwork)
  const stopHost = followHost()
  const refreshOwn = () => Promise.all([session.refreshCustomer(), cart.refreshCount()])
  const own = prefetchPage ? prefetchPage().then(refreshOwn) : refreshOwn()
  let splashHidden = false
  const hideSplash = () => {
    if (splashHidden || !inApp()) return
    splashHidden = true
    tellApp({ name: 'hideHud' })
  }
  const splash = setTimeout(hideSplash, splashTime)
  const settled = Promise.all([loadSite(), own, network.check()]).then(() => theme.refresh()) // a reply has told the server's time by now
  // an app that is too old for the message has said so by then
  void settled.then(app.known).then(hideSplash)
  let isStopped = false
  const rested = settled.then(async () => {
    if (isStopped) return
    await Promise.all([site.loadStockLimit(), network.lookUpClientIp(site.info?.clientIpUrl)])
  })
  running = {
    settled,
    rested,
    stop: () => {
      isStopped = true
      clearTimeout(splash)
      app.stop()
      stopLanguage()
      stopNetwork()
      stopFollowing()
      stopParts()
      stopHost()
      running = undefined
    }
  }
  return running
}

/** A fresh load of a page (spec 2.3): call once, when the entry page's key is known. */
export function noteEntry(key: RouteKey): void {
  const siteAsked = siteAskedAtStart
  siteAskedAtStart = false
  carryOutNavigation(undefined, key, siteAsked)
}
