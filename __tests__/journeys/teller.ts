/**
 * A host as a journey that is told once for all of them sees it: the web app in a browser, the compiled mini-program in the
 * simulator's phone, and the same in Node without layout. Words are whole ones, or what a pattern fits; a place is a class,
 * or a class and a role within it: `.ui-sheet [role="radio"]`, or a class without another: `.time:not(.time--past)`.
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
  /** Taps these words if they are shown now; rejects soon where they go before they are tapped. */
  tapIfShown(words: string): Promise<void>
  /** Says yes, by these words, to what is asked in a window of the host's own. */
  confirms(words: string): Promise<void>
  /** Whether these words are shown now. */
  shows(words: string | RegExp, within?: string): Promise<boolean>
  /** Until so many things say these words. */
  counts(words: string | RegExp, times: number): Promise<void>
  /** Until there is such a place, or none. */
  there(place: string): Promise<void>
  misses(place: string): Promise<void>
  /** Taps the first such place, or the first that is called so for who cannot see it. */
  touch(place: string): Promise<void>
  touchNamed(name: string): Promise<void>
  named(name: string): Promise<void>
  /** Types into the first field of several lines. */
  write(words: string): Promise<void>
  /** Types into the line of a form that is called so; of several into the one at this place, from 0. */
  fills(label: string, words: string, index?: number): Promise<void>
  /** All that the first says which has these words. */
  reads(words: RegExp): Promise<string>
  /** Writes a name by hand where one signs; on a phone without a screen it is typed. */
  signs(name: string): Promise<void>
  /** Types into the page's search, and searches. */
  searches(words: string): Promise<void>
  /** Goes down the page until this is there. */
  scrollsTo(what: { words: RegExp } | { place: string }): Promise<void>
  /** Until one such place has all these words, and a picture. */
  together(place: string, words: readonly string[]): Promise<void>
  /** Opens a page as a card or a link from outside does. */
  enter(key: RouteKey, params?: object): Promise<void>
  /** Until this page is on top. */
  reach(key: RouteKey): Promise<void>
  logIn(shop: DemonstrationShop, phone: string): Promise<void>
  /** From the order's payment to its end, with money. */
  pay(): Promise<void>
  /** From a manual's page to its text. */
  readsManual(): Promise<void>
  /** Taps the first of what has these words, and has a file to read or keep. */
  opensFile(words: string): Promise<void>
  /** Gives a picture to what asks for one. */
  addsPicture(place: string): Promise<void>
  /** What browser or platform complained of. */
  problems(): Promise<string[]>
}
