/**
 * What the host core asks of the place it runs in, and what it tells. The same core runs in Node (the crawl) and in a
 * browser (the view); it imports nothing but its own files.
 */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Values = Record<string, unknown>
export type Func = (...values: unknown[]) => unknown

/** Files of the compiled mini-program, by path from its root without a leading slash. */
export interface FilesPort {
  /** Text of a file of a package that is loaded, undefined when there is none. */
  read(path: string): string | undefined
  /** Fetches a subpackage before one of its pages opens; '' is the main package. A rejection is a failed download. */
  loadPackage?(root: string): Promise<void>
}

/** Runs the mini-program's scripts, where neither a DOM nor making code from text is within reach. */
export interface ScriptPort {
  /** Evaluates `source` (an expression) with the globals given at creation and gives its value. */
  evaluate(source: string, fileName: string): unknown
  /** Called once before the first script, with App, Page, wx, timers and the other globals of the platform. */
  defineGlobals(globals: Values): void
}

/** Timers and the clock; in tests they may be held. */
export interface TimersPort {
  setTimeout(work: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
  setInterval(work: () => void, ms: number): unknown
  clearInterval(id: unknown): void
  /** Epoch ms. */
  now(): number
}

export interface WebRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | ArrayBuffer
  signal?: unknown
}
export interface WebReply {
  status: number
  headers: Record<string, string>
  body: ArrayBuffer
}
/** The network; rejects when no reply came. `abort` ends what is under way. */
export interface NetworkPort {
  send(request: WebRequest): { reply: Promise<WebReply>; abort(): void }
}

/** Keeps storage between launches (text by key); without it storage lives as long as the host. */
export interface KeepPort {
  load(): Record<string, string>
  save(all: Record<string, string>): void
}

/** Where sharing began: the menu, or a button with what it carries. */
export interface ShareFrom {
  from: 'menu' | 'button'
  target?: unknown
}
/** A card as the chat app shows it. Without a picture it takes its own of the page. */
export interface SharedCard {
  kind: 'friend' | 'timeline'
  title: string
  /** Without a leading slash. */
  path: string
  query: string
  imageUrl: string | undefined
}

/** What a person has agreed to, and which permissions (`scope.…`) they gave or refused. */
export interface Consented {
  privacy: boolean
  scopes: Record<string, boolean>
}
/** Keeps what each person said between launches, as the chat app does; without it that lives as long as the host. */
export interface ConsentsPort {
  load(person: string): Consented | undefined
  save(person: string, consented: Consented): void
}

/** Where one page or component is drawn. */
export interface Surface {
  /** `values` are setData's own paths, already a copy; call `drawn` when the view has them. */
  update(values: Values, onDrawn: () => void): void
  close(): void
  /** Sends a component's own event to the component or page that uses it. */
  trigger?(name: string, detail: unknown, options: Values): void
  /** Components below this one that a selector names; only the first unless `all`. */
  find?(selector: string, all: boolean): Instance[]
  /** Rectangles and the like for selectorQuery; null for each selection without layout. */
  query?(selections: readonly Selection[]): Promise<unknown[]>
  /** Watches crossings; the result stops it. Without layout nothing ever crosses. */
  observe?(watch: Watch, onCross: (crossing: Values) => void): () => void
  /** Does what a context asks of a built-in, such as `seek` of a video; rejects where it is not drawn. */
  act?(part: PartName, method: string, values: readonly unknown[]): Promise<unknown>
  scrollTo?(to: { scrollTop?: number; selector?: string; offsetTop?: number; duration?: number }): void
}

/** A built-in that has a context: its tag, and its id (of a canvas, its canvas-id). */
export interface PartName {
  tag: string
  id: string
}

export interface Selection {
  /** CSS selector; '' for the viewport. */
  selector: string
  all: boolean
  /** Which fields: rect, size, scrollOffset, dataset, id, properties, computedStyle, node; of `context`, a PartName. */
  fields: Values
}
export interface Watch {
  selector: string
  /** Where crossings are counted; no selector is the viewport. */
  relativeTo: { selector?: string; margins: Values }[]
  thresholds: number[]
  initialRatio: number
  observeAll: boolean
}

