/**
 * Whether a new customer is shown their red packet on home (spec 4.2): a state, and what an event makes of it. Anything
 * that goes wrong ends hidden.
 */

/** REFRESHING: the user's flags are requested anew. REQUESTING: the red packet is. */
export type Welcome =
  | { stage: 'IDLE' | 'REFRESHING' | 'REQUESTING' | 'HIDDEN' }
  | { stage: 'SHOWN'; redPacketCode: string }

/** As the gateway has them; absent: not known. */
export interface WelcomeFlags {
  receivePacketFlag?: number | undefined
  firstOrderFlag?: number | undefined
}

export type WelcomeEvent =
  | {
      type: 'OPENED'
      /** The shopper closed it once, by a tap. */
      closedByTap: boolean
      loggedIn: boolean
      flags: WelcomeFlags
      /** The home-show flag: everybody who is logged in may be shown one. */
      homeShow: boolean
    }
  | { type: 'REFRESHED'; flags: WelcomeFlags; homeShow: boolean }
  | { type: 'PACKET'; redPacketCode: string }
  /** A call failed, also by a 401, which logs nobody out here. */
  | { type: 'FAILED' }
  | { type: 'CLOSED' }

const isNew = (flags: WelcomeFlags): boolean => flags.receivePacketFlag === 0 && flags.firstOrderFlag === 1

/** What is stored of the user may be old where it decides: when it is not there, and when it says «new». */
const mustRefresh = (flags: WelcomeFlags): boolean =>
  flags.receivePacketFlag === undefined || flags.firstOrderFlag === undefined || isNew(flags)

const eligible = (flags: WelcomeFlags, homeShow: boolean): Welcome =>
  isNew(flags) || homeShow ? { stage: 'REQUESTING' } : { stage: 'HIDDEN' }

/** What comes of an event; one that does not belong to the state changes nothing. */
export function nextWelcome(state: Welcome, event: WelcomeEvent): Welcome {
  switch (event.type) {
    case 'OPENED':
      if (event.closedByTap) return { stage: 'HIDDEN' }
      if (!event.loggedIn) return { stage: 'REQUESTING' }
      return mustRefresh(event.flags) ? { stage: 'REFRESHING' } : eligible(event.flags, event.homeShow)
    case 'REFRESHED':
      return state.stage === 'REFRESHING' ? eligible(event.flags, event.homeShow) : state
    case 'PACKET':
      if (state.stage !== 'REQUESTING') return state
      return event.redPacketCode === '' ? { stage: 'HIDDEN' } : { stage: 'SHOWN', redPacketCode: event.redPacketCode }
    case 'FAILED':
      return state.stage === 'REFRESHING' || state.stage === 'REQUESTING' ? { stage: 'HIDDEN' } : state
    case 'CLOSED':
      return { stage: 'HIDDEN' }
  }
}
