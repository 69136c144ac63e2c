/** The posters: of a product with its price, of an activity with a line about it; each with a QR code. Lengths are px at 320 wide. */
import { moneyParts } from '@/lib/money'
import { linesOf } from './posterText'

interface Common {
  title: string
  shopName: string
  /** What to do with the code. */
  hint: string
  /** What the code holds. */
  link: string
  /** Full address; of a product square, of an activity 5:4. Empty: there is none. */
  picture: string
}

export interface ProductPlan extends Common {
  kind: 'product'
  priceFen: number
  symbol: string
}

export interface ActivityPlan extends Common {
  kind: 'activity'
  /** What it is about; may be empty. */
  line: string
  /** Colour that stands in for a picture; `dark` asks for white words on it. */
  ground: string
  dark: boolean
}

export type PosterPlan = ProductPlan | ActivityPlan

export const posterWidth = 320
const heights = { product: 546, activity: 500 }
export const posterHeightOf = ({ kind }: Pick<PosterPlan, 'kind'>): number => heights[kind]
/** Dots of the picture for each px, so that a zoom stays sharp: the taller poster has the 1,365 that every phone's canvas bears. */
export const posterScale = 2.5

const edge = 20
const codeSize = 96
const white = '#FFFFFF'
const ink = '#1A1C1F'
const body = '#3C3C3C'
const grey = '#666D78'
const sale = '#E02020'
const family = '"PingFang SC", "Noto Sans CJK SC", "Helvetica Neue", sans-serif'

/** What drawing needs of a context; a test gives its own. */
export type PosterContext = Pick<
  CanvasRenderingContext2D,
  'scale' | 'fillRect' | 'fillText' | 'measureText' | 'drawImage' | 'fillStyle' | 'font' | 'textBaseline' | 'textAlign'
>

interface Words {
  /** px */
  size: number
  weight: 400 | 600 | 700
  colour: string
  /** px between two baselines */
  leading: number
  most: number
  /** px; the poster's between its edges unless given */
  width?: number
}

const widest = posterWidth - edge * 2

const setType = (context: PosterContext, { size, weight, colour }: Words): void => {
  context.fillStyle = colour
  context.font = `${weight} ${size}px ${family}`
}

function wordLines(context: PosterContext, text: string, words: Words): string[] {
  setType(context, words)
  return linesOf(text, words.width ?? widest, words.most, (part) => context.measureText(part).width)
}

/** Writes from the baseline of the first line; gives the baseline below the last. */
function write(context: PosterContext, text: string, words: Words, top: number): number {
  const lines = wordLines(context, text, words)
  lines.forEach((line, index) => context.fillText(line, edge, top + index * words.leading))
  return top + lines.length * words.leading
}

function drawCode(context: PosterContext, fields: readonly (readonly boolean[])[], left: number, top: number): void {
  const field = codeSize / fields.length
  context.fillStyle = ink
  fields.forEach((row, y) =>
    row.forEach((dark, x) => {
      // a hair wider than a field, or light seams would show between the dots
      if (dark) context.fillRect(left + x * field, top + y * field, field + 0.1, field + 0.1)
    })
  )
}

/** Fills a box with the middle of a picture of any shape; one that does not tell its size is stretched. */
function cover(context: PosterContext, picture: CanvasImageSource, width: number, height: number): void {
  // some sources of a canvas have no size that is a number; pictures have, on both hosts
  const { width: wide, height: high } = picture as { width?: unknown; height?: unknown }
  if (typeof wide !== 'number' || typeof high !== 'number' || wide <= 0 || high <= 0) {
    context.drawImage(picture, 0, 0, width, height)
    return
  }
  const scale = Math.max(width / wide, height / high)
  const [ownWidth, ownHeight] = [width / scale, height / scale]
  context.drawImage(picture, (wide - ownWidth) / 2, (high - ownHeight) / 2, ownWidth, ownHeight, 0, 0, width, height)
}

function drawPrice(context: PosterContext, { priceFen, symbol }: ProductPlan, top: number): void {
  const parts = moneyParts(priceFen, symbol)
  let left = edge
  context.fillStyle = sale
  for (const [text, size] of [
    [parts.symbol, 18],
    [parts.whole, 32],
    [`.${parts.cents}`, 18]
  ] as const) {
    context.font = `700 ${size}px ${family}`
    context.fillText(text, left, top)
    left += context.measureText(text).width + 1
  }
}

/** Without its picture the place of it stays plain. */
function drawProduct(context: PosterContext, plan: ProductPlan, picture: CanvasImageSource | undefined): void {
  context.fillStyle = '#F0F3F8'
  context.fillRect(0, 0, posterWidth, posterWidth)
  if (picture) cover(context, picture, posterWidth, posterWidth)
  drawPrice(context, plan, posterWidth + 44)
  write(context, plan.title, { size: 16, weight: 600, colour: ink, leading: 23, most: 2 }, posterWidth + 72)
}

/** Without its picture the name stands large on the activity's own colour. */
function drawActivity(context: PosterContext, plan: ActivityPlan, picture: CanvasImageSource | undefined): void {
  const height = picture ? (posterWidth * 4) / 5 : heights.activity - codeSize - edge * 3
  context.fillStyle = plan.ground
  context.fillRect(0, 0, posterWidth, height)
  if (picture) {
    cover(context, picture, posterWidth, height)
    const name: Words = { size: 22, weight: 700, colour: ink, leading: 30, most: 2 }
    const below = write(context, plan.title, name, height + 42)
    write(context, plan.line, { size: 14, weight: 400, colour: body, leading: 20, most: 2 }, below - 4)
    return
  }
  const [strong, soft] = plan.dark ? [white, white] : [ink, body]
  const name: Words = { size: 32, weight: 700, colour: strong, leading: 44, most: 4 }
  const about: Words = { size: 16, weight: 400, colour: soft, leading: 24, most: 2 }
  const nameHeight = wordLines(context, plan.title, name).length * name.leading
  const aboutHeight = wordLines(context, plan.line, about).length * about.leading
  // in the middle of its ground; a baseline lies some 0.8 of a size below the top of its words
  const top = (height - nameHeight - aboutHeight) / 2 + name.size * 0.8
  const below = write(context, plan.title, name, top)
  write(context, plan.line, about, below)
}

/** Draws the poster. */
export function drawPoster(
  context: PosterContext,
  plan: PosterPlan,
  fields: readonly (readonly boolean[])[],
  picture: CanvasImageSource | undefined
): void {
  const height = posterHeightOf(plan)
  context.scale(posterScale, posterScale)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = white
  context.fillRect(0, 0, posterWidth, height)
  if (plan.kind === 'product') drawProduct(context, plan, picture)
  else drawActivity(context, plan, picture)

  const foot = height - edge - codeSize
  drawCode(context, fields, posterWidth - edge - codeSize, foot)
  const beside = posterWidth - edge * 3 - codeSize
  write(context, plan.shopName, { size: 16, weight: 700, colour: ink, leading: 23, most: 1, width: beside }, foot + 48)
  write(context, plan.hint, { size: 12, weight: 400, colour: grey, leading: 17, most: 2, width: beside }, foot + 70)
}
