/** What every screen owes a shopper in whatever state of the world. The two test files differ in who is looking. */
import { pages } from '../../src/routes/table'
import { extras, isExtra } from './extras'
import {
  allEndpoints,
  failures,
  notChinese,
  oddAnswers,
  refusalWords,
  soundAnswers,
  wrongShapes,
  type Answer
} from './gateway'
import { builtRoutes, listen, visit, type Visit } from './visit'
import { isLoginKey } from '@/routes/params'
import type { Route } from '@/routes/table'

/** The gateway's own words; a block within a screen says in its own that it is missing. */
const refusal = new RegExp(`${refusalWords}|没有加载出来`)
const sound = soundAnswers['as it should be'] as Answer
const loginJump = /\/pagesC\/login\/login(\?|$)/

/** Something to read, and a way on: a tap, or the app is leaving by itself. */
export function expectLife(seen: Visit): void {
  expect(seen.complaints).toEqual([])
  expect(seen.words).not.toBe('')
  expect(seen.words).not.toMatch(/undefined|NaN|\[object|Invalid Date/)
  expect(seen.ways.length + seen.jumps.length).toBeGreaterThan(0)
  // whoever is sent elsewhere sees the shape of what they came for until then
  if (seen.jumps.length === 0) expect(seen.waiting).toEqual([])
}

/** Screens in a sound world, to compare with; each is opened once a test file. */
const once = new Map<string, Promise<Visit>>()
function inSoundWorld(route: Route, loggedIn: boolean, name: string): Promise<Visit> {
  const key = `${route.key} ${loggedIn} ${name}`
  const answer = soundAnswers[name]
  if (!answer) throw new RangeError(name)
  const seen = once.get(key) ?? visit(route, { loggedIn, answer })
  once.set(key, seen)
  return seen
}

/** What is left to pay in runs on between two visits; how many a badge counts hangs on the screens before. */
const timeless = (name: string): string =>
  name.replace(/(\d+天 )?\d\d:\d\d:\d\d/, '时间').replace(/^(\d+件)?购物车.*$/, '购物车')

/** After the retry the screen is what it is when nothing ever failed. */
export async function expectRecovery(route: Route, loggedIn: boolean, { retried }: Visit): Promise<void> {
  const whole = await inSoundWorld(route, loggedIn, 'as it should be')
  expect(retried?.retries).toEqual([])
  expect(retried?.waiting).toEqual(whole.waiting)
  const ways = retried?.ways.map(timeless) ?? []
  // a way may say more than in the other world, e.g. whose account it is
  expect(whole.ways.map(timeless).filter((way) => !ways.some((one) => one.includes(way)))).toEqual([])
}

/** Nobody is logged in where that is needed: the login screen once, and nothing asked. */
const isGated = (route: Route, loggedIn: boolean) => route.auth === 'login' && !loggedIn

/** Runs every screen through every state; one test a screen and kind of state, so that a failure names both. */
export function crawl(loggedIn: boolean): void {
  jest.setTimeout(30_000)
  beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
  beforeEach(listen)

  it('there are screens and endpoints to try', () => {
    expect(builtRoutes.length).toBeGreaterThanOrEqual(pages.length)
    expect(allEndpoints.length).toBeGreaterThan(30)
  })

  const shown = builtRoutes.filter(({ key }) => key in extras)
  it.each(shown.map((route) => [route.key, route] as const))('%s asks for each of its extras', async (key, route) => {
    const { asked } = await inSoundWorld(route, loggedIn, 'as it should be')
    expect(asked).toEqual(expect.arrayContaining(Object.keys(extras[key] ?? {})))
  })

  describe.each(builtRoutes.map((route) => [route.key, route] as const))('%s', (_, route) => {
    it.each(Object.entries(soundAnswers))('shows itself when every reply is %s', async (_name, answer) => {
      const seen = await visit(route, { loggedIn, answer })
      expectLife(seen)
      const logins = seen.jumps.filter((jump) => loginJump.test(jump))
      expect(logins).toHaveLength(isGated(route, loggedIn) ? 1 : 0)
      if (isGated(route, loggedIn)) expect(seen.asked).toEqual([])
    })

    // whoever has to log in first asks nothing
    const odd = isGated(route, loggedIn) ? [] : Object.entries(oddAnswers)
    if (odd.length)
      it.each(odd)('shows itself when every reply has %s', async (_name, answer) => {
        const seen = await visit(route, { loggedIn, answer })
        expectLife(seen)
        expect(seen.retries).toEqual([])
        expect(seen.jumps.filter((jump) => loginJump.test(jump))).toEqual([])
        // nothing that the gateway has not said in words this app knows
        expect(seen.words).not.toMatch(/支付成功|SOMETHING_NEW|constructor|native code/)
      })

    it.each(Object.entries({ ...failures, ...wrongShapes }))(
      'says so and can be tried again: %s',
      async (name, answer) => {
        const seen = await visit(route, { loggedIn, answer, then: sound })
        expectLife(seen)
        expect(seen.words).not.toContain(notChinese)
        const logins = seen.jumps.filter((jump) => loginJump.test(jump))
        if (isGated(route, loggedIn)) return expect(logins).toHaveLength(1)
        if (name === '401') {
          // a screen that asks for nothing is not sent away, nor is one that is a login itself
          const expected = seen.asked.length > 0 && !isLoginKey(route.key) ? 1 : 0
          expect(logins).toHaveLength(expected)
          return
        }
        expect(logins).toHaveLength(0)
        if (seen.retries.length) {
          if (name === 'code F' || name === 'success false') expect(seen.words).toMatch(refusal)
          return expectRecovery(route, loggedIn, seen)
        }
        // no retry: then what failed was an extra and is declared as one, or "nothing here" is said of what is not known
        expect(seen.asked.filter((key) => !isExtra(route.key, key))).toEqual([])
        // and the screen is as whole as with an empty reply
        const empty = await inSoundWorld(route, loggedIn, 'with nothing in it')
        expect(seen.ways).toEqual(expect.arrayContaining(empty.ways))
        expect(seen.jumps).toEqual([])
      }
    )
  })
}
