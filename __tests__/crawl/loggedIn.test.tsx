jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { pages } from '../../src/routes/table'
import { siteInfo } from '../../gateway/src/demonstration/decoration'
import { isExtra } from './extras'
import { allEndpoints, failures, oddAnswers, refusalWords, regionNames, soundAnswers } from './gateway'
import { bag } from './params'
import { expectLife, expectNothingBare, expectRecovery, inSoundWorld, loginsOf, sound } from './screens'
import { builtRoutes, isDirect, listen, visit, type Visit } from './visit'
import { factsOf } from '../support/world'
import { isLoginKey } from '@/routes/params'
import type { Route } from '@/routes/table'

/** The gateway's own words; a block within a screen says in its own that it is missing. */
const refusal = new RegExp(`${refusalWords}|没有加载出来`)
/** What samples, addresses and the site say in Chinese to every reader, and a language's name in itself. */
const theirs = new RegExp(
  [
    '样例',
    '语言',
    '中(?=样例)',
    '样(?=样例)',
    ...regionNames,
    siteInfo.onlineShopName,
    ...Object.values(bag).flat()
  ].join('|'),
  'gu'
)
/** A nought that stands alone, such as of a count or an amount. */
const nought = /(?<![\d:.,-])0(?:\.0+)?(?![\d:.,/-])/
const entries = <T extends object>(of: T) => Object.entries(of) as [keyof T & string, T[keyof T]][]

/** What is tried on every screen at each run; the rest on those that the change is direct about (`CRAWL_DIRECT`). */
const onAll: readonly string[] = ['as it should be', '500', 'a refusal']

beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)

it('there are screens and endpoints to try', () => {
  expect(builtRoutes.length).toBeGreaterThanOrEqual(pages.length)
  expect(allEndpoints.length).toBeGreaterThan(30)
})

const extrasOf = (key: Route['key']) => Object.keys(factsOf(key).without)
const shownRoutes = builtRoutes.filter(({ key }) => extrasOf(key).length > 0)
it.each(shownRoutes.map((route) => [route.key, route] as const))(
  '%s asks for each of its extras',
  async (key, route) => {
    // some are asked of a visitor alone, some of a shopper
    const shopper = await inSoundWorld(route, true, 'as it should be')
    const visitor = await inSoundWorld(route, false, 'as it should be')
    expect([...shopper.endpoints, ...visitor.endpoints]).toEqual(expect.arrayContaining(extrasOf(key)))
  }
)

/** Nothing failed visibly: it was an extra and is declared as one, or "nothing here" is said of what is not known. */
async function expectWholeWithout(route: Route, view: Visit): Promise<void> {
  expect(view.endpoints.filter((key) => !isExtra(route.key, key))).toEqual([])
  // and the screen is as whole as with an empty reply
  const empty = await inSoundWorld(route, true, 'with nothing in it')
  expect(view.ways).toEqual(expect.arrayContaining(empty.ways))
  expect(view.jumps).toEqual([])
}

describe.each(builtRoutes.map((route) => [route.key, route] as const))('%s', (_, route) => {
  const attempts = <T extends object>(of: T) => entries(of).filter(([name]) => isDirect(route) || onAll.includes(name))
  it.each(attempts(soundAnswers))('shows itself when every reply is %s', async (_name, answer) => {
    const view = await visit(route, { loggedIn: true, answer })
    expectLife(view)
    expectNothingBare(view)
    expect(loginsOf(view)).toEqual([])
  })

  it('speaks English', async () => {
    const view = await visit(route, { loggedIn: true, answer: sound, locale: 'en-US' })
    expectLife(view)
    expect(view.words.replaceAll(theirs, '')).not.toMatch(/\p{Script=Han}/u)
  })

  const odd = attempts(oddAnswers)
  if (odd.length > 0)
    it.each(odd)('shows itself when every reply has %s', async (_name, answer) => {
      const view = await visit(route, { loggedIn: true, answer })
      expectLife(view)
      expect(view.retries).toEqual([])
      expect(loginsOf(view)).toEqual([])
      // nothing that the gateway has not said in words this app knows
      expect(view.words).not.toMatch(/支付成功|constructor|native code/)
    })

  it.each(attempts(failures))('says so and can be tried again: %s', async (name, answer) => {
    const view = await visit(route, { loggedIn: true, answer, then: sound })
    expectLife(view)
    expectNothingBare(view)
    // a screen that asks for nothing is not sent away, nor is one that is a login itself
    const isLapsed = name === '401' && view.endpoints.length > 0 && !isLoginKey(route.key)
    expect(loginsOf(view)).toHaveLength(isLapsed ? 1 : 0)
    if (name === '401') return
    // no figure is known
    if (name === '500') expect(view.words).not.toMatch(nought)
    if (!view.retries.length) return expectWholeWithout(route, view)
    if (name === 'a refusal') expect(view.words).toMatch(refusal)
    return expectRecovery(route, true, view)
  })
})
