/** Shapes that more than one prefix uses. Money is integer fen, times are epoch milliseconds of the server's clock. */
import { Type } from 'typebox'

export const Fen = Type.Integer({ minimum: 0, maximum: 9_999_999_999, description: 'fen' })
export const Millis = Type.Integer({ minimum: 0, description: 'epoch ms, server clock' })
export const Code = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
/** Text as its reader counts it: at most `max` signs; a sign may be several code points (domain/graphemes). */
export const Signs = (min: number, max: number) =>
  Type.String({ minLength: min, maxLength: max * 10, 'x-maxSigns': max, description: `at most ${max} signs` })
export const Quantity = Type.Integer({ minimum: 1, maximum: 99999 })
export const Phone = Type.String({ pattern: '^1[0-9]{10}$', description: '11 digits starting with 1 (spec 5)' })
/** A phone of the mainland, or one with its area code (E.164), which a shop may send codes to. */
export const AnyPhone = Type.String({ pattern: '^(1[0-9]{10}|\\+[1-9][0-9]{4,14})$' })
/** A code of the messaging platform: good once, for five minutes. The platform doesn't say what it is made of. */
export const PlatformCode = Type.String({ minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9._~-]+$' })
/** A colour as it is shown beside its name. */
export const Swatch = Type.String({ pattern: '^#[0-9a-f]{6}$' })
/** Where an upload lies, as the upload's answer names it. */
export const UploadedPath = Type.String({ maxLength: 100, pattern: '^/storage/uploads/[A-Za-z0-9_.-]+$' })
export const PicturePath = Type.String({ pattern: '^/storage/uploads/f_[A-Za-z0-9_-]{1,40}\\.(png|jpg|webp)$' })
export const RegionCode = Type.String({ pattern: '^[0-9]{6}$' })

/** Query values arrive as text; these accept it and are coerced by the gateway. */
export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, default: 1 }))
export const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 10 }))

export const paged = <T extends import('typebox').TSchema>(row: T) =>
  Type.Object({ list: Type.Array(row), total: Type.Integer(), page: Type.Integer(), size: Type.Integer() })

/** One chosen specification value: attribute and value, in the caller's language. */
export const SpecValue = Type.Object({
  attrCode: Code,
  attrName: Type.String(),
  valueCode: Code,
  valueName: Type.String()
})

/** A running price reduction of one SKU (spec 1.1, flash sale); outside the window the SKU sells at its own price. */
/** `roomCode`: the price of a live room, which ends with it, at `endAt` at the latest. `sessionCode`: a session's of the flash sale. */
export const FlashWindow = Type.Object({
  priceFen: Fen,
  startAt: Millis,
  endAt: Millis,
  roomCode: Type.Optional(Code),
  sessionCode: Type.Optional(Code)
})

/** Why a SKU can't be sold now; absent means that it can. */
export const Unsellable = Type.Union([Type.Literal('DELISTED'), Type.Literal('OUT_OF_STOCK')])

/** A SKU as a cart, a settlement and an anonymous cart show it, with today's price and stock. */
export const SkuRow = Type.Object({
  skuCode: Code,
  spuCode: Code,
  /** The category of the third level. */
  categoryCode: Code,
  shopCode: Code,
  shopName: Type.String(),
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  /** What one piece costs now (the flash price while its window is open). */
  priceFen: Fen,
  listPriceFen: Fen,
  /** What one piece costs without the flash sale that is open; absent: none is open, and it is `priceFen`. */
  regularPriceFen: Type.Optional(Fen),
  flash: Type.Optional(FlashWindow),
  /** Pieces that can be bought now. */
  available: Type.Integer({ minimum: 0 }),
  /** Pieces of the product, all its versions together, that one shopper may buy; absent: no limit. */
  purchaseLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Pieces of the product that this shopper has bought already, in any version (0 when nobody is logged in). */
  bought: Type.Integer({ minimum: 0 }),
  unsellable: Type.Optional(Unsellable)
})

/** A SKU costs so much less beside a product, a piece; `domain/goods/bundle` says when. */
export const BundleRule = Type.Object({ spuCode: Code, skuCode: Code, offFen: Fen })

/** What is given with a product, or with goods of a shop from an amount on; `domain/rewards/gifts` says when and which. */
export const GiftRule = Type.Object({
  activityCode: Code,
  shopCode: Code,
  /** The product it comes with, in any version; absent: with all goods of the shop. */
  spuCode: Type.Optional(Code),
  /** Goods from this amount on; 0: any piece. */
  overFen: Fen,
  startAt: Millis,
  endAt: Millis,
  /** One of them is given. */
  gifts: Type.Array(
    Type.Object({
      skuCode: Code,
      spuCode: Code,
      title: Type.String(),
      picture: Type.String(),
      /** Pieces that can be given now; 9 stands for that many and more. */
      left: Type.Integer({ minimum: 0, maximum: 9 })
    })
  )
})

/** Marks a row that was not bought but given along with what was. */
export const GiftMark = Type.Optional(Type.Literal(true))

export const Ok = Type.Object({ done: Type.Literal(true) })

/** A short video without sound. */
export const Video = Type.Object({
  /** MP4 with H.264. */
  url: Type.String(),
  seconds: Type.Number({ minimum: 0 }),
  /** Words under it, each until the next, from `at` seconds on. */
  captions: Type.Array(Type.Object({ at: Type.Number({ minimum: 0 }), text: Type.String() }))
})

/** Money on its way back. FAILED: it is sent again, under its number, until it is there. */
export const RefundState = Type.Union([Type.Literal('SENT'), Type.Literal('FAILED')])
