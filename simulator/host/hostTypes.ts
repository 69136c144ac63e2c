/** What a host can be asked; see `createHost`. */
import type { AppJson } from './modules'
import type { ShareKind } from './sharing'
import type {
  Entry,
  HostEvents,
  HostSettings,
  Instance,
  OpenPage,
  Problem,
  ShareFrom,
  SharedCard,
  Values
} from './types'

/** What still waits, listens or watches. */
export interface Leftovers {
  timers: { id: number; every: boolean; ms: number }[]
  listeners: string[]
  observers: number
}

export interface Host {
  readonly appJson: AppJson
  /** Every registered page, main package first. */
  readonly pages: readonly string[]
  readonly settings: Readonly<HostSettings>
  /** Names of wx, and of pages and components (`this.animate`), that refuse because nobody simulates them. */
  readonly unsimulated: readonly string[]
  /** Problems so far: thrown errors, unhandled rejections, console.error, broken rules, missing pages. */
  readonly problems: readonly Problem[]
  readonly wx: Values
  /** Pages open now, the last on show. */
  stack(): readonly OpenPage[]
  /** How it was entered last, cold or warm. */
  entry(): Readonly<Required<Entry>>
  /** Packages that are loaded; '' is main. */
  packages(): readonly string[]
  /** Cold start. Resolves once the first page has been shown. */
  launch(entry?: Entry): Promise<void>
  /** To the background: after 5 s requests fail and the scripts' timers are held. */
  hide(): void
  /** Back, or a warm start with another entry, as from a share card. */
  show(entry?: Entry): Promise<void>
  /** Changes a setting; notifies the listeners of network, theme and size. */
  set(values: Partial<HostSettings>): void
  /** Sends an event to a handler of an instance. A tap counts as a finger for the APIs that want one. */
  dispatch(instance: Instance, handler: string, event: Values): unknown
  /** Calls a hook of a page, such as onReachBottom, onPullDownRefresh, onPageScroll, onShareAppMessage. */
  hook(page: OpenPage, name: string, ...values: unknown[]): unknown
  /** How the chat app's menu offers to share a page. */
  sharing(page: OpenPage): Record<ShareKind, boolean>
  /** The card that comes of it, with what the platform adds; undefined where the page may not be shared that way. */
  share(page: OpenPage, kind: ShareKind, from: ShareFrom): Promise<SharedCard | undefined>
  /** What a component's file registers, loaded if it wasn't; a view needs its properties before it meets it. */
  definition(path: string): Values
  /** Makes a component that the view met in a template. `path` as its owner's settings name it. */
  createComponent(owner: Instance, path: string, properties: Values): Instance
  setProperties(instance: Instance, values: Values): void
  closeComponent(instance: Instance): void
  /** The `detail` of a getphonenumber event as the person answers now. */
  phoneNumber(): Promise<Values>
  /** Resolves to what refuses a component's use of the person's own things, such as `button.chooseAvatar`; undefined: none. */
  privacyRefusal(name: string): Promise<Values | undefined>
  /** A button that can agree to the privacy guide was tapped: the platform believes no agreement without it. */
  agreeTapped(buttonId: string): void
  /** The settings opened by a button, as `wx.openSetting` opens them. */
  openSettings(): Promise<Values>
  /** Forgets what the person who holds the phone agreed to and allowed. */
  forgetConsents(): void
  /** Back, as the arrow of the navigation bar or the gesture does. */
  back(): void
  /** Calls any wx API for the frame around the page (a native tab bar, a navigator component). */
  call(name: string, options: Values): Promise<Values>
  /** For the scripts' own unhandled rejections, which only the place that runs them can see. */
  rejected(reason: unknown): void
  memoryWarning(level?: number): void
  /**
   * Returns what one page, or everything, leaves behind. A page is the owner of what its work began; frameworks that gather
   * the work of several pages into one timer blur that, so compare with what was there before.
   */
  leftovers(pageId?: number): Leftovers
  storage(): Record<string, string>
  /** Content of a file that the mini-program made or was given. */
  file(path: string): ArrayBuffer | undefined
  /** Keeps a file for the mini-program and gives its path. */
  keepFile(content: ArrayBuffer, ending: string): string
  on<K extends keyof HostEvents>(kind: K, listener: (event: HostEvents[K]) => void): () => void
  /** Ends timers; nothing runs afterwards. */
  stop(): void
}
