/** What the parts of a phone know of each other. */
import type { Host, HostSettings, OpenPage, SharedCard } from '../../host'
import type { Frames } from './frames'
import type { Kept } from './kept'
import type { Overlay } from './overlay'
import type { Sources } from './sources'

export type Asking = Partial<Record<'payment' | 'subscription', boolean>>

export interface PhoneAround {
  settings: Partial<HostSettings>
  /** What is asked on the phone instead of being answered by the panel. */
  asking: Asking
  kept: Kept
  listen(host: Host): void
  note(words: string): void
  /** What to set so that the mini-program has its gateway. */
  advise(words: string): void
  /** `picture`: where the browser finds it. */
  shared(card: SharedCard, picture: string | undefined): void
  /** The new version takes the place of the one that runs: it starts cold at its first page. */
  restart(): void
  /** The bar below a single page was tapped: the whole mini-program opens at the same page. */
  openWhole(): void
}

export interface PhoneParts {
  around: PhoneAround
  screen: HTMLElement
  overlay: Overlay
  sources: Sources
  /** Throws before the mini-program has started. */
  live(): Host
  frames(): Frames
}

export const pageOf = ({ live }: PhoneParts, id: number): OpenPage | undefined =>
  live()
    .stack()
    .find((page) => page.id === id)

export const element = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`#${id} is missing`)
  return element
}
