jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import type * as Visits from './visit'
import type * as Gateway from './gateway'
import type * as Mobx from 'mobx'
import type * as Stores from '@/stores'
import type * as Stored from '@/stores/persisted'
import { routes as table, type Route } from '@/routes/table'

const namesOf = () => Object.keys(jest.requireActual<typeof Stored>('@/stores/persisted').persisted)

const routeNames = process.env.CRAWL_DIRECT?.split(',')
const routes = table
  .filter(({ built, key }) => built && (routeNames?.includes(key) ?? true))
  .map((route): [string, Route] => [route.key, route])

/** Texts a device may hold under any of our names: another version's, a broken disk's, somebody's. */
const bad: Record<string, string> = {
  'nothing at all': '',
  'not JSON': '{"a":',
  'the word undefined': 'undefined',
  'another type': '{"list":[{"a":[]}],"length":1}',
  'a list of nulls': '[null,null]',
  'a number past all bounds': '1e400',
  null: 'null',
  huge: JSON.stringify('x'.repeat(150_000)),
  'nested without end': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  __proto__: '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}'
}

/** Two of them, each with who looks: a login that is still good meets forms half filled, intents and an address that are not. */
const worlds: [text: string, who: string, good: Record<string, string>][] = [
  ['__proto__', 'nobody logged in', {}],
  ['another type', 'a login that is good', { token: JSON.stringify('T1'), userId: JSON.stringify('U1') }]
]

beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))

it.each(Object.entries(bad))('of %s under every name nothing is kept: what was read is gone', (_, text) => {
  const { readStored } = jest.requireActual<typeof Stored>('@/stores/persisted')
  // one after the other: all of them huge at once are more than a store takes
  const keeps = (name: string): boolean => {
    localStorage.setItem(name, text)
    readStored(name as Stored.PersistedName)
    const isKept = localStorage.getItem(name) === text
    localStorage.removeItem(name)
    return isKept
  }
  expect(namesOf().filter(keeps)).toEqual([])
  expect(Object.prototype).not.toHaveProperty('polluted')
})

describe.each(worlds)('a device that holds %s under every name, and %s', (kind, _who, good) => {
  const text = bad[kind] ?? ''
  let world: typeof Visits
  let names: string[]
  /** As it would be found at the start; what the screens before have mended is bad again. */
  const spoil = () => {
    localStorage.clear()
    for (const name of [...names, 'U1']) localStorage.setItem(name, good[name] ?? text)
  }

  beforeAll(() => {
    names = namesOf()
    spoil()
    jest.resetModules()
    world = jest.requireActual<typeof Visits>('./visit')
  })
  beforeEach(() => world.listen())

  const loggedIn = 'token' in good
  const open = routes.filter(([, { auth }]) => loggedIn || auth === 'open')
  it.each(open)('%s shows itself', async (_key, route) => {
    spoil()
    const { stores } = jest.requireActual<typeof Stores>('@/stores')
    const { runInAction } = jest.requireActual<typeof Mobx>('mobx')
    // a screen before may have logged somebody else in
    if (loggedIn) runInAction(() => Object.assign(stores.session, { token: 'T1', userId: 'U1' }))
    const { soundAnswers } = jest.requireActual<typeof Gateway>('./gateway')
    const view = await world.visit(route, { answer: soundAnswers['as it should be'], asStored: true })
    expect(view.complaints).toEqual([])
    expect(view.words).not.toBe('')
    expect(view.words).not.toMatch(/undefined|NaN|\[object/)
    expect(view.ways.length + view.jumps.length).toBeGreaterThan(loggedIn ? 0 : 1)
    expect(view.jumps.filter((jump) => jump.includes('/login/login'))).toEqual([])
    // the login was taken up: what only its owner may ask for was asked for
    if (route.key === 'myOrder') expect(view.endpoints).toContain('GET /o2ord-b2c/v1/order-trades')
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})
