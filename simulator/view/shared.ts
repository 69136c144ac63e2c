/** What the window around the phone and the frame of a page say to each other; both run in one browser, same origin. */
import type { Instance, Selection, ShareFrom, Surface, Values, Watch } from '../host'

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

export interface Region {
  code: string
  name: string
  children: Region[]
}

/** What a frame asks of the window around it. */
export interface AroundFrame {
  dispatch(instance: Instance, handler: string, event: Values): void
  /** Makes the logic of a component met in the page; its surface arrives through `FrameDoor.mount` first. */
  createComponent(owner: Instance, path: string, properties: Values): Instance
  setProperties(instance: Instance, values: Values): void
  closeComponent(instance: Instance): void
  hook(pageId: number, name: string, ...values: unknown[]): unknown
  call(name: string, options: Values): Promise<Values>
  phoneNumber(): Promise<Values>
  /** What refuses a use of the person's own things, undefined once the privacy guide is agreed to. */
  privacyRefusal(name: string): Promise<Values | undefined>
  share(pageId: number, from: ShareFrom): void
  choose(kind: 'image' | 'video' | 'message', count: number): Promise<{ path: string; size: number }[]>
  /** An address that the browser can load: files of the mini-program's own have one for as long as it runs. */
  source(src: string): string
  /** The chat app's own regions, three levels. */
  regions(): Promise<Region[]>
  /** The chat app's font size, px. */
  fontSize(): number
  /** Offers the name that the person has in the chat app, over the keyboard; the result takes the offer away. */
  offerName(onTaken: (name: string) => void): () => void
  /** Whether the chat app's review lets a nickname stand. */
  nicknamePasses(): boolean
  /** Something a built-in does that leaves the page. */
  note(words: string): void
  /** A button that agrees to the privacy guide was tapped. */
  agreeTapped(buttonId: string): void
  /** Opens the settings; their state when they close. */
  openSettings(): Promise<Values>
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
  /** A canvas of the old kind, by its id. */
  canvas(id: string): HTMLCanvasElement | undefined
  /** The chat app's font size changed. */
  setFontSize(): void
  /** Whether the page asks to be drawn at the chat app's font size. */
  followsFontSize(): boolean
  /** Closes the page's page-container; undefined where none is open. */
  overPage(): (() => void) | undefined
}

export interface FrameWindow extends Window {
  simulatorFrame?: FrameDoor
}

export type { Selection, Surface, Watch }
