/** Readers of every block's props. A decoration is content from outside: what does not fit is not shown. */
import { withoutUnseen } from '@/lib/unseen'
import type * as t from './types'
import {
  flag,
  goodOnes,
  integer,
  isRecord,
  list,
  Malformed,
  matching,
  nullable,
  oneOf,
  optional,
  shape,
  text,
  type Reader
} from './read'

const CODE = /^[A-Za-z0-9_-]+$/
const code = matching(CODE, 64)
/** A path on the storage host, or an https address; whether its host may give pictures is decided where it is shown. */
export const picture = matching(/^(\/storage\/|https:\/\/)[^\s"'<>\\]+$/, 1024)

/** Words in both languages; one that is missing is taken from the other. */
export const localText =
  (max: number): Reader<t.LocalText> =>
  (value) => {
    if (!isRecord(value)) throw new Malformed('words by language')
    const zh = optional(text(max, 0))(value['zh-CN'])
    const en = optional(text(max, 0))(value['en-US'])
    if (zh === undefined && en === undefined) throw new Malformed('words by language')
    return { 'zh-CN': withoutUnseen(zh || en || ''), 'en-US': withoutUnseen(en || zh || '') }
  }

const words = localText(80)
const sentence = localText(200)

function readLink(value: unknown): t.BlockLink {
  if (!isRecord(value)) throw new Malformed('link')
  if (value.url !== undefined) return { url: matching(/^https:\/\/[^\s"'<>\\]+$/, 2048)(value.url) }
  // which screens there are and what they take is the route table's matter (link.ts)
  return { route: text(64)(value.route), params: isRecord(value.params) ? value.params : {} }
}

/** A link that can't be read is no link: the picture still shows, it only does not open anything. */
export const link: Reader<t.BlockLink | undefined> = (value) => {
  try {
    return readLink(value)
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

const scene = oneOf('HOME', 'CART', 'PRODUCT', 'MINE', 'PAID')
const codes = list(code, 1, 50)

const source: Reader<t.ProductSource> = (value) => {
  if (!isRecord(value)) throw new Malformed('source')
  if (value.flash === true) return { flash: true }
  if (value.spuCodes !== undefined) return { spuCodes: codes(value.spuCodes) }
  return shape<{ scene: t.RecommendScene; categoryCode?: string }>({ scene, categoryCode: optional(code) })(value)
}

const flashSource: Reader<{ flash: true }> = shape<{ flash: true }>({ flash: oneOf(true) })
/** 0 (endless) or a bounded number of products. */
const limit = integer(0, 99)
const someLimit = integer(1, 99)
const pause = integer(0, 60_000)
const tone = oneOf('light', 'dark')

const cell = shape<t.PictureCubeCell>({ picture, alt: words, title: words, subtitle: words, tone, link })
const CELLS = { oneLeftTwoRight: 3, two: 2, four: 4 } as const

const pictureCube: Reader<t.PictureCubeProps> = (value) => {
  const read = shape<t.PictureCubeProps>({ layout: oneOf('oneLeftTwoRight', 'two', 'four'), cells: list(cell, 2, 4) })(
    value
  )
  // a layout with a hole in it is worse than none
  if (read.cells.length !== CELLS[read.layout]) throw new Malformed(`cells: ${CELLS[read.layout]} for ${read.layout}`)
  return read
}

/** Endless lists come from recommendations alone; other sources with limit 0 show all they have. */
const productTiles = shape<t.ProductTilesProps>({ title: optional(words), source, limit, more: link })

/** Block type → reader of its props. */
export const readProps: { [T in t.BlockType]: Reader<t.BlockProps[T]> } = {
  banner: shape<t.BannerProps>({
    slides: goodOnes(
      shape<t.BannerSlide>({ picture, alt: words, title: words, subtitle: words, button: optional(words), tone, link }),
      1,
      10
    ),
    autoplayMs: pause
  }),
  iconGrid: shape<t.IconGridProps>({
    title: optional(words),
    columns: oneOf(4, 5),
    items: goodOnes(shape<t.IconGridItem>({ picture, label: words, link }), 1, 20)
  }),
  notice: shape<t.NoticeProps>({
    lines: goodOnes(shape<t.NoticeProps['lines'][number]>({ text: sentence, link }), 1, 10),
    intervalMs: pause
  }),
  pictureCube,
  productTiles,
  productRail: shape<t.ProductRailProps>({
    title: words,
    subtitle: optional(words),
    source,
    limit: someLimit,
    more: link
  }),
  productTabs: shape<t.ProductTabsProps>({
    tabs: goodOnes(shape<t.ProductTabsProps['tabs'][number]>({ key: code, label: words, source }), 1, 12),
    limit
  }),
  richText: shape<t.RichTextProps>({ html: localText(60_000) }),
  couponStrip: shape<t.CouponStripProps>({ title: words, shopCode: nullable(code), limit: someLimit }),
  countdownRail: shape<t.CountdownRailProps>({ title: words, source: flashSource, limit: someLimit, more: link }),
  spacer: shape<t.SpacerProps>({ heightPx: oneOf(4, 8, 12, 16, 24, 32) }),
  searchBar: shape<t.SearchBarProps>({ hint: words, showScan: flag }),
  storeCard: shape<t.StoreCardProps>({ shopCode: code, spuCodes: list(code, 0, 20), link })
}
