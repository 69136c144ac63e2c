import { configureCalls, createKept, setTransport } from '@/api'
import { call } from '@/api/call'

const minute = 60_000
let asked: string[]
let token: string | undefined
let language: 'zh-CN' | 'en-US'

/** Asks for a letter; each answer is told apart by its number. */
const ask = (kept: ReturnType<typeof createKept>, key: string) =>
  kept.ask(key, () => {
    asked.push(key)
    return Promise.resolve(`${key}${asked.length}`)
  })

beforeEach(() => {
  asked = []
  token = undefined
  language = 'zh-CN'
  jest.useFakeTimers({ now: 1_000_000 })
  configureCalls({ token: () => token, language: () => language })
})
afterEach(() => jest.useRealTimers())

describe('answers that a screen keeps', () => {
  test('are told again without asking, for a minute', async () => {
    const kept = createKept()
    expect([await ask(kept, 'a'), await ask(kept, 'b'), await ask(kept, 'a')]).toEqual(['a1', 'b2', 'a1'])
    jest.setSystemTime(1_000_000 + minute - 1)
    expect(await ask(kept, 'a')).toBe('a1')
    jest.setSystemTime(1_000_000 + minute)
    expect(await ask(kept, 'a')).toBe('a3')
  })

  test('are not those of a time to come: the clock was set back', async () => {
    const kept = createKept()
    await ask(kept, 'a')
    jest.setSystemTime(1_000_000 - 1)
    expect(await ask(kept, 'a')).toBe('a2')
  })

  test('are forgotten by a refresh, also those still under way', async () => {
    const kept = createKept()
    const first = ask(kept, 'a')
    kept.forget()
    await first
    expect(await ask(kept, 'a')).toBe('a2')
    kept.forget()
    expect(await ask(kept, 'a')).toBe('a3')
  })

  test('are forgotten when anything is written, also while they are read', async () => {
    const write = () =>
      call('POST /o2ord-b2c/v1/del', { body: { orderCode: 'O1' }, quiet: true }).catch(() => undefined)
    setTransport(() => Promise.reject(new Error('no matter what came of it')))
    const kept = createKept()
    await ask(kept, 'a')
    await write()
    expect(await ask(kept, 'a')).toBe('a2')
    await kept.ask('slow', async () => {
      await write()
      return 'before it'
    })
    expect(await ask(kept, 'slow')).toBe('slow3')
  })

  test('are those of one shopper', async () => {
    const kept = createKept()
    await ask(kept, 'a')
    token = 'another'
    expect(await ask(kept, 'a')).toBe('a2')
  })

  test('are those of one language', async () => {
    const kept = createKept()
    await ask(kept, 'a')
    language = 'en-US'
    expect(await ask(kept, 'a')).toBe('a2')
  })

  test('are not failures', async () => {
    const kept = createKept()
    await expect(kept.ask('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await ask(kept, 'a')).toBe('a1')
  })

  test('are bounded in number: the one told longest ago goes', async () => {
    const kept = createKept()
    for (let at = 0; at < 24; at += 1) await ask(kept, `k${at} `)
    await ask(kept, 'k0 ')
    await ask(kept, 'one more')
    expect(asked).toHaveLength(25)
    await ask(kept, 'k0 ')
    expect(asked).toHaveLength(25)
    await ask(kept, 'k1 ')
    expect(asked).toHaveLength(26)
  })
})
