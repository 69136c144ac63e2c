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

const cases = builtRoutes.map((route) => [route.key, route] as const)
const open = cases.filter(([, { auth }]) => auth !== 'login')
const gatedCases = cases.filter(([, { auth }]) => auth === 'login')

it('there are screens of both kinds', () => {
  expect(open.length).toBeGreaterThan(5)
  expect(gatedCases.length).toBeGreaterThan(5)
})

describe.each(open)('%s, logged out,', (_, route) => {
  it.each(['as it should be', 'with nothing in it'] as const)('shows itself when every reply is %s', async (name) => {
    const view = await visit(route, { answer: soundAnswers[name] })
    expectLife(view)
    expect(loginsOf(view)).toEqual([])
  })

  it('says so when the gateway breaks, and can be tried again', async () => {
    const view = await visit(route, { answer: failures['500'], then: sound })
    expectLife(view)
    expect(loginsOf(view)).toEqual([])
    if (view.retries.length) await expectRecovery(route, false, view)
  })
})

it.each(gatedCases)('%s, logged out, goes to the login once and asks for nothing', async (_, route) => {
  const view = await visit(route, { answer: sound })
  expectLife(view)
  expect(loginsOf(view)).toHaveLength(1)
  expect(view.endpoints).toEqual([])
})
