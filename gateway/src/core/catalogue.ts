/**
 * What an empty database is seeded from; the demonstration shop gives one. Plain data, without a clock and without ids of
 * a database. Money is integer fen; hours and days are China standard time (UTC+8); every word a shopper reads is there in both languages.
 */

import type { BundleRule } from '../../../domain/bundle'
import type { DemonstrationGift } from './catalogue-gifts'
import type { DemonstrationVideo, KitchenContent } from './catalogue-recipes'

/** One shopper-facing text in both languages, never empty. */
export interface Words {
  zh: string
  en: string
}

/** Decides the colour of a short label. */
export type TagKind = 'sale' | 'brand' | 'warm' | 'ok'

export interface Tag {
  text: Words
  kind: TagKind
}

export interface Shop {
  shopCode: string
  name: Words
  slogan: Words
  /** Storage path of a picture. */
  logo: string
  selfOperated: boolean
  /** Freight of an order of this shop to the mainland; large goods are delivered free (see `freightClass`). */
  freight: {
    /** What one order costs, fen. */
    baseFen: number
    /** Goods from this amount on travel free, fen; null: never. */
    freeFromFen: number | null
    /** Added for remote regions (`remoteRegionCodes`), fen, also when the rest is free. */
    remoteExtraFen: number
    /** Provinces, 6-digit region codes. */
    remoteRegionCodes: string[]
  }
  /** Orders paid before this hour leave the same day. */
  sameDayBeforeHour: number
  /** Days on the way within the mainland; remote regions take two more. */
  transitDays: number
}

/** A node of the three-level tree; level 3 is what products belong to. */
export interface Category {
  categoryCode: string
  /** Null on level 1. */
  parentCode: string | null
  level: 1 | 2 | 3
  name: Words
  /** Storage path of a cut-out picture. */
  picture: string
  /** Order among its siblings, from 1. */
  position: number
  /** Level 1 only: the picture over its groups; a tap opens `categoryCode`. */
  banner?: { title: Words; subtitle: Words; picture: string; categoryCode: string }
}

export interface AttributeValue {
  valueCode: string
  name: Words
  /** A colour's own, `#rrggbb`. */
  swatch?: string
}

/** What a shopper chooses between, e.g. colour, capacity, bundle. */
export interface Attribute {
  attrCode: string
  name: Words
  values: AttributeValue[]
}

/** A price reduction that repeats every day, hours of China standard time; `dailyEndHour` 24 is midnight. */
export interface DailyFlash {
  priceFen: number
  /** Included. */
  dailyStartHour: number
  /** Excluded; always above dailyStartHour. */
  dailyEndHour: number
  /** How much of what is for sale other shoppers take as each window opens, percent below 100. */
  takenPercent: number
}

export interface Sku {
  skuCode: string
  /** GTIN-13 of its package, by which it is searched for. */
  barCode?: string
  /** attrCode → valueCode, one for each attribute of the product. */
  values: Record<string, string>
  priceFen: number
  /** Never below priceFen. */
  listPriceFen: number
  stock: number
  /** Storage path of a 1:1 picture. */
  picture: string
  /** The same as PNG. */
  sharePicture?: string
  /** Packed weight in grams. */
  weightGrams: number
  flash?: DailyFlash
}

/** One line of a product's parameters; lines of one code are what two products are compared by. */
export interface ParameterRow {
  code: string
  name: Words
  value: Words
  /** Where versions differ: what it is of each value of an attribute. */
  by?: { attrCode: string; values: Record<string, Words> }
}

export interface ParameterGroup {
  code: string
  name: Words
  rows: ParameterRow[]
}

/** PARCEL: the shop's freight rule. LARGE: delivered free, from two days later. */
export type FreightClass = 'PARCEL' | 'LARGE'

