/** Finding words in the text of a page. Places are shares of the page's width and height. */

/** A run of text as the file has it: where it begins on its line, how long and how high it is, in points. */
export interface TextRun {
  text: string
  x: number
  /** The base line, from the top. */
  y: number
  width: number
  height: number
}

export interface PageText {
  width: number
  height: number
  runs: readonly TextRun[]
}

export interface Mark {
  left: number
  top: number
  width: number
  height: number
}

/** One place where the words stand; they may go on in the next run. */
export interface Hit {
  page: number
  marks: Mark[]
}

/** How much of a run's height lies above its base line. */
const ascent = 0.88
/** Width of a sign, a Chinese one being 1: a run tells of its own width alone. */
const widthOf = (sign: string): number => (/\s/.test(sign) ? 0.3 : sign <= '\u024f' ? 0.56 : 1)
const widthsOf = (signs: readonly string[]): number => signs.reduce((sum, sign) => sum + widthOf(sign), 0)

interface Sign {
  sign: string
  run: number
  index: number
}

/** Where a page's running head ends and its foot begins, as shares of its height: what stands there is on every page. */
const [headEnds, footBegins] = [0.065, 0.95]

/** Signs of a page's text without blanks: a line's end may or may not be one. */
const signsOf = ({ height, runs }: PageText): Sign[] =>
  runs.flatMap(({ text, y }, run) =>
    y < height * headEnds || y > height * footBegins
      ? []
      : [...text].flatMap((sign, index) => (/\s/.test(sign) ? [] : [{ sign: sign.toLowerCase(), run, index }]))
  )

function markOf({ width, height, runs }: PageText, run: number, from: number, to: number): Mark | undefined {
  const of = runs[run]
  if (!of) return undefined
  const signs = [...of.text]
  const unit = of.width / Math.max(1, widthsOf(signs))
  return {
    left: (of.x + unit * widthsOf(signs.slice(0, from))) / width,
    top: (of.y - of.height * ascent) / height,
    width: (unit * widthsOf(signs.slice(from, to))) / width,
    height: (of.height * 1.16) / height
  }
}

/** Every place of the words on a page, in any case and with any blanks. */
export function hitsOn(page: number, text: PageText, words: string): Hit[] {
  const wantedSigns = [...words.toLowerCase()].filter((sign) => !/\s/.test(sign))
  const signs = signsOf(text)
  const hits: Hit[] = []
  if (wantedSigns.length === 0) return hits
  for (let start = 0; start + wantedSigns.length <= signs.length; start += 1) {
    if (!wantedSigns.every((sign, index) => signs[start + index]?.sign === sign)) continue
    const slice = signs.slice(start, start + wantedSigns.length)
    const marks = [...new Set(slice.map(({ run }) => run))].flatMap((run) => {
      const places = slice.filter((sign) => sign.run === run).map((sign) => sign.index)
      return markOf(text, run, Math.min(...places), Math.max(...places) + 1) ?? []
    })
    hits.push({ page, marks })
    start += wantedSigns.length - 1
  }
  return hits
}

/** The hit to begin with: the first from the page that is read on, else the first. */
export const firstHit = (hits: readonly Hit[], page: number): number =>
  Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page)
  )

export const minZoom = 0.5
export const maxZoom = 4
const zoomStep = 0.25

/** The next step larger (1) or smaller (-1). */
export const nextZoom = (zoom: number, by: 1 | -1): number =>
  withinZoom((by > 0 ? Math.floor(zoom / zoomStep + 1e-6) + 1 : Math.ceil(zoom / zoomStep - 1e-6) - 1) * zoomStep)

export const withinZoom = (zoom: number): number => Math.min(maxZoom, Math.max(minZoom, zoom))
