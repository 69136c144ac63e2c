jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { asFile, failures, type Answer } from './gateway'
import { expectLife, expectNothingBare, expectRecovery, loginsOf, sound } from './screens'
import { directRoutes, listen, visit } from './visit'

jest.setTimeout(60_000)
beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)

describe.each(directRoutes.map((route) => [route.key, route] as const))('%s', (_, route) => {
  it('lives when any one of the calls it makes fails and the others do not', async () => {
    const { endpoints } = await visit(route, { loggedIn: true, answer: sound })
    for (const key of endpoints) {
      const answer: Answer = (endpoint) => (endpoint.key === key ? failures['a refusal']() : sound(endpoint))
      const view = await visit(route, { loggedIn: true, answer })
      expectLife(view)
      expectNothingBare(view)
    }
  })

  it.each(['offline', 'data of another shape'] as const)(
    'lives on a new device when the site’s files end in: %s',
    async (name) => {
      const view = await visit(route, { answer: sound, file: asFile(failures[name]), then: sound })
      expectLife(view)
      expectNothingBare(view)
      if (view.retries.length) await expectRecovery(route, false, view)
      expect(loginsOf(view).length).toBeLessThanOrEqual(1)
    }
  )
})
