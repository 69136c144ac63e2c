/**
 * A product family is what its products share; an item is one product of it in one line. Figures of money are whole
 * yuan here, because that is how a price list is read; the catalogue itself is in fen.
 */
import type { Kind, kinds, Looks, Shape } from '../../art'

/** Both languages, Chinese first. */
export type Pair = [zh: string, en: string]

/** One choice of capacity or size. */
export interface SizeChoice {
  code: string
  name: Pair
  /** Yuan on top of the item's price. */
  add: number
  /** Millimetres. */
  width: number
  height: number
  depth: number
  /** Packed weight. */
  grams: number
}

export interface BundleChoice {
  code: string
  name: Pair
  add: number
}

/** `off`: delisted. `grade1`: first-class energy efficiency. `limit2`: two pieces a shopper. */
export type ItemFlag = 'off' | 'grade1' | 'limit2' | 'limit1'

export interface Item {
  model: string
  name: Pair
  line: Pair
  /** Yuan, of the first size without extras. */
  price: number
  /** Letters of finishes: w a k c s b. */
  finishes: string
  /** Indexes into the family's sizes. */
  sizes: number[]
  sold: number
  /** Days on sale. */
  days: number
  flags: ItemFlag[]
  /** Level-3 category, where it is not the family's. */
  leaf?: string
}

export interface Family {
  kind: Kind
  /** What names of models say of their looks, by model; `looks` writes it. */
  looks: Readonly<Record<string, Partial<Shape>>>
  leaf: string
  shopCode: string
  noun: Pair
  /** Name of the choice of sizes, e.g. 容量. */
  sizeName: Pair
  sizes: SizeChoice[]
  bundles: BundleChoice[]
  large: boolean
  /** Installed at home at no charge. */
  installs: boolean
  warrantyYears: number
  /** Further rows of the parameter table. */
  rows: [name: Pair, value: Pair][]
  /** Sections of the description: heading and paragraph. */
  stories: [heading: Pair, text: Pair][]
  /** Points of the description's list. */
  points: Pair[]
  keywords: { zh: string[]; en: string[] }
  items: Item[]
}

/** Forms of parts that a model's name promises; the others follow from the model (`shapes`). */
export const looks = <K extends Kind>(
  _kind: K,
  byModel: Readonly<Record<string, Partial<Looks<(typeof kinds)[K]['parts']>>>>
): Family['looks'] => byModel as Family['looks']

/** One item of a price list, positional so that a family reads as a table. */
export const item = (
  model: string,
  zh: string,
  en: string,
  zhLine: string,
  enLine: string,
  price: number,
  finishes: string,
  sizes: number[],
  sold: number,
  days: number,
  flags: ItemFlag[] = [],
  leaf?: string
): Item => ({ model, name: [zh, en], line: [zhLine, enLine], price, finishes, sizes, sold, days, flags, leaf })

/** One size, positional: code, names, surcharge in yuan, width × height × depth in mm, packed grams. */
export const size = (
  code: string,
  zh: string,
  en: string,
  add: number,
  measures: [width: number, height: number, depth: number],
  grams: number
): SizeChoice => ({ code, name: [zh, en], add, width: measures[0], height: measures[1], depth: measures[2], grams })

export const bundle = (code: string, zh: string, en: string, add: number): BundleChoice => ({
  code,
  name: [zh, en],
  add
})
