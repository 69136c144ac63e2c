/** Shops: their page, their papers, and who follows them. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { ShopCard } from './o2md'
import { ProductCard } from './o2srh'
import { Code, Fen, Millis, Page, Signs, Size, paged } from '../shared'
import { account } from '../tags'

/** Stars in tenths: 49 is 4.9. */
const Tenths = Type.Integer({ minimum: 0, maximum: 50 })

/** What buyers of the last 180 days gave; `service` is absent where nobody judged an installation. */
const ScoreParts = { goods: Tenths, delivery: Tenths, service: Type.Optional(Tenths) }

export const ShopScore = Type.Object({
  overall: Tenths,
  ...ScoreParts,
  reviews: Type.Integer({ minimum: 1 }),
  /** The same of all shops together. */
  average: Type.Object(ScoreParts)
})

/** What the shop promises; the kind decides the picture. */
export const ShopPromise = Type.Object({
  kind: Type.Union([
    Type.Literal('RETURN'),
    Type.Literal('PRICE'),
    Type.Literal('DELIVERY'),
    Type.Literal('INSTALL'),
    Type.Literal('EXCHANGE'),
    Type.Literal('SERVICE')
  ]),
  title: Type.String(),
  note: Type.String()
})

const LicenceName = { kind: Code, title: Type.String() }

export const ShopDetail = Type.Object({
  ...ShopCard.properties,
  /** Calendar day, `YYYY-MM-DD`. */
  openedOn: Type.Optional(Type.String()),
  place: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  /** What it sells, most products first. */
  categories: Type.Array(
    Type.Object({ categoryCode: Code, name: Type.String(), picture: Type.String(), count: Type.Integer() })
  ),
  /** Products put on sale within 30 days. */
  newCount: Type.Integer({ minimum: 0 }),
  /** Products on flash sale now. */
  flashCount: Type.Integer({ minimum: 0 }),
  promises: Type.Array(ShopPromise),
  stars: Type.Optional(ShopScore),
  /** Given for following, once a shopper for good. */
  followCoupon: Type.Optional(Type.Object({ couponCode: Code, amountFen: Fen, thresholdFen: Fen })),
  licences: Type.Array(Type.Object(LicenceName)),
  /** Since when it sells nothing, and why; absent: it is open. */
  closing: Type.Optional(Type.Object({ since: Millis, reason: Type.String() }))
})

export const ShopFound = Type.Object({
  ...ShopCard.properties,
  /** Up to three that sell best. */
  products: Type.Array(ProductCard)
})

/** A paper of a shop, readable for ten minutes. */
export const ShopLicence = Type.Object({
  ...LicenceName,
  /** With a watermark of the shop and the day. */
  picture: Type.String(),
  company: Type.String(),
  creditCode: Type.String(),
  /** Calendar day on which the site checked it, `YYYY-MM-DD`. */
  checkedOn: Type.String()
})

/** domain/goods/shop says the order in which they are offered. */
export const ReportReason = Type.Union([
  Type.Literal('FAKE'),
  Type.Literal('MISLEADING'),
  Type.Literal('PRICE'),
  Type.Literal('SERVICE'),
  Type.Literal('PRIVACY'),
  Type.Literal('OTHER')
])

/** NEW: new products since it was followed or within 30 days. COUPON: coupons on offer. FLASH: a flash sale now. */
export const FollowedFilter = Type.Union([Type.Literal('NEW'), Type.Literal('COUPON'), Type.Literal('FLASH')])

export const FollowedShop = Type.Object({
  ...ShopFound.properties,
  followedAt: Millis,
  newCount: Type.Integer({ minimum: 0 }),
  couponCount: Type.Integer({ minimum: 0 }),
  flashCount: Type.Integer({ minimum: 0 })
})

const ShopCodes = Type.Array(Code, { minItems: 1, maxItems: 100, uniqueItems: true })

/** `given`: the coupon for following was had, so that following gives none. */
const Follow = Type.Object({
  shopCode: Code,
  followed: Type.Boolean(),
  given: Type.Boolean(),
  followerCount: Type.Integer({ minimum: 0 })
})

