import { nextWelcome, type Welcome, type WelcomeEvent } from '../../../../domain/people/newCustomer'

const idle: Welcome = { stage: 'IDLE' }
const openEvent = (over: Partial<Extract<WelcomeEvent, { type: 'OPENED' }>> = {}): WelcomeEvent => ({
  type: 'OPENED',
  closedByTap: false,
  loggedIn: true,
  flags: { receivePacketFlag: 1, firstOrderFlag: 0 },
  homeShow: false,
  ...over
})
const fresh = { receivePacketFlag: 0, firstOrderFlag: 1 }
const had = { receivePacketFlag: 1, firstOrderFlag: 1 }
const flagsBought = { receivePacketFlag: 0, firstOrderFlag: 0 }

describe('when home opens', () => {
  test.each<[string, WelcomeEvent, Welcome['stage']]>([
    ['closed by a tap: not shown to anybody', openEvent({ closedByTap: true, loggedIn: false }), 'HIDDEN'],
    ['closed by a tap beats the home-show flag', openEvent({ closedByTap: true, homeShow: true }), 'HIDDEN'],
    ['no token: eligible', openEvent({ loggedIn: false, flags: {} }), 'REQUESTING'],
    ['a flag is missing: refreshed', openEvent({ flags: { firstOrderFlag: 0 } }), 'REFRESHING'],
    ['the other flag is missing: refreshed', openEvent({ flags: { receivePacketFlag: 1 } }), 'REFRESHING'],
    ['it says «new»: refreshed before it is believed', openEvent({ flags: fresh }), 'REFRESHING'],
    ['had it: not eligible', openEvent({ flags: had }), 'HIDDEN'],
    ['has bought: not eligible', openEvent({ flags: flagsBought }), 'HIDDEN'],
    ['the home-show flag makes eligible', openEvent({ flags: had, homeShow: true }), 'REQUESTING'],
    ['a missing flag is refreshed also with the home-show flag', openEvent({ flags: {}, homeShow: true }), 'REFRESHING']
  ])('%s', (_, event, station) => expect(nextWelcome(idle, event).stage).toBe(station))
})

describe('after the refresh', () => {
  const refresh = (flags: typeof fresh, homeShow = false): Welcome =>
    nextWelcome({ stage: 'REFRESHING' }, { type: 'REFRESHED', flags, homeShow })
  test.each([
    ['still new: requested', refresh(fresh), 'REQUESTING'],
    ['had it meanwhile: hidden', refresh(had), 'HIDDEN'],
    ['has bought meanwhile: hidden', refresh(flagsBought), 'HIDDEN'],
    ['the home-show flag: requested', refresh(had, true), 'REQUESTING'],
    [
      'flags that are still missing: hidden',
      nextWelcome({ stage: 'REFRESHING' }, { type: 'REFRESHED', flags: {}, homeShow: false }),
      'HIDDEN'
    ]
  ])('%s', (_, state, station) => expect(state.stage).toBe(station))
})

describe('the packet', () => {
  test('is shown when its code is not empty', () => {
    expect(nextWelcome({ stage: 'REQUESTING' }, { type: 'PACKET', redPacketCode: 'RP1' })).toEqual({
      stage: 'SHOWN',
      redPacketCode: 'RP1'
    })
  })
  test('an empty code stays hidden', () => {
    expect(nextWelcome({ stage: 'REQUESTING' }, { type: 'PACKET', redPacketCode: '' }).stage).toBe('HIDDEN')
  })
  test.each(['REFRESHING', 'REQUESTING'] as const)('a failure while %s stays hidden', (stage) => {
    expect(nextWelcome({ stage }, { type: 'FAILED' }).stage).toBe('HIDDEN')
  })
  test('a reply that comes late shows nothing', () => {
    expect(nextWelcome({ stage: 'HIDDEN' }, { type: 'PACKET', redPacketCode: 'RP1' }).stage).toBe('HIDDEN')
    expect(nextWelcome({ stage: 'HIDDEN' }, { type: 'REFRESHED', flags: fresh, homeShow: true }).stage).toBe('HIDDEN')
  })
  test('a tap closes it; a failure of something else does not', () => {
    const shownWelcome: Welcome = { stage: 'SHOWN', redPacketCode: 'RP1' }
    expect(nextWelcome(shownWelcome, { type: 'FAILED' })).toBe(shownWelcome)
    expect(nextWelcome(shownWelcome, { type: 'CLOSED' }).stage).toBe('HIDDEN')
  })
})
