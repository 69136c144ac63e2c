/** What every screen owes a shopper in any state of the world, asked by the test files of this folder. */
import { soundAnswers } from './gateway'
import { visit, type Visit } from './visit'
import type { Route } from '@/routes/table'

export const sound = soundAnswers['as it should be']

/** Where the app went to log in. */
export const loginsOf = ({ jumps }: Visit): string[] =>
  jumps.filter((jump) => /\/pagesC\/login\/login(\?|$)/.test(jump))

/** Something to read, and a way on: a tap, or the app is leaving by itself. */
export function expectLife(view: Visit): void {
  expect(view.complaints).toEqual([])
  expect(view.words).not.toBe('')
  expect(view.words).not.toMatch(/undefined|NaN|\[object|Invalid Date/)
  expect(view.ways.length + view.jumps.length).toBeGreaterThan(0)
  // a shopper who is sent elsewhere sees the shape of what they came for until then
  if (view.jumps.length === 0) expect(view.waiting).toEqual([])
}

/** A part that failed or is empty says so, or is not there, heading and all. */
export const expectNothingBare = ({ bare }: Visit): void => expect(bare).toEqual([])

/** Screens in a sound world, to compare with; each is opened once a test file. */
const once = new Map<string, Promise<Visit>>()
export function inSoundWorld(route: Route, loggedIn: boolean, name: keyof typeof soundAnswers): Promise<Visit> {
  const key = `${route.key} ${loggedIn} ${name}`
  const view = once.get(key) ?? visit(route, { loggedIn, answer: soundAnswers[name] })
  once.set(key, view)
  return view
}

/** What is left to pay in runs on between two visits; how many a badge counts hangs on the screens before. */
const timeless = (name: string): string =>
  name.replace(/(\d+天 )?\d\d:\d\d:\d\d/, '时间').replace(/^(\d+件)?购物车.*$/, '购物车')

/** After the retry the screen is what it is when nothing ever failed. */
export async function expectRecovery(route: Route, loggedIn: boolean, { retried }: Visit): Promise<void> {
  const whole = await inSoundWorld(route, loggedIn, 'as it should be')
  expect(retried?.retries).toEqual([])
  expect(retried?.waiting).toEqual(whole.waiting)
  const ways = retried?.ways.map(timeless) ?? []
  // a way may say more than in the other world, e.g. whose account it is
  expect(whole.ways.map(timeless).filter((way) => !ways.some((entry) => entry.includes(way)))).toEqual([])
}