export const shops = {
  'GET /o2srh/v1/pub/online-shop-list/search': endpoint({
    summary: 'Shops by words, or all that are open: those of that name first, then those that sell what is called so',
    query: Type.Object({
      keyword: Type.Optional(Signs(0, 60)),
      /** One that is not to be among them. */
      exceptShopCode: Type.Optional(Code),
      page: Page,
      size: Size
    }),
    data: paged(ShopFound)
  }),
  'GET /o2md/v1/pub/online-shop/detail': endpoint({
    summary: 'Everything a shop says of itself; a closed one comes with `closing`',
    query: Type.Object({ shopCode: Code }),
    data: ShopDetail
  }),
  'POST /o2md/v1/pub/online-shop/licence-captcha': endpoint({
    summary:
      'A picture of four letters and digits, or a question in words for who can’t see it, good for one try within five minutes',
    body: Type.Object({ inWords: Type.Optional(Type.Boolean()) }),
    changes: 'nothing',
    data: Type.Object({
      captchaKey: Code,
      /** `data:image/png;base64,…`; empty where the question stands in words. */
      picture: Type.String(),
      question: Type.Optional(Type.String()),
      expiresInSeconds: Type.Integer({ minimum: 1 })
    })
  }),
  'POST /o2md/v1/pub/online-shop/licences': endpoint({
    summary: 'The papers of a shop for who read the picture or answered the question; a wrong try uses it up',
    changes: 'nothing',
    body: Type.Object({
      shopCode: Code,
      captchaKey: Code,
      pictureCode: Type.String({ pattern: '^[0-9A-Za-z ]{1,12}$' })
    }),
    data: Type.Object({ list: Type.Array(ShopLicence), until: Millis })
  }),
  'POST /o2md/v1/online-shop/report': endpoint({
    summary:
      'Tells the site’s staff what is wrong with a shop; a second report of it by the same shopper takes the first’s place',
    token: 'required',
    body: Type.Object({
      shopCode: Code,
      reason: ReportReason,
      /** What happened, in the shopper's words. */
      remark: Type.Optional(Signs(0, 300))
    }),
    changes: [],
    data: Type.Object({ reported: Type.Literal(true) })
  }),
  'GET /o2wl/v1/favorite/shop': endpoint({
    summary: 'The shops that the shopper follows, newest first, with what is new there',
    token: 'required',
    query: Type.Object({
      keyword: Type.Optional(Signs(0, 60)),
      filter: Type.Optional(FollowedFilter),
      page: Page,
      size: Size
    }),
    data: Type.Object({
      ...paged(FollowedShop).properties,
      /** Counts over all followed shops; the filter does not change them. */
      counts: Type.Object({
        ALL: Type.Integer(),
        NEW: Type.Integer(),
        COUPON: Type.Integer(),
        FLASH: Type.Integer()
      })
    })
  }),
  'POST /o2wl/v1/favorite/shop/save-all': endpoint({
    summary: 'Follows shops or lets them go; asked twice nothing more happens. Following gives a coupon, once for good',
    token: 'required',
    body: Type.Object({
      favorite: Type.Boolean(),
      /** These; or, to let go alone, all that a filter lets through. */
      shopCodes: Type.Optional(ShopCodes),
      all: Type.Optional(
        Type.Object({
          keyword: Type.Optional(Signs(0, 60)),
          filter: Type.Optional(FollowedFilter),
          exceptShopCodes: Type.Optional(Type.Array(Code, { maxItems: 100 }))
        })
      )
    }),
    changes: [account, 'o2mkt-b2c/coupon-self', 'o2cht/usable-rewards'],
    data: Type.Object({
      /** The follows of `shopCodes`. */
      list: Type.Array(Follow),
      /** Shops that were followed or let go by this call. */
      changed: Type.Array(Code),
      /** What was given just now. */
      coupons: Type.Array(Type.Object({ shopCode: Code, userCouponId: Code, amountFen: Fen, thresholdFen: Fen }))
    })
  }),
  'POST /o2wl/v1/favorite/shop/decide-exist': endpoint({
    summary: 'Which of up to 100 shops the shopper follows; a shop that is not there is left out',
    token: 'required',
    body: Type.Object({ shopCodes: ShopCodes }),
    changes: 'nothing',
    data: Type.Object({ list: Type.Array(Follow) })
  })
}