export interface Product {
  spuCode: string
  shopCode: string
  /** Level 3. */
  categoryCode: string
  title: Words
  subtitle: Words
  /** Printed on the appliance, e.g. FC4083. */
  model: string
  /** False: delisted. */
  onSale: boolean
  tags: Tag[]
  soldCount: number
  /** How many days before the demonstration's start it was put on sale. */
  listedDaysAgo: number
  services: { title: Words; note: Words }[]
  /** In brief. */
  parameters: { name: Words; value: Words }[]
  /** All of them. */
  parameterGroups?: ParameterGroup[]
  /** Not trusted by the app; the gateway gives it as it is. */
  descriptionHtml: Words
  /** Storage paths, first is the card's. */
  pictures: string[]
  /** The same as PNG. */
  viewerPictures?: string[]
  video?: DemonstrationVideo
  /** Colour (attrCode COLOR) comes first where there is one. A combination without a SKU is impossible. */
  attributes: Attribute[]
  /** Cheapest first. */
  skus: Sku[]
  /** Pieces one shopper may buy of each SKU; absent: no limit. */
  purchaseLimit?: number
  freightClass: FreightClass
  /** Provinces it is not sold to, 6-digit region codes. */
  restrictedRegionCodes: string[]
  /** Shown when a region is refused. */
  restrictedReason: Words
  /** Further words it is found by, beside title, subtitle, model and category. */
  keywords: { zh: string[]; en: string[] }
  /** The places it is recommended in, likeliest first within each by soldCount. */
  scenes: RecommendScene[]
}

export type RecommendScene = 'HOME' | 'CART' | 'PRODUCT' | 'MINE' | 'PAID'

export interface Coupon {
  couponCode: string
  name: Words
  benefit: 'AMOUNT' | 'PERCENT' | 'FREIGHT'
  /** PERCENT and FREIGHT: the most it takes off. */
  amountFen: number
  /** PERCENT: hundredths of a percent that it takes off. */
  offBp?: number
  /** Goods from this amount on, fen; 0: no threshold. */
  thresholdFen: number
  /** Null: every shop. */
  shopCode: string | null
  /** Of the third level; absent: every category. */
  categoryCodes?: string[]
  /** Absent: every product. */
  spuCodes?: string[]
  /** Not for goods at the price of a flash sale. */
  withoutFlash?: boolean
  /** Days relative to the demonstration's start; negative is in the past. */
  startsInDays: number
  endsInDays: number
  /** Hours relative to it, when it can be received; absent: as long as it can be used. */
  receiveFromHours?: number
  receiveUntilHours?: number
  /** Days it is good for once received; absent: to its end. */
  validDays?: number
  /** False: not on offer, only given by a code, a prize or the shop; absent: true. */
  offered?: boolean
  /** How many have been received by others. */
  given?: number
  /** How many can be received in all. */
  quantity: number
}

/** A code that gives a coupon. */
export interface CouponCode {
  /** Capital letters and digits. */
  code: string
  couponCode: string
  /** How many may have it still. */
  left: number
  endsInDays: number
  /** Sent to the demonstration's second shopper alone. */
  personal?: boolean
}

export interface HotWord {
  word: Words
  hot: boolean
}

/** Words that mean the same to a search, both languages together, lower case. */
export type SynonymGroup = string[]

export interface SystemParameter {
  code: string
  defaultValue: string
}

export interface CancelReason {
  reasonCode: string
  text: Words
}

/** What reviews of a category can be marked with. */
export interface ReviewTag {
  tagCode: string
  /** Of any level; null: every product. */
  categoryCode: string | null
  text: Words
  critical: boolean
}

/** What one buyer wrote of a SKU. */
export interface DemonstrationReview {
  spuCode: string
  skuCode: string
  author: Words
  anonymous: boolean
  score: number
  deliveryScore: number
  installScore?: number
  tags: string[]
  text: Words
  /** Storage paths. */
  pictures: string[]
  video?: { url: string; poster: string; seconds: number }
  /** Province, 6-digit region code. */
  regionCode: string
  minutesAgo: number
  /** Between receipt and review. */
  afterDays: number
  additional?: { text: Words; afterDays: number }
  reply?: Words
  helpful: number
}

