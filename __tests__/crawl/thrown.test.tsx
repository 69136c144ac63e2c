jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/ui/screen/Screen', () => jest.requireActual<typeof Throwing>('./throwing').breakage.screens())
import type * as Throwing from './throwing'
import { setProblemListener } from '@/stores'
import type { Problem } from '@/stores/report'
import { sound } from './screens'
import { breakage } from './throwing'
import { directRoutes, listen, visit } from './visit'

/** What React says of the error, which is the test's own. */
const own = /a screen that throws|^console: The above error occurred in the <Screen>/

beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)
afterEach(() => {
  breakage.now = false
})

describe.each(directRoutes.map((route) => [route.key, route] as const))(
  '%s that throws while it renders',
  (_, route) => {
    it('says that it failed, with a retry and the bar’s way on, and is itself once it no longer throws', async () => {
      const problems: Problem[] = []
      setProblemListener((problem) => problems.push(problem))
      breakage.now = true
      const mend = () => {
        breakage.now = false
      }
      const view = await visit(route, { loggedIn: true, answer: sound, then: sound, mend })
      expect(view.words).toContain('系统开小差了')
      expect(view.retries).toEqual(['重试'])
      // the bar: back or home, and the tabs where the screen is one of them
      expect(view.ways).toEqual(
        expect.arrayContaining(route.tab === undefined ? [expect.stringMatching(/返回|首页/)] : ['首页', '分类'])
      )
      expect(problems).toContainEqual({ what: 'app.render', why: 'a screen that throws' })
      expect(view.complaints.filter((line) => !own.test(line))).toEqual([])
      const whole = await visit(route, { loggedIn: true, answer: sound })
      expect(whole.words).not.toBe('')
      expect(view.retried?.ways.length).toBe(whole.ways.length)
    })
  }
)
