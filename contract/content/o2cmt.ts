/** Reviews: what buyers say of what they received. */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import { Code, Millis, Ok, Page, Size, SpecValue, UploadedPath, paged } from '../shared'
import { orders } from '../tags'

const Stars = Type.Integer({ minimum: 1, maximum: 5 })
/** Longer than any that is kept: what is too long is refused with words. */
export const Typed = Type.String({ maxLength: 20_000 })
/** What `upload` gave; anything else is refused with words. */
const Pictures = Type.Array(UploadedPath, { maxItems: 9, uniqueItems: true })

/** A buyer's video. */
export const ReviewVideo = Type.Object({
  /** MP4 with H.264. */
  url: Type.String(),
  /** A picture of it; '' where there is none. */
  poster: Type.String(),
  seconds: Type.Integer({ minimum: 1 })
})

export const ReviewTag = Type.Object({
  tagCode: Code,
  text: Type.String(),
  /** It says what is not good. */
  critical: Type.Boolean()
})

/** PENDING: nobody but its author sees it yet. REFUSED: nobody will, `refusedFor` says why. */
export const ReviewStatus = Type.Union([Type.Literal('PENDING'), Type.Literal('SHOWN'), Type.Literal('REFUSED')])
export const ReviewKind = Type.Union([
  Type.Literal('ALL'),
  Type.Literal('PICTURE'),
  Type.Literal('ADDITIONAL'),
  Type.Literal('CRITICAL')
])

export const Review = Type.Object({
  reviewId: Code,
  spuCode: Code,
  skuCode: Code,
  /** The chosen values, in the product's order. */
  specs: Type.Array(Type.String()),
  /** Masked; '' for an author who does not want to be named. */
  author: Type.String(),
  score: Stars,
  /** Plain text, not markup. */
  text: Type.String(),
  tags: Type.Array(ReviewTag),
  pictures: Type.Array(Type.String()),
  video: Type.Optional(ReviewVideo),
  /** Province it was sent to; '' when it is not known. */
  regionName: Type.String(),
  /** It earned points. */
  rewarded: Type.Boolean(),
  /** The report of a trial: its author did not buy it; absent: they did. */
  trial: Type.Optional(Type.Literal(true)),
  createdAt: Millis,
  additional: Type.Optional(
    Type.Object({
      text: Type.String(),
      pictures: Type.Array(Type.String()),
      createdAt: Millis,
      /** After receipt. */
      days: Type.Integer({ minimum: 0 })
    })
  ),
  reply: Type.Optional(Type.Object({ shopName: Type.String(), text: Type.String(), createdAt: Millis })),
  helpfulCount: Type.Integer({ minimum: 0 }),
  /** The caller found it helpful. */
  helpful: Type.Boolean(),
  /** The caller wrote it. */
  own: Type.Boolean(),
  /** Only to its author. */
  orderCode: Type.Optional(Code)
})

/** A review as its author sees it. */
export const OwnReview = Type.Object({
  ...Review.properties,
  status: ReviewStatus,
  refusedFor: Type.Optional(Type.String()),
  additionalStatus: Type.Optional(ReviewStatus),
  deliveryScore: Stars,
  installScore: Type.Optional(Stars)
})

/** A received row of an order, and what its buyer wrote of it. */
export const ReviewRow = Type.Object({
  orderCode: Code,
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  receivedAt: Millis,
  /** Whether somebody came to fit it, so that there is a third row of stars. */
  installed: Type.Boolean(),
  /** It was given to be tried: what is written is the report; absent: it was bought. */
  trial: Type.Optional(Type.Literal(true)),
  tags: Type.Array(ReviewTag),
  /**
   * TO_WRITE: no review yet. TO_MEND: it was refused and can be written anew. TO_ADD: something can be added until
   * `addBefore`. DONE: none of these.
   */
  state: Type.Union([Type.Literal('TO_WRITE'), Type.Literal('TO_MEND'), Type.Literal('TO_ADD'), Type.Literal('DONE')]),
  addBefore: Type.Optional(Millis),
  /** Absent also after it was deleted. */
  review: Type.Optional(OwnReview)
})

export const ReviewDraft = Type.Object({
  orderCode: Code,
  skuCode: Code,
  score: Stars,
  deliveryScore: Stars,
  installScore: Type.Optional(Stars),
  tagCodes: Type.Array(Code, { maxItems: 6, uniqueItems: true }),
  text: Typed,
  pictures: Pictures,
  /** What `upload-video` gave. */
  video: Type.Optional(UploadedPath),
  /** A picture of it, as `upload` gave it. */
  videoPoster: Type.Optional(UploadedPath),
  anonymous: Type.Boolean()
})

const CountedTag = Type.Object({ ...ReviewTag.properties, count: Type.Integer({ minimum: 1 }) })
/** Mean stars in tenths, and good reviews in a hundred; absent while nobody gave any. */
const Tenths = Type.Optional(Type.Integer({ minimum: 10, maximum: 50 }))
const Means = {
  score: Tenths,
  deliveryScore: Tenths,
  installScore: Tenths,
  goodPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 }))
}

/** The bounds of one picture. */
const pictureRule = {
  field: 'file',
  maxBytes: 2 * 1024 * 1024,
  tooLarge: {
    code: 'review.too-large',
    zh: '图片太大了，请选一张 2 MB 以内的',
    en: 'That picture is too large, 2 MB at most'
  }
}

