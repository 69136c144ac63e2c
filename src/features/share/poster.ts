/** The poster of a product: picture, price, name, and a QR code. Lengths are px at 320 wide. */
import { moneyParts } from '@/lib/money'

export interface PosterPlan {
  title: string
  priceFen: number
  symbol: string
  shopName: string
  /** What to do with the code. */
  hint: string
  /** What the code holds. */
  link: string
  /** Full address of the product's picture, square. */
  picture: string
}

export const posterWidth = 320
export const posterHeight = 548
/** Dots of the picture for each px, so that a print or a zoom stays sharp. */
export const posterScale = 3

const edge = 20
const codeSize = 96
const ink = '#1A1C1F'
const grey = '#666D78'
const sale = '#E02020'
const family = '"PingFang SC", "Noto Sans CJK SC", "Helvetica Neue", sans-serif'

/** What drawing needs of a context; a test gives its own. */
export type PosterContext = Pick<
  CanvasRenderingContext2D,
  'scale' | 'fillRect' | 'fillText' | 'measureText' | 'drawImage' | 'fillStyle' | 'font' | 'textBaseline' | 'textAlign'
>

/** Where a line may break: between any two Chinese characters, and between words. */
const pieces = (text: string): string[] =>
  text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []

/** Breaks a text into at most `most` lines of `width`; the last one ends with dots when there is more. */
export function linesOf(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const queue = pieces(text.trim())
  while (queue.length > 0) {
    const piece = queue.shift() ?? ''
    if (line === '' || measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    lines.push(line.trimEnd())
    line = piece.trimStart()
    if (lines.length === most) {
      let last = lines[most - 1] ?? ''
      while (last !== '' && measure(`${last}…`) > width) last = [...last].slice(0, -1).join('')
      return [...lines.slice(0, -1), `${last}…`]
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
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

function drawPrice(context: PosterContext, { priceFen, symbol }: PosterPlan, top: number): void {
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

/** Draws the poster; without its picture the place of it stays plain. */
export function drawPoster(
  context: PosterContext,
  plan: PosterPlan,
  fields: readonly (readonly boolean[])[],
  picture: CanvasImageSource | undefined
): void {
  context.scale(posterScale, posterScale)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, posterWidth, posterHeight)
  context.fillStyle = '#F0F3F8'
  context.fillRect(0, 0, posterWidth, posterWidth)
  if (picture) context.drawImage(picture, 0, 0, posterWidth, posterWidth)

  drawPrice(context, plan, posterWidth + 44)
  context.fillStyle = ink
  context.font = `600 16px ${family}`
  const measure = (text: string) => context.measureText(text).width
  linesOf(plan.title, posterWidth - edge * 2, 2, measure).forEach((line, index) =>
    context.fillText(line, edge, posterWidth + 72 + index * 23)
  )

  const foot = posterHeight - edge - codeSize
  drawCode(context, fields, posterWidth - edge - codeSize, foot)
  const beside = posterWidth - edge * 3 - codeSize
  context.fillStyle = ink
  context.font = `700 16px ${family}`
  context.fillText(linesOf(plan.shopName, beside, 1, measure)[0] ?? '', edge, foot + 48)
  context.fillStyle = grey
  context.font = `400 12px ${family}`
  linesOf(plan.hint, beside, 2, measure).forEach((line, index) => context.fillText(line, edge, foot + 70 + index * 17))
}
