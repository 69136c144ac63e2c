/** What the app says of its session, at the start and whenever the page shows, and what becomes of it (spec 4.1). */
import type { Address, CustomerInfo } from '@contract'
import { runInAction } from 'mobx'
import { asIfWritten } from '@/api'
import { askAddress, askBaseInfo } from '@/platform/nativeApp/talk.h5'
import type { BaseInfo } from '@/platform/nativeApp/types'
import { setStatusBarHeight } from '@/platform/system/index.h5'
import { currentKey, goToPath, isLoginKey, routeAt } from '@/routes'
import { stores } from '../index'
import { followChoices, noteOpened } from './backResult'
import type { Wait } from './types'
import { checkAddress, checkCustomer, checkToken, readStored, writeStored, writeStoredAddress } from '../persisted'

type Login = Pick<BaseInfo<CustomerInfo, Address>, 'token' | 'userId' | 'userInfo'>

const checks = { token: checkToken, userInfo: checkCustomer, address: checkAddress }

/** The address under the userId, as the app has it; where it says none, it is asked for its own, else there is none. */
async function takeAddress(address: Address | undefined): Promise<void> {
  const { session } = stores
  const { token, userId } = session
  if (userId === undefined) return
  writeStoredAddress(userId, address)
  if (address !== undefined || token === undefined) return
  const answer = await askAddress(checkAddress)
  if (answer !== undefined && session.token === token && session.userId === userId) writeStoredAddress(userId, answer)
}

/** ms between looks, and looks, for the entry's page to be open. */
const LOOK_MS = 50
const LOOKS = 60
/** Launches that the device remembers. */
const LAUNCHES = 20

/** Opens the screen that a push or the launching app asks for, once; the navigator asks for a login where it needs one. */
async function followEntry({ launchId, path }: BaseInfo<unknown, unknown>['entries'][number]): Promise<void> {
  const launches = readStored('launches') ?? []
  const route = routeAt(path)
  if (launches.includes(launchId) || !route?.built || isLoginKey(route.key)) return
  writeStored('launches', [...launches, launchId].slice(-LAUNCHES))
  for (let look = 0; look < LOOKS && currentKey() === undefined; look += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  // the app has opened this page for it
  if (await goToPath(path, { here: true })) noteOpened()
}

/**
 * Takes up what the app says of its login (spec 4.1): what it does not name is removed. The things of another person go
 * first. No token is ended at the gateway, for it is the app's. Settles with the customer's data.
 */
export function syncSession({ token, userId, userInfo }: Partial<Login>): Promise<void> {
  const { session } = stores
  if (token !== undefined && session.over.has(token)) return Promise.resolve()
  const before = { token: session.token, userId: session.userId }
  const isSame = userId === undefined || before.userId === undefined ? token === before.token : userId === before.userId
  const another = (before.token ?? before.userId) !== undefined && !isSame
  if (another || (token === undefined && before.token !== undefined)) session.forget()
  runInAction(() => Object.assign(session, { token, userId, userInfo }))
  writeStored('userId', userId)
  writeStored('userInfo', userInfo)
  writeStored('token', token) // last: other tabs follow it, and find the rest
  const { ports } = session
  if (token === undefined) {
    if (before.token !== undefined) ports.changed('nobody')
  } else if (another || before.token === undefined) {
    ports.entered()
    if (another) ports.changed('another')
  } else if (token !== before.token) ports.followed('somebody')
  return session.refreshCustomer()
}

function takeUp(info: BaseInfo<CustomerInfo, Address>): void {
  const { session, site } = stores
  if (info.siteInfo) site.takeWords(info.siteInfo)
  if (info.statusBarHeight !== undefined) {
    heedStatusBar(info.statusBarHeight)
    writeStored('statusBarHeight', info.statusBarHeight)
  }
  const sync = syncSession(info)
  if (session.userId !== undefined || session.token === undefined) void takeAddress(info.address)
  else void sync.then(() => takeAddress(info.address))
  for (const entry of info.entries) void followEntry(entry)
}

/** Counts questions: an answer from before the last one may be about somebody who has left since. */
let latest = 0

/** Asks the app who is there, and follows it. Never rejects. */
export async function syncWithApp(): Promise<void> {
  const mine = (latest += 1)
  const info = await askBaseInfo(checks)
  if (info && mine === latest) takeUp(info)
}

/** Bars and what lies over the page begin below the app's status bar; style sheets know it as `$status-bar`. */
function heedStatusBar(px: number): void {
  setStatusBarHeight(px)
  document.documentElement.style.setProperty('--status-bar', `${px}px`)
}

/**
 * Asks now, and whenever the page is shown again. What was shown to one person is not seen by the next: while the page is
 * away it is blank, and stays so until the app has said who is there, at most as long as calls wait.
 */
export function followSession(wait: () => Wait, firstWait: Wait): () => void {
  heedStatusBar(readStored('statusBarHeight') ?? 0)
  const { style } = document.documentElement
  const blank = (is: boolean) => {
    style.visibility = is ? 'hidden' : ''
  }
  void syncWithApp().finally(firstWait.end)
  let changes = 0
  const away = () => {
    changes += 1
    blank(true)
  }
  const handleShow = () => {
    const mine = (changes += 1)
    const { end, ended } = wait()
    // away again meanwhile: what it shows is the next answer's matter
    void ended.then(() => {
      if (mine === changes) blank(false)
    })
    // on screens of its own the app pays, cancels and receives as well
    void syncWithApp()
      .finally(end)
      .then(() => asIfWritten('POST /o2ord-b2c/v1/order-trades/pay'))
  }
  const look = () => (document.visibilityState === 'hidden' ? away() : handleShow())
  const handleRestore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleShow()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', away)
  window.addEventListener('pageshow', handleRestore)
  const stopChoices = followChoices()
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', away)
    window.removeEventListener('pageshow', handleRestore)
    stopChoices()
    blank(false)
    heedStatusBar(0)
  }
}
