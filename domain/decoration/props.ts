/** Checks of every block's props. A decoration is content from outside: what does not fit is not shown. */
import { flag, nullable } from '../check'
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

const CELLS = { oneLeftTwoRight: 3, two: 2, four: 4 } as const
const cell = shape({ picture, alt: words, title: words, subtitle: words, tone, link })
const cube = shape({ layout: oneOf('oneLeftTwoRight', 'two', 'four'), cells: listOf(cell, 4, 2) })

/** A layout with a hole in it is worse than none. */
const pictureCube: typeof cube = (value) => {
  const fit = cube(value)
  return fit && fit.cells.length === CELLS[fit.layout] ? fit : undefined
}

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
  storeCard: shape({ shopCode: code, spuCodes: listOf(code, 20), link })
} satisfies Record<string, Check<unknown>>

/** A kind of block that the app can show. */
export type BlockType = keyof typeof blockProps
