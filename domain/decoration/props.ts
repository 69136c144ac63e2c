/** Checks of every block's props. A decoration is content from outside: what does not fit is not shown. */
import { flag, ifFit, matching, nullable, orElse, text, wholeNumber } from '../check'
import {
  code,
  fitOnes,
  flashSource,
  limit,
  link,
  listOf,
  localText,
  oneOf,
  optional,
  pause,
  picture,
  sentence,
  shape,
  someLimit,
  source,
  tone,
  words,
  type Check
} from './parts'
import { cutZone } from './zones'

const CELLS = { oneLeftTwoRight: 3, two: 2, four: 4 } as const
const cell = shape({ picture, alt: words, title: words, subtitle: words, tone, link })
const cube = shape({ layout: oneOf('oneLeftTwoRight', 'two', 'four'), cells: listOf(cell, 4, 2) })

/** A layout with a hole in it is worse than none. */
const pictureCube: typeof cube = (value) => {
  const fit = cube(value)
  return fit && fit.cells.length === CELLS[fit.layout] ? fit : undefined
}

/** Height over width of a picture, in parts of a thousand. */
const ratio = wholeNumber(100, 3000)
const blockId = matching(/^[\w.-]{1,64}$/, 64)

/** What home and Mine show of a block that they do not have whole. */
const brief = ifFit(shape({ picture, alt: words, ratio, link }))

const part = wholeNumber(-9999, 9999)
const zoneFields = { left: part, top: part, width: part, height: part, label: words, marked: optional(flag), link }
const anyZone = shape(zoneFields)

/** A zone beyond the picture is cut, one that lies outside it is none. */
const zone: typeof anyZone = (value) => {
  const fit = anyZone(value)
  const cut = fit && cutZone(fit)
  return fit && cut && { ...fit, ...cut }
}

const price = optional(wholeNumber(0, 9_999_999_999))
/** By which rule goods are chosen: as the search does. */
const rule = shape({
  keyword: optional(text(60)),
  categoryCode: optional(code),
  shopCode: optional(code),
  couponCode: optional(code),
  isNew: optional(flag),
  inStock: optional(flag),
  minPriceFen: price,
  maxPriceFen: price,
  sort: optional(oneOf('DEFAULT', 'SALES', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST'))
})

/** Block type → check of its props. */
export const blockProps = {
  banner: shape({
    slides: fitOnes(
      shape({ picture, alt: words, title: words, subtitle: words, button: optional(words), tone, link }),
      10,
      1
    ),
    autoplayMs: pause
  }),
  iconGrid: shape({
    title: optional(words),
    columns: oneOf(4, 5),
    items: fitOnes(shape({ picture, label: words, link }), 20, 1)
  }),
  notice: shape({ lines: fitOnes(shape({ text: sentence, link }), 10, 1), intervalMs: pause }),
  pictureCube,
  // endless lists come from recommendations alone; other sources with limit 0 show all they have
  productTiles: shape({ title: optional(words), source, limit, more: link }),
  productRail: shape({ title: words, subtitle: optional(words), source, limit: someLimit, more: link }),
  productTabs: shape({ tabs: fitOnes(shape({ key: code, label: words, source }), 12, 1), limit }),
  richText: shape({ html: localText(60_000) }),
  couponStrip: shape({ title: words, shopCode: nullable(code), limit: someLimit, more: link }),
  countdownRail: shape({ title: words, source: flashSource, limit: someLimit, more: link }),
  spacer: shape({ heightPx: oneOf(4, 8, 12, 16, 24, 32) }),
  searchBar: shape({ hint: words, showScan: flag }),
  storeCard: shape({ shopCode: code, spuCodes: listOf(code, 20), link }),
  hotZones: shape({ picture, alt: words, ratio, zones: fitOnes(zone, 30) }),
  richNav: shape({
    columns: oneOf(4, 5),
    rows: oneOf(1, 2),
    items: fitOnes(shape({ picture, label: words, badge: optional(localText(12)), link }), 40, 1)
  }),
  anchorBar: shape({ items: fitOnes(shape({ label: words, block: blockId }), 12, 1) }),
  floatingButton: shape({ picture, label: localText(12), side: oneOf('left', 'right'), link }),
  popupPicture: shape({ picture, alt: words, ratio, link }),
  video: shape({ src: picture, poster: picture, title: words, seconds: wholeNumber(1, 7200), brief }),
  stickyTabs: shape({
    tabs: fitOnes(shape({ key: code, label: words, blocks: fitOnes(blockId, 60) }), 12, 1),
    brief
  }),
  couponRail: shape({ shopCode: nullable(code), couponCodes: optional(listOf(code, 20)), limit: someLimit, brief }),
  flashRail: shape({ title: words, shopCode: optional(code), limit: someLimit, more: link, brief }),
  shopRail: shape({ title: words, keyword: optional(text(60)), limit: wholeNumber(1, 20), more: link, brief }),
  liveStrip: shape({ title: words, shopCode: optional(code), limit: wholeNumber(1, 20), more: link, brief }),
  waterfall: shape({
    title: optional(words),
    rule,
    limit: someLimit,
    more: link,
    inserts: orElse(fitOnes(shape({ after: limit, picture, alt: words, ratio, link }), 10), []),
    brief
  }),
  footer: shape({
    lines: fitOnes(sentence, 8),
    links: fitOnes(shape({ label: words, link }), 8),
    brief
  })
} satisfies Record<string, Check<unknown>>

/** Kinds that home and Mine do not have whole: there they are a picture with a link, or nothing. */
export const BRIEF_ON_TABS: readonly string[] = [
  'couponRail',
  'flashRail',
  'footer',
  'liveStrip',
  'shopRail',
  'stickyTabs',
  'video',
  'waterfall'
] satisfies BlockType[]

/** A kind of block that the app can show. */
export type BlockType = keyof typeof blockProps
