/** What the window around the phone and the frame of a page say to each other; both run in one browser, same origin. */
import type { Instance, Selection, Surface, Values, Watch } from '../host'

/** A component used in a page: where its files are, what it takes, how it is isolated. */
export interface UsedComponent {
  path: string
  settings: Values
  /** Definition given to `Component()`. */
  definition: Values
}

/** Everything a frame needs to draw a page. */
export interface PageSetup {
  instance: Instance
  route: string
  css: string
  /** Components that the page, its tab bar and their components may use. */
  components: UsedComponent[]
  /** px of the areas that the phone keeps. */
  safe: { top: number; bottom: number }
  reachBottomDistance: number
  pullDown: boolean
}

/** What a frame asks of the window around it. */
export interface AroundFrame {
  dispatch(instance: Instance, handler: string, event: Values): void
  /** Makes the logic of a component met in the page; its surface arrives through `FrameDoor.mount` first. */
  createComponent(owner: Instance, path: string, properties: Values): Instance
  setProperties(instance: Instance, values: Values): void
  closeComponent(instance: Instance): void
  hook(pageId: number, name: string, ...values: unknown[]): unknown
  call(name: string, asked: Values): Promise<Values>
  phoneNumber(): Promise<Values>
  share(pageId: number, from: Values): void
  choose(kind: 'image' | 'video' | 'message', count: number): Promise<{ path: string; size: number }[]>
  /** Something a built-in does that leaves the page. */
  note(words: string): void
  openSettings(): void
  pulled(pageId: number): void
  problem(message: string): void
}

/** What a frame offers. */
export interface FrameDoor {
  open(setup: PageSetup, around: AroundFrame): void
  /** Draws an instance: the page itself, its tab bar, or the component that is being made; `data` is a copy to keep. */
  mount(instance: Instance, place: 'page' | 'tabBar' | 'component', data: Values): Surface
  setSafe(safe: { top: number; bottom: number }): void
  /** Shows or hides the pull-down sign. */
  pullDown(refreshing: boolean): void
  size(): { nodes: number }
}

export interface FrameWindow extends Window {
  simulatorFrame?: FrameDoor
}

export type { Selection, Surface, Watch }
