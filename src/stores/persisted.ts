/**
 * The one list of what is kept on the device (spec 3.3 and ours). A stored value is somebody else's by the time it is
 * read: every one is parsed with a size bound and checked, and what is unfit is dropped and reported.
 */
import type { Address, CustomerInfo } from '@contract'
import { DEVICE_ROWS, type DeviceStep } from '@domain/goods/footprint'
import { DAY_MS } from '@domain/spans'
import type { Intent } from '@/api'
import { parseBounded } from '@/lib/json'
import { readText, removeText, writeText } from '@/platform/storage'
import { checkCartCopy } from './cart/checkCart'
import {
  code,
  epoch,
  fen,
  flag,
  listOf,
  oneOf,
  optional,
  recordOf,
  shape,
  text,
  whole,
  wholeNumber,
  type Check
} from '@/lib/check'
import { report } from './report'
import { checkCmsPages, checkSiteInfo, checkValueLists } from './siteFiles'

interface Entry<T> {
  check: Check<T>
  /** UTF-8 bytes of the JSON. */
  maxBytes: number
  /** Goes when the shopper logs out. */
  personal: boolean
}

const entry = <T>(check: Check<T>, maxBytes = 1000, personal = false): Entry<T> => ({ check, maxBytes, personal })
const personal = <T>(check: Check<T>, maxBytes = 1000): Entry<T> => entry(check, maxBytes, true)

const bit = oneOf(0, 1)
/** Codes that a login takes. */
export const MOST_INVITES = 5

/** What a header can carry. */
export const checkToken: Check<string> = (value) =>
  typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value) ? value : undefined

const customerFields = shape<CustomerInfo>({
  openId: text(200, 0),
  userId: code,
  customerCode: code,
  nickName: text(200, 0),
  decryptMobilePhone: text(40, 0),
  detailAddress: text(600, 0),
  levelDO: shape({ levelCode: code, levelName: text(100, 0) }),
  pointAvailable: wholeNumber(0, 9_999_999_999),
  receivePacketFlag: bit,
  firstOrderFlag: bit,
  avatar: optional(text(300)),
  partnerCode: optional(code)
})

/** The gateway's whole data object (spec 3.1), also what this app does not read. */
export const checkCustomer: Check<CustomerInfo> = whole(customerFields)

export const checkAddress = shape<Address>({
  addressId: code,
  receiver: text(50),
  phone: text(20),
  provinceCode: text(6),
  cityCode: text(6),
  districtCode: text(6),
  detail: text(200),
  tag: optional(oneOf('HOME', 'WORK', 'PARENTS')),
  isDefault: flag,
  provinceName: text(60, 0),
  cityName: text(60, 0),
  districtName: text(60, 0),
  regionEnded: optional(flag)
})

/** A line of the cart kept without login; newest first. */
export interface CartLine {
  skuCode: string
  quantity: number
  selected: boolean
  /** What one piece cost when it was put in. */
  addedPriceFen: number
  /** epoch ms */
  addedAt: number
}

/** Lines of the device that were sent to be merged, and nothing tells yet what became of it. */
export interface CartMerge {
  /** The idempotency key. */
  key: string
  lines: readonly CartLine[]
  /** epoch ms, device clock */
  at: number
}

const checkLine = shape<CartLine>({
  skuCode: code,
  quantity: wholeNumber(1, 99_999),
  selected: flag,
  addedPriceFen: fen,
  addedAt: epoch
})

const checkStep = shape<DeviceStep>({ spuCode: code, skuCode: code, seenAt: epoch, priceFen: fen })

/** UTF-16 units of one field: a review of 500 characters with its nine pictures, written as JSON. */
const longestDraftValue = 6000
/** A timer of a recipe's step, by the device's clock: sleep and reload lose nothing of it. */
export interface CookTimer {
  recipeCode: string
  step: number
  title: string
  seconds: number
  endsAt: number
  /** Paused: what is left. */
  leftMs?: number | undefined
  /** It has told that it ended. */
  rang: boolean
}

/** What is cooked: for how many, up to which step, and what is waited for. */
export interface Cooking {
  recipeCode: string
  persons: number
  done: number
  timers: CookTimer[]
}

const checkCooking = shape<Cooking>({
  recipeCode: code,
  persons: wholeNumber(1, 12),
  done: wholeNumber(0, 99),
  timers: listOf(
    shape<CookTimer>({
      recipeCode: code,
      step: wholeNumber(0, 99),
      title: text(60),
      seconds: wholeNumber(0, 86_400),
      endsAt: epoch,
      leftMs: optional(wholeNumber(0, DAY_MS)),
      rang: flag
    }),
    12
  )
})

/** Fields of a half-filled form. */
export type DraftValues = Record<string, string | boolean>

const checkDraftValue: Check<string | boolean> = (value) => flag(value) ?? text(longestDraftValue, 0)(value)

