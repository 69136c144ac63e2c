/** Checks of every block's props. A decoration is content from outside: what does not fit is not shown. */
import { withoutUnseen } from '@/lib/unseen'
import {
  code,
  fitOnes,
  flag,
  ifFit,
  listOf,
  matching,
  nullable,
  oneOf,
  optional,
  shape,
  text,
  wholeNumber,
  type Check
} from '@/lib/check'
import { isRecord } from '@/lib/json'
import type * as t from './types'

/** A path on the storage host, or an https address; whether its host may give pictures is decided where it is shown. */
export const picture = matching(/^(\/storage\/|https:\/\/)[^\s"'<>\\]+$/, 1024)

/** Words in both languages; one that is missing is taken from the other. */
export const localText = (longest: number): Check<t.LocalText> => {
  const some = optional(text(longest, 0))
  const both = shape<{ 'zh-CN'?: string; 'en-US'?: string }>({ 'zh-CN': some, 'en-US': some })
  return (value) => {
    const { 'zh-CN': zh, 'en-US': en } = both(value) ?? {}
    if (zh === undefined && en === undefined) return undefined
    return { 'zh-CN': withoutUnseen(zh || en || ''), 'en-US': withoutUnseen(en || zh || '') }
  }
}

const words = localText(80)
const sentence = localText(200)

const web = shape<{ url: string }>({ url: matching(/^https:\/\/[^\s"'<>\\]+$/, 2048) })
const screen = shape<{ route: string; params?: Record<string, unknown> }>({
  route: text(64),
  // which screens there are and what they take is the route table's matter (link.ts)
  params: ifFit((value) => (isRecord(value) ? value : undefined))
})

/** A link that can't be read is no link: the picture still shows, it only does not open anything. */
const link = ifFit<t.BlockLink>((value) => (isRecord(value) && value.url !== undefined ? web(value) : screen(value)))

const scene = oneOf('HOME', 'CART', 'PRODUCT', 'MINE', 'PAID')
const codes = listOf(code, 50, 1)

const flashSource = shape<{ flash: true }>({ flash: oneOf(true) })
const chosenSource = shape<{ spuCodes: string[] }>({ spuCodes: codes })
const sceneSource = shape<{ scene: t.RecommendScene; categoryCode?: string }>({ scene, categoryCode: optional(code) })

const source: Check<t.ProductSource> = (value) =>
  flashSource(value) ?? (isRecord(value) && value.spuCodes !== undefined ? chosenSource(value) : sceneSource(value))

/** 0 (endless) or a bounded number of products. */
const limit = wholeNumber(0, 99)
const someLimit = wholeNumber(1, 99)
const pause = wholeNumber(0, 60_000)
const tone = oneOf('light', 'dark')

const cell = shape<t.PictureCubeCell>({ picture, alt: words, title: words, subtitle: words, tone, link })
const CELLS = { oneLeftTwoRight: 3, two: 2, four: 4 } as const

const cube = shape<t.PictureCubeProps>({ layout: oneOf('oneLeftTwoRight', 'two', 'four'), cells: listOf(cell, 4, 2) })

/** A layout with a hole in it is worse than none. */
const pictureCube: Check<t.PictureCubeProps> = (value) => {
  const fit = cube(value)
  return fit && fit.cells.length === CELLS[fit.layout] ? fit : undefined
}

/** Endless lists come from recommendations alone; other sources with limit 0 show all they have. */
const productTiles = shape<t.ProductTilesProps>({ title: optional(words), source, limit, more: link })

/** Block type → check of its props. */
export const readProps: { [T in t.BlockType]: Check<t.BlockProps[T]> } = {
  banner: shape<t.BannerProps>({
    slides: fitOnes(
      shape<t.BannerSlide>({ picture, alt: words, title: words, subtitle: words, button: optional(words), tone, link }),
      10,
      1
    ),
    autoplayMs: pause
  }),
  iconGrid: shape<t.IconGridProps>({
    title: optional(words),
    columns: oneOf(4, 5),
    items: fitOnes(shape<t.IconGridItem>({ picture, label: words, link }), 20, 1)
  }),
  notice: shape<t.NoticeProps>({
    lines: fitOnes(shape<t.NoticeProps['lines'][number]>({ text: sentence, link }), 10, 1),
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
    tabs: fitOnes(shape<t.ProductTabsProps['tabs'][number]>({ key: code, label: words, source }), 12, 1),
    limit
  }),
  richText: shape<t.RichTextProps>({ html: localText(60_000) }),
  couponStrip: shape<t.CouponStripProps>({ title: words, shopCode: nullable(code), limit: someLimit, more: link }),
  countdownRail: shape<t.CountdownRailProps>({ title: words, source: flashSource, limit: someLimit, more: link }),
  spacer: shape<t.SpacerProps>({ heightPx: oneOf(4, 8, 12, 16, 24, 32) }),
  searchBar: shape<t.SearchBarProps>({ hint: words, showScan: flag }),
  storeCard: shape<t.StoreCardProps>({ shopCode: code, spuCodes: listOf(code, 20), link })
}
