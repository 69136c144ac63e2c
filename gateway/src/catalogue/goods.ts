/** Shops, categories and products of an empty database; as in `core/catalogue`. */
import type { Words } from '../core/words'
import type { CatalogueVideo } from './video'

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
  video?: CatalogueVideo
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

declare module '../core/catalogue' {
  interface Catalogue {
    shops: Shop[]
    /** All three levels, parents before children. */
    categories: Category[]
    products: Product[]
  }
}