/** `name` → how it is checked. The name is the key on the device. */
export const persisted = {
  // spec 3.3
  token: personal(checkToken, 5000),
  userId: personal(code),
  userInfo: personal(checkCustomer, 20_000),
  openId: personal(text(200)),
  appEnv: entry(flag),
  statusBarHeight: entry(wholeNumber(0, 200)),
  tabbarBadge: personal(text(4)),
  siteInfo: entry(checkSiteInfo, 40_000),
  minioUrl: entry(text(300)),
  cmsPages: entry(checkCmsPages, 1_500_000),
  dataSet: entry(checkValueLists, 800_000),
  newYear: entry(flag),
  scanCode: personal(text(2000), 9000),
  employeePurchase: personal(text(500), 3000),
  refreshList: entry(flag),
  refreshProductDetail: entry(flag),
  refreshCustom: entry(flag),
  pingtaiCustom: entry(flag),
  loadIndex: entry(text(300)),
  // ours
  locale: entry(oneOf('zh-CN', 'en-US')),
  /** By whose codes somebody came who has no account yet, the first one first; kept until they have one. */
  inviteCodes: entry(listOf(text(64), MOST_INVITES)),
  /** The shopper logged out by choice: the mini-program asks before it logs them in again. */
  leftByChoice: entry(flag),
  /** By whose link somebody came last, until a login tells of it. */
  partnerClick: entry(shape({ code, at: epoch })),
  /** Occasions at which the app around the store asked for a screen, and it was opened. */
  launches: entry(listOf(code, 20)),
  /** The new customer's red packet was closed by a tap (spec 4.2). */
  welcomeClosed: entry(flag),
  /** Pop-up pictures of decorated pages: the shop's day on which each was last shown. */
  popupsShown: entry(recordOf(text(20), 60), 12_000),
  anonymousCart: entry(listOf(checkLine, 200), 60_000),
  /** Stays as long as those lines do, through logins and logouts: by their key the gateway recognises a merge that it did already. */
  cartMerge: entry(shape<CartMerge>({ key: text(100), lines: listOf(checkLine, 200), at: epoch }), 61_000),
  /** The last cart shown, for when there is no network. */
  cartCopy: personal(checkCartCopy, 300_000),
  /** Products looked at that the gateway does not know yet: without login, or offline. */
  footprint: personal(listOf(checkStep, DEVICE_ROWS), 60_000),
  searchHistory: entry(listOf(text(60), 20), 8000),
  manualSearches: entry(listOf(text(60), 20), 8000),
  /** The page of each manual where one stopped. */
  manualPlaces: entry(recordOf(wholeNumber(1, 9999), 60), 4000),
  /** How product lists are laid out. */
  listLook: entry(oneOf('tiles', 'rows')),
  cooking: entry(checkCooking, 6000),
  /** Region code a shopper without login asked about delivery for. */
  deliverRegion: entry(text(6, 6)),
  /** When each subscription template was refused; it is the phone's owner who did. */
  subscribeRefusals: entry(recordOf(epoch, 20)),
  intents: personal(recordOf(shape<Intent>({ key: text(100), at: epoch }), 100), 40_000),
  formDrafts: personal(recordOf(shape({ at: epoch, values: recordOf(checkDraftValue, 40) }), 20), 300_000)
} as const

export type PersistedName = keyof typeof persisted
/** The type of a stored value. */
export type Persisted<N extends PersistedName> = (typeof persisted)[N] extends Entry<infer T> ? T : never

const maxDepth = 24

function readEntry<T>(key: string, { check, maxBytes }: Entry<T>): T | undefined {
  const text = readText(key)
  if (text === undefined) return undefined
  const parsedValue = parseBounded(text, { maxBytes, maxDepth })
  const value = parsedValue === undefined ? undefined : check(parsedValue)
  if (value === undefined) {
    removeText(key)
    report(
      `stored.${key in persisted ? key : 'address'}`,
      parsedValue === undefined ? 'no JSON within bounds' : 'unfit'
    )
  }
  return value
}

/** The stored value, or undefined when there is none that is fit. */
export function readStored<N extends PersistedName>(name: N): Persisted<N> | undefined {
  // TypeScript can't follow N through the table; the table pairs each name with its own check
  return readEntry(name, persisted[name] as Entry<unknown>) as Persisted<N> | undefined
}

/** Keeps a value; undefined removes it. What is too large to be read again is not kept. */
export function writeStored<N extends PersistedName>(name: N, value: Persisted<N> | undefined): void {
  if (value === undefined) return removeText(name)
  const text = JSON.stringify(value)
  const { check, maxBytes } = persisted[name] as Entry<unknown>
  const readBack = parseBounded(text, { maxBytes, maxDepth })
  if (readBack === undefined || check(readBack) === undefined) {
    removeText(name)
    report(`stored.${name}`, 'not kept: unfit or too large')
    return
  }
  writeText(name, text)
}

/** What a scanned code holds (spec 2.5): a login that lapses on the way to what was scanned does not undo the scan. */
const ofScan: readonly string[] = ['scanCode', 'employeePurchase'] satisfies PersistedName[]

/** Removes what belongs to the person who leaves; the list says which. `isLapsed`: nobody chose to leave. */
export function forgetPersonal(userId: string | undefined, isLapsed = false): void {
  for (const [name, { personal: goes }] of Object.entries(persisted))
    if (goes && !(isLapsed && ofScan.includes(name))) removeText(name)
  if (isAddressKey(userId)) removeText(userId)
}

/** A userId must not reach another stored value through the address's key. */
const isAddressKey = (userId: string | undefined): userId is string =>
  code(userId) !== undefined && !Object.keys(persisted).includes(userId ?? '')

const addressEntry = personal(checkAddress, 6000)

/** The address the shopper chose last, kept under a key equal to the userId (spec 3.3). */
export function readStoredAddress(userId: string): Address | undefined {
  return isAddressKey(userId) ? readEntry(userId, addressEntry) : undefined
}

/** Keeps or, with undefined, removes it. */
export function writeStoredAddress(userId: string, address: Address | undefined): void {
  if (!isAddressKey(userId)) return
  if (address === undefined) removeText(userId)
  else writeText(userId, JSON.stringify(address))
}
