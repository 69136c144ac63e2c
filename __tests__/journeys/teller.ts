/**
 * A host as a journey that is told once for all of them sees it: the web app in a browser, the compiled mini-program in the
 * simulator's phone, and the same in Node without layout. Words are whole ones, or what a pattern fits; a place is a class,
 * or a class and a role within it: `.ui-sheet [role="radio"]`.
 */
import type { DemonstrationShop } from './shop'
import type { RouteKey } from '../../src/routes/table'

export interface Teller {
  /** A part of the journey, which what fails in it is told with. */
  step(words: string, work: () => Promise<void>): Promise<void>
  /** Taps the first of what has these words, in the last place that fits. */
  tap(words: string | RegExp, within?: string): Promise<void>
  /** Until these words are shown. */
  sees(words: string | RegExp, within?: string): Promise<void>
  /** Until so many things say these words. */
  counts(words: string, times: number): Promise<void>
  /** Until there is no such place. */
  misses(place: string): Promise<void>
  /** Opens a page as a card or a link from outside does. */
  enter(key: RouteKey, params?: object): Promise<void>
  /** Until this page is on top. */
  reach(key: RouteKey): Promise<void>
  logIn(shop: DemonstrationShop, phone: string): Promise<void>
  /** From the order's payment to its end, with money. */
  pay(): Promise<void>
  /** What browser or platform complained of. */
  problems(): Promise<string[]>
}
