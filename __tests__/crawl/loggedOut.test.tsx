jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { failures, soundAnswers } from './gateway'
import { expectLife, expectRecovery, loginsOf, sound } from './screens'
import { builtRoutes, listen, visit } from './visit'

beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)

/** The first screen of a process also sees what the start asks: one is shown before those that may ask for nothing. */
beforeAll(async () => {
  const [first] = builtRoutes
  listen()
  if (first) await visit(first, { answer: sound })
})

const named = builtRoutes.map((route) => [route.key, route] as const)
const open = named.filter(([, { auth }]) => auth !== 'login')
const gated = named.filter(([, { auth }]) => auth === 'login')

it('there are screens of both kinds', () => {
  expect(open.length).toBeGreaterThan(5)
  expect(gated.length).toBeGreaterThan(5)
})

describe.each(open)('%s, logged out,', (_, route) => {
  it.each(['as it should be', 'with nothing in it'] as const)('shows itself when every reply is %s', async (name) => {
    const seen = await visit(route, { answer: soundAnswers[name] })
    expectLife(seen)
    expect(loginsOf(seen)).toEqual([])
  })

  it('says so when the gateway breaks, and can be tried again', async () => {
    const seen = await visit(route, { answer: failures['500'], then: sound })
    expectLife(seen)
    expect(loginsOf(seen)).toEqual([])
    if (seen.retries.length) await expectRecovery(route, false, seen)
  })
})

it.each(gated)('%s, logged out, goes to the login once and asks for nothing', async (_, route) => {
  const seen = await visit(route, { answer: sound })
  expectLife(seen)
  expect(loginsOf(seen)).toHaveLength(1)
  expect(seen.asked).toEqual([])
})