const videoRule = {
  field: 'file',
  maxBytes: 20 * 1024 * 1024,
  atOnce: 3,
  tooLarge: {
    code: 'review.video-large',
    zh: '视频太大了，请选一段 20 MB 以内的',
    en: 'That video is too large, 20 MB at most'
  }
}

export const reviews = {
  'POST /o2cmt/v1/product-comment/b2c/create': endpoint({
    summary:
      'Reviews rows of received orders, each once, a refused one anew; they are shown when they have been looked at',
    token: 'required',
    idempotent: true,
    body: Type.Object({ reviews: Type.Array(ReviewDraft, { minItems: 1, maxItems: 50 }) }),
    // a report is a review
    changes: ['o2cmt/glz-product-comment', 'o2mkt-b2c/product-trial', ...orders],
    data: Type.Object({
      list: Type.Array(OwnReview),
      /** What they earn once they are shown. */
      points: Type.Integer({ minimum: 0 })
    })
  }),
  'POST /o2cmt/v1/product-comment/b2c/upload': uploadEndpoint({
    summary: 'Takes a picture (JPEG, PNG or WebP) for a review; its path on the storage host comes back',
    upload: pictureRule,
    changes: ['o2cmt/glz-product-comment', ...orders],
    data: Type.Object({ path: Type.String() })
  }),
  'POST /o2cmt/v1/product-comment/b2c/upload-video': uploadEndpoint({
    summary: 'Takes a video (MP4 with H.264, 30 seconds) for a review; its path on the storage host comes back',
    upload: videoRule,
    changes: ['o2cmt/glz-product-comment', ...orders],
    data: Type.Object({ path: Type.String(), seconds: Type.Integer({ minimum: 1 }) })
  }),
  'POST /o2cmt/v1/product-comment/b2c/delete': endpoint({
    summary: "Deletes the shopper's own review with its pictures and its points; the row can't be reviewed again",
    token: 'required',
    idempotent: true,
    body: Type.Object({ reviewId: Code }),
    changes: ['o2cmt/glz-product-comment', ...orders],
    data: Ok
  }),
  'GET /o2cmt/v1/product-comment/b2c/create': endpoint({
    summary: "The shopper's received rows and what they wrote of them, newest receipt first",
    token: 'required',
    query: Type.Object({
      orderCode: Type.Optional(Code),
      state: Type.Optional(Type.Literal('TO_WRITE')),
      page: Page,
      size: Size
    }),
    data: paged(ReviewRow)
  }),
  'GET /o2cmt/v1/pub/product-comment/b2c': endpoint({
    summary: 'Reviews of a product in brief, for its page: the two most helpful, those with pictures first',
    token: 'optional',
    query: Type.Object({ spuCode: Code }),
    data: Type.Object({
      total: Type.Integer({ minimum: 0 }),
      ...Means,
      tags: Type.Array(CountedTag),
      list: Type.Array(Review)
    })
  }),
  'GET /o2cmt/v1/pub/glz-product-comment/b2c': endpoint({
    summary: 'Reviews of a product that are shown',
    token: 'optional',
    query: Type.Object({
      spuCode: Code,
      /** Only this version. */
      skuCode: Type.Optional(Code),
      kind: Type.Optional(ReviewKind),
      /** With this tag; `kind` is then not asked. */
      tagCode: Type.Optional(Code),
      sort: Type.Optional(Type.Union([Type.Literal('HELPFUL'), Type.Literal('NEWEST')])),
      page: Page,
      size: Size
    }),
    data: paged(Review)
  }),
  'POST /o2cmt/v1/glz-product-comment/b2c/helpful': endpoint({
    summary: 'Says that a review is helpful, or takes it back; a shopper counts once',
    token: 'required',
    body: Type.Object({ reviewId: Code, helpful: Type.Boolean() }),
    tag: 'o2cmt/helpful',
    changes: [],
    data: Type.Object({ reviewId: Code, helpful: Type.Boolean(), helpfulCount: Type.Integer({ minimum: 0 }) })
  }),
  'POST /o2cmt/v1/glz-product-comment/b2c/upload': uploadEndpoint({
    summary: 'Takes a picture for what is added to a review; its path on the storage host comes back',
    upload: pictureRule,
    changes: ['o2cmt/product-comment'],
    data: Type.Object({ path: Type.String() })
  }),
  'POST /o2cmt/v1/glz-product-comment/b2c/create-additional': endpoint({
    summary: 'Adds to a review, once, within 180 days of receipt; it is shown when it has been looked at',
    token: 'required',
    idempotent: true,
    body: Type.Object({ reviewId: Code, text: Typed, pictures: Pictures }),
    changes: ['o2cmt/product-comment'],
    data: OwnReview
  }),
  'GET /o2cmt/v1/pub/glz-product-comment/quantity': endpoint({
    summary: 'How many reviews of a product are shown, by kind, tag and stars',
    query: Type.Object({ spuCode: Code, skuCode: Type.Optional(Code) }),
    data: Type.Object({
      counts: Type.Object({
        ALL: Type.Integer(),
        PICTURE: Type.Integer(),
        ADDITIONAL: Type.Integer(),
        CRITICAL: Type.Integer()
      }),
      ...Means,
      /** What is praised first, most frequent first. */
      tags: Type.Array(CountedTag),
      /** Versions that have reviews, in the product's order; of the whole product even when the request names one. */
      skus: Type.Array(Type.Object({ skuCode: Code, specs: Type.Array(Type.String()), count: Type.Integer() }))
    })
  })
}