/** One page or component instance, for the view to draw and to send events to. */
export interface Instance {
  readonly id: number
  readonly kind: 'page' | 'component'
  /** Path of its files without an ending, such as `pages/cart/cart` or `custom-tab-bar/index`. */
  readonly path: string
  /** The page it stands on; itself for a page. */
  readonly pageId: number
  /** As the logic has them now. */
  readonly data: Values
  /** Its page.json or component.json. */
  readonly settings: Values
  /** What `Component()` was given, for properties and options; the page's own hooks for a page. */
  readonly definition: Values
}

export interface OpenPage extends Instance {
  readonly route: string
  readonly options: Record<string, string>
  /** The custom tab bar of a tab page. */
  readonly tabBar?: Instance
}

/** Draws instances; without it they are only kept. */
export interface ViewPort {
  /** A page or a component (custom tab bar, or one the view made by `createComponent`) begins to live. */
  open(instance: Instance): Surface
  /** The stack changed; the last one is on show. */
  stack?(pages: readonly OpenPage[]): void
  /** Closes the page-container that stands open on a page; undefined where none does. */
  overPage?(pageId: number): (() => void) | undefined
}

export type PaymentAnswer = 'succeed' | 'cancel' | 'fail'
/** `switched off`: the person has switched all messages of this mini-program off, and is not asked. */
export type SubscriptionAnswer = 'accept' | 'reject' | 'ban' | 'switched off'

export interface ModalAsked {
  title: string
  content: string
  confirmText: string
  cancelText: string
  showCancel: boolean
  editable: boolean
}

/** A file that a person chose; with its content it becomes a temporary file of the mini-program, named anew. */
export interface ChosenFile {
  path: string
  /** Bytes. */
  size: number
  content?: ArrayBuffer
}

/** What the phone shows over a page, and what its owner answers. What is missing is answered by the settings. */
/** What `wx.chooseInvoiceTitle` gives. `type`: '0' a company's, '1' a person's. */
export interface InvoiceTitleChosen {
  type: '0' | '1'
  title: string
  taxNumber: string
  companyAddress: string
  telephone: string
  bankName: string
  bankAccount: string
}

export interface UiPort {
  toast?(message: { title: string; icon: string; duration: number } | undefined): void
  loading?(title: string | undefined): void
  modal?(options: ModalAsked): Promise<{ confirm: boolean; content?: string }>
  /** Index of the item tapped, -1 for none. */
  actionSheet?(items: readonly string[]): Promise<number>
  payment?(options: Values): Promise<PaymentAnswer>
  privacy?(): Promise<boolean>
  subscription?(templateIds: readonly string[]): Promise<SubscriptionAnswer>
  /** The chat app's settings, a switch for each permission asked for so far; resolves to what was chosen. */
  settings?(scopes: Readonly<Record<string, boolean>>): Promise<Record<string, boolean>>
  /** The chosen files; none when the choice was given up. */
  choose?(kind: 'image' | 'video' | 'message', count: number): Promise<ChosenFile[]>
  /** The picture that a canvas shows, and how its name ends. */
  canvas?(options: Values): Promise<{ content: ArrayBuffer; ending: string }>
  /** Width and height of a picture, px; by its content where the host has it. */
  measure?(path: string, content: ArrayBuffer | undefined): Promise<{ width: number; height: number }>
  /** A picture made smaller. */
  compress?(content: ArrayBuffer, options: Values): Promise<ArrayBuffer>
  /** Text of the scanned code; undefined when the scan was given up. */
  scan?(): Promise<string | undefined>
  /** A place chosen on the map; undefined when the choice was given up. */
  place?(): Promise<{ name: string; address: string } | undefined>
  /** A title chosen from those kept with the chat app; undefined when the choice was given up. */
  invoiceTitle?(): Promise<InvoiceTitleChosen | undefined>
  navigationBar?(pageId: number, bar: { title?: string; frontColor?: string; backgroundColor?: string }): void
  pullDown?(pageId: number, refreshing: boolean): void
  /** The new version is wanted: the mini-program starts anew. */
  restart?(): void
  /** Something outside the mini-program: a call, another mini-program, a map, a preview. */
  leave?(name: string, options: Values): void
}

