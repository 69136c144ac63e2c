jest.mock('@tarojs/taro', () => jest.requireActual<object>('./taro'))
import type * as Visits from './visit'
import type * as Gateway from './gateway'
import type * as Stored from '@/stores/persisted'

const names = () => Object.keys(jest.requireActual<typeof Stored>('@/stores/persisted').persisted)

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

// every case loads the whole app anew
jest.setTimeout(30_000)
beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))

describe.each(Object.entries(bad))('a device that holds %s under every name', (_, text) => {
  it.each(['index', 'cart', 'productSearch'])('starts, shows %s and keeps no such value', async (key) => {
    localStorage.clear()
    const kept = names()
    for (const name of [...kept, 'U1']) localStorage.setItem(name, text)
    jest.resetModules()
    const { builtRoutes, listen, visit } = jest.requireActual<typeof Visits>('./visit')
    const { soundAnswers } = jest.requireActual<typeof Gateway>('./gateway')
    listen()
    const route = builtRoutes.find((one) => one.key === key)
    const answer = soundAnswers['as it should be']
    if (!route || !answer) throw new TypeError(`${key} is not built`)
    const seen = await visit(route, { answer, asStored: true })
    expect(seen.complaints).toEqual([])
    expect(seen.words).not.toBe('')
    expect(seen.words).not.toMatch(/undefined|NaN|\[object/)
    expect(seen.ways.length).toBeGreaterThan(1)
    expect(Object.prototype).not.toHaveProperty('polluted')
    // whatever the start has read is gone or has been written anew
    const { readStored } = jest.requireActual<typeof Stored>('@/stores/persisted')
    for (const name of kept) readStored(name as Stored.PersistedName)
    expect(kept.filter((name) => localStorage.getItem(name) === text)).toEqual([])
  })
})
