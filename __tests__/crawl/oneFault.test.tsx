jest.mock('@tarojs/taro', () => jest.requireActual<object>('./taro'))
import { asFile, failures, soundAnswers, wrongShapes, type Answer } from './gateway'
import { expectLife, expectRecovery } from './screens'
import { builtRoutes, listen, visit } from './visit'

jest.setTimeout(60_000)
beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)

const named = (name: string): Answer => {
  const found = { ...soundAnswers, ...failures, ...wrongShapes }[name]
  if (!found) throw new RangeError(name)
  return found
}
const sound = named('as it should be')
const partly = ['500', 'offline', 'code F', 'other types in every place']

describe.each(builtRoutes.map((route) => [route.key, route] as const))('%s', (_, route) => {
  it('lives when any one of the calls it makes fails and the others do not', async () => {
    const { asked } = await visit(route, { loggedIn: true, answer: sound })
    for (const key of asked) {
      for (const name of partly) {
        const failing = named(name)
        const answer: Answer = (endpoint) => (endpoint.key === key ? failing : sound)(endpoint)
        expectLife(await visit(route, { loggedIn: true, answer }))
      }
    }
  })

  it.each(Object.entries({ ...failures, ...wrongShapes }))(
    'lives on a new device when the site’s files end in: %s',
    async (_name, answer) => {
      const seen = await visit(route, { answer: sound, file: asFile(answer), then: sound })
      expectLife(seen)
      if (seen.retries.length) await expectRecovery(route, false, seen)
      expect(seen.jumps.filter((jump) => jump.includes('/login/login')).length).toBeLessThanOrEqual(1)
    }
  )
})