/**
 * Settles a payment at the shop before the mini-program hears that it succeeded or failed, as the platform does. Replies
 * 'CLOSED' when the shop has closed the payment: no money is taken then.
 */
export type CashierPort = (options: Values, answer: PaymentAnswer) => Promise<unknown>

export interface Ports {
  files: FilesPort
  scripts: ScriptPort
  timers: TimersPort
  network: NetworkPort
  keep?: KeepPort
  consents?: ConsentsPort
  view?: ViewPort
  ui?: UiPort
  cashier?: CashierPort
}

export interface Device {
  brand: string
  model: string
  platform: 'ios' | 'android' | 'devtools'
  system: string
  pixelRatio: number
  screenWidth: number
  screenHeight: number
  statusBarHeight: number
  /** px at the bottom for the home indicator */
  safeBottom: number
  /** Font size of the chat app's setting, px; 16 or 17 is ordinary. */
  fontSizeSetting: number
  language: string
  theme: 'light' | 'dark'
}

/** Everything a person beside the phone can set; changed by `host.set`. */
export interface HostSettings {
  device: Device
  network: 'wifi' | '4g' | '3g' | 'none'
  /** ms added to every reply */
  slowMs: number
  payment: PaymentAnswer
  /** 'ask': a person answers, in the shop's own popup where it has one; agreed where nobody looks. */
  privacy: 'agree' | 'disagree' | 'ask'
  phoneNumber: 'allow' | 'refuse'
  /** Who holds the phone, as the reference gateway's sandbox tells persons apart: letters, digits and _. */
  person: string
  /** The number that the chat app knows of them. */
  ownPhone: string
  subscription: SubscriptionAnswer
  modal: 'confirm' | 'cancel'
  /** What the chat app's review of a typed nickname comes to. */
  nickname: 'passes' | 'refused'
  /** What a person answers when a permission such as the album's is asked for first, and chooses in the settings. */
  scopes: 'allow' | 'refuse'
  appId: string
  envVersion: 'develop' | 'trial' | 'release'
  /** Version of the platform's library. */
  libVersion: string
  /** Where addresses without a host go: a build that names no gateway talks to the one beside the simulator. */
  origin: string
  /** A new version waits: getUpdateManager reports it once. */
  update: 'none' | 'ready' | 'failed'
}

export interface Entry {
  /** Without a leading slash; the first page of app.json when missing. */
  path?: string
  query?: Record<string, string>
  /** As the platform numbers scenes; 1001 is the ordinary start. */
  scene?: number
  referrerInfo?: Values
}

export type ProblemKind = 'error' | 'rejection' | 'console' | 'rule' | 'missing'
export interface Problem {
  kind: ProblemKind
  message: string
  pageId?: number
  time: number
}
export interface ApiCall {
  name: string
  options: unknown
  outcome: string
  time: number
  pageId?: number
}
export interface DataUpdate {
  pageId: number
  instanceId: number
  /** Bytes of its JSON in UTF-8. */
  bytes: number
  time: number
}
export interface NetworkCall {
  id: number
  pageId?: number
  method: string
  url: string
  headers: Record<string, string>
  time: number
  status?: number
  ms?: number
  failure?: string
}
/** What `host.on` tells. */
export interface HostEvents {
  problem: Problem
  call: ApiCall
  setData: DataUpdate
  request: NetworkCall
  reply: NetworkCall
  stack: readonly OpenPage[]
  storage: undefined
  log: { level: string; words: unknown[]; time: number }
}