/** A text of the shop's that shoppers read whole. */
export interface ContentDocument {
  kind: 'POLICY' | 'NOTICE'
  code: string
  title: Words
  /** `YYYY-MM-DD`. */
  effectiveOn: string
  intro: Words
  /** Paragraphs are parted by line ends. */
  sections: { title: Words; text: Words }[]
}

/** What somebody asked of a product, and what they were answered. */
export interface DemonstrationQuestion {
  spuCode: string
  author: Words
  text: Words
  minutesAgo: number
  /** The first demonstration shopper asked it, and has not read the answers. */
  ofShopper?: true
  answers: {
    /** Absent: the shop. */
    author?: Words
    text: Words
    minutesAgo: number
    /** After receipt; absent: the shop. */
    afterDays?: number
    helpful: number
  }[]
}

/** The manual of a product; its file is drawn when it is asked for. */
export interface DemonstrationManual {
  spuCode: string
  edition: string
  pages: number
  chapters: { title: Words; page: number }[]
  /** Storage paths of the PDF in each language. */
  file: Words
}

/** A red packet on offer. */
export interface DemonstrationPacketOffer {
  redPacketCode: string
  kind: 'NEW_CUSTOMER' | 'SHOP'
  name: Words
  amountFen: number
  thresholdFen: number
  shopCode: string | null
  validDays: number
  endsInDays: number
  quantity: number
}

/** A red packet that the first demonstration shopper has. */
export interface DemonstrationPacket {
  grantKey: string
  name: Words
  amountFen: number
  thresholdFen: number
  shopCode: string | null
  startsInDays: number
  endsInDays: number
  /** What was spent of it and given back before, oldest first; days after it was given. */
  spent?: { fen: number; afterDays: number; returned?: true }[]
}

/** A riddle whose answer is a password. */
export interface DemonstrationRiddle {
  kind: Words
  text: Words
  answer: Words
  hints: Words[]
  /** Letters to guess with, beside those of the answer. */
  letters: Words
}

/** What points are exchanged for: one of a SKU, or a coupon. */
export interface DemonstrationPointOffer {
  offerCode: string
  skuCode?: string
  couponCode?: string
  points: number
  /** How many there were, and how many are left. */
  quantity: number
  leftOver: number
  mostEach: number
}

/** Who sells in the shops and which companies are known; of a tax number the check digit is made. */
export interface DemonstrationInvoices {
  sellers: Readonly<Record<string, { name: string; first17: string }>>
  companies: readonly { name: string; first17: string }[]
}

/** Everything the database of the demonstration is seeded from. */
export interface DemonstrationCatalogue {
  shops: Shop[]
  /** All three levels, parents before children. */
  categories: Category[]
  products: Product[]
  /** What costs less beside a product, in the order in which it is shown. */
  bundles?: BundleRule[]
  gifts?: DemonstrationGift[]
  coupons: Coupon[]
  couponCodes: CouponCode[]
  /** What the first demonstration shopper was given. */
  givenCoupons: string[]
  pointOffers?: readonly DemonstrationPointOffer[]
  invoices?: DemonstrationInvoices
  hotWords: HotWord[]
  synonyms: SynonymGroup[]
  systemParameters: SystemParameter[]
  cancelReasons: CancelReason[]
  content: ContentDocument[]
  reviewTags?: ReviewTag[]
  /** Made when asked for: there are thousands. */
  reviews?(): DemonstrationReview[]
  questions?(): DemonstrationQuestion[]
  /** Recipes and installation guides; made when asked for. */
  kitchen?(): KitchenContent
  manuals?(): DemonstrationManual[]
  /** SKUs that the first demonstration shopper has had at home for weeks, longest first. */
  ownedSkuCodes?: readonly string[]
  riddles?: readonly DemonstrationRiddle[]
  redPackets?: { offers: DemonstrationPacketOffer[]; packets: DemonstrationPacket[] }
}
