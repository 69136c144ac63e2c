import type { CustomerInfo } from '@contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { apiWords, noteLapsedToken, UnauthorisedError } from '@/api'
import { hideLoading, toast } from '@/platform/feedback'
import { call } from './calls'
import { forgetPersonal, readStored, writeStored } from './persisted'

/** ms between the words and the login screen, spec 9.1. */
export const loginRedirectDelay = 1000

export interface SessionPorts {
  /** Told after the shopper's things are gone: the chat logs out, the cart empties, the badge goes (spec 4.1). */
  left: () => void
  /** Told once somebody is logged in. */
  entered: () => void
  /** Told when another tab has logged in or out, and this one did as it did. `another`: than the one who was here. */
  followed: (who: 'nobody' | 'somebody' | 'another') => void
  /** Told when the app around the store has another shopper by now, or none. */
  changed: (who: 'nobody' | 'another') => void
  onLoginPage: () => boolean
  /** Opens the login screen, with the way back to the page that is left. */
  goToLogin: () => void
}

/**
 * Ends a login at the gateway. To be called wherever a token that may still be alive is dropped. Nobody waits for it and
 * nobody is told: the token is gone from this device, and without a network it runs out by itself.
 */
export function endLogin(token: string): void {
  void call('POST /o2cum/v1/customer-login/logout', { token, unwatched: true }).catch(() => undefined)
}

/** Who is logged in (spec 4.1, 6). */
export class SessionStore {
  token = readStored('token')
  userId = readStored('userId')
  userInfo = readStored('userInfo')
  private expiring = false
  /** A login is on its way that was handed on: no screen asks for one meanwhile. */
  awaited = false
  /** Logins that were ended here: an app that does not hear of it goes on naming them. */
  readonly over = new Set<string>()
  ports: SessionPorts = {
    left: () => undefined,
    entered: () => undefined,
    followed: () => undefined,
    changed: () => undefined,
    onLoginPage: () => false,
    goToLogin: () => undefined
  }

  constructor() {
    makeAutoObservable<this, 'expiring'>(this, { ports: false, expiring: false, awaited: false, over: false })
  }

  connect(ports: SessionPorts): void {
    this.ports = ports
  }

  get loggedIn(): boolean {
    return this.token !== undefined
  }

  /**
   * Takes up a login; the customer's data and the cart's merge follow by themselves. `openId`: the messaging
   * platform's id of the shopper, where it vouched for them.
   */
  login(token: string, userId: string, openId?: string): void {
    const before = this.ownTokens().filter((other) => other !== token)
    const last = this.userId ?? readStored('userId')
    if (last !== undefined && last !== userId) forgetPersonal(last)
    this.awaited = false
    this.token = token
    this.userId = userId
    this.userInfo = undefined
    writeStored('userId', userId)
    writeStored('userInfo', undefined)
    if (openId) writeStored('openId', openId)
    writeStored('token', token) // last: other tabs follow it, and find the rest
    this.ports.entered()
    before.forEach(endLogin) // a switch of shopper leaves the first one's token behind
    void this.refreshCustomer()
  }

  /** Shows nobody's things until it is known who comes; `follow` takes the stored login up again. */
  setAside(): void {
    this.awaited = true
    this.token = this.userId = this.userInfo = undefined
  }

  /** Clears everything of the person who leaves (spec 4.1), and ends their login at the gateway. */
  logout(): void {
    const tokens = this.ownTokens()
    this.forget()
    tokens.forEach((token) => {
      this.over.add(token)
      endLogin(token)
    })
  }

  /** Tokens that this device would drop: this tab's, and the one stored by a tab that this one has not heard of. */
  private ownTokens(): string[] {
    return [...new Set([this.token, readStored('token')])].filter((token) => token !== undefined)
  }

  /** Clears everything of the person who leaves. */
  forget(isLapsed = false): void {
    forgetPersonal(this.userId, isLapsed)
    this.token = undefined
    this.userId = undefined
    this.userInfo = undefined
    this.ports.left()
  }

  /**
   * Does as another tab did: takes up the login that is stored, or its absence, without words. Writes nothing: what is
   * stored is the other tab's.
   */
  follow(): void {
    const token = readStored('token')
    const userId = token === undefined ? undefined : readStored('userId')
    const hasMoved = token !== this.token || this.awaited
    this.awaited = false
    const another = this.userId !== undefined && userId !== this.userId
    this.token = token
    this.userId = userId
    this.userInfo = token === undefined ? undefined : readStored('userInfo')
    if (!hasMoved) return
    this.ports.followed(token === undefined ? 'nobody' : another ? 'another' : 'somebody')
    void this.refreshCustomer()
  }

  /** Whether another login is stored than this tab knows of: a tab asleep hears of nothing, and must not end it. */
  private followedNewer(): boolean {
    const storedToken = readStored('token')
    if (storedToken === undefined || storedToken === this.token) return false
    this.follow()
    return true
  }

  /**
   * A 401: log out, say so, and after a second go to login unless a login page is open (spec 4.1). The gateway has just
   * said that this token is no login, so there is none to end; the same holds for the 401 of the customer's data.
   */
  expire(): void {
    if (this.expiring || this.followedNewer()) return
    this.expiring = true
    if (this.loggedIn) this.forget(true) // the customer-info call may have done it, without words
    hideLoading()
    toast(apiWords('loginExpired'))
    setTimeout(() => {
      this.expiring = false
      // a shopper who logged in within that second stays where they are
      if (!this.loggedIn && !this.ports.onLoginPage()) this.ports.goToLogin()
    }, loginRedirectDelay)
  }

  /** Fetches the customer's data when a token is stored; a 401 removes the token (spec 7.3, 8). Never rejects. */
  async refreshCustomer(): Promise<void> {
    const token = this.token
    if (token === undefined) return
    try {
      const customer = await call('GET /o2cum/v1/customer-info', { ignore401: true, quiet: true })
      if (this.token === token) this.keepCustomer(customer)
    } catch (failure) {
      // other errors are «not shown» (spec 8): what is stored of the customer stays
      if (!(failure instanceof UnauthorisedError) || this.token !== token) return
      if (this.followedNewer()) return
      noteLapsedToken(token)
      runInAction(() => this.forget(true))
    }
  }

  /** The customer's data as the gateway has them now. */
  keepCustomer(customer: CustomerInfo): void {
    this.userInfo = customer
    this.userId = customer.userId
    writeStored('userInfo', customer)
    writeStored('userId', customer.userId)
    // without one the gateway knows of none; what the platform told this device still holds
    if (customer.openId) writeStored('openId', customer.openId)
  }
}
