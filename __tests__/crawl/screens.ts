/** What every screen owes a shopper in whatever state of the world. The two test files differ in who is looking. */
import { pages } from '../../src/routes/table'
import { allEndpoints, failures, notChinese, refusalWords, soundAnswers, wrongShapes } from './gateway'
import { builtRoutes, listen, visit, type Visit } from './visit'
import { isLoginKey } from '@/routes/params'
import type { Route } from '@/routes/table'

const retry = /重试/
/** The gateway's own words; a block within a screen says in its own that it is missing. */
const refusal = new RegExp(`${refusalWords}|没有加载出来`)
const loginJump = /\/pagesC\/login\/login(\?|$)/

/** Something to read, and a way on: a tap, or the app is leaving by itself. */
function expectLife(seen: Visit): void {
  expect(seen.complaints).toEqual([])
  expect(seen.words).not.toBe('')
  expect(seen.words).not.toMatch(/undefined|NaN|\[object|Invalid Date/)
  expect(seen.ways.length + seen.jumps.length).toBeGreaterThan(0)
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

  describe.each(builtRoutes.map((route) => [route.key, route] as const))('%s', (_, route) => {
    it.each(Object.entries(soundAnswers))('shows itself when every reply is %s', async (_name, answer) => {
      const seen = await visit(route, { loggedIn, answer })
      expectLife(seen)
      const logins = seen.jumps.filter((jump) => loginJump.test(jump))
      expect(logins).toHaveLength(isGated(route, loggedIn) ? 1 : 0)
      if (isGated(route, loggedIn)) expect(seen.asked).toEqual([])
    })

    it.each(Object.entries({ ...failures, ...wrongShapes }))(
      'says so and can be tried again: %s',
      async (name, answer) => {
        const seen = await visit(route, { loggedIn, answer })
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
        if (retry.test(seen.words)) {
          if (name === 'code F' || name === 'success false') expect(seen.words).toMatch(refusal)
          return
        }
        // no retry: then what failed was an extra, and the screen is as whole as with an empty reply
        const empty = await visit(route, { loggedIn, answer: soundAnswers['with nothing in it'] as typeof answer })
        expect(seen.ways).toEqual(expect.arrayContaining(empty.ways))
        expect(seen.jumps).toEqual([])
      }
    )
  })
}
