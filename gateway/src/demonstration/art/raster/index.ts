/**
 * The drawn pictures as PNG, for places that take no SVG, such as the cards of a chat app. It knows what the drawings of
 * this folder are made of and no more of SVG; what it does not know is an error, never a wrong picture.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fillPolygons } from './fill'
import {
  ellipseLine,
  identity,
  linesOf,
  moved,
  penOf,
  readTransform,
  rectLine,
  times,
  type Line,
  type Matrix
} from './geometry'
import { attributesOf, boundsOf, gradientsOf, inkOf, viewBoxOf } from './paint'
import { pngFile, scanlines, type Pixels } from './png'

/** What a group hands down to what is in it. */
interface Surroundings {
  matrix: Matrix
  fill: string
  stroke: string
  width: string
  cap: string
}

const numberOf = (given: Record<string, string>, name: string) => Number(given[name] ?? 0)

const outlines: Record<string, (given: Record<string, string>) => Line[]> = {
  path: ({ d = '' }) => linesOf(d),
  rect: (given) => {
    const at = (name: string) => numberOf(given, name)
    return [rectLine(at('x'), at('y'), at('width'), at('height'), at('rx'))]
  },
  circle: (given) => [
    ellipseLine(numberOf(given, 'cx'), numberOf(given, 'cy'), numberOf(given, 'r'), numberOf(given, 'r'))
  ],
  ellipse: (given) => [
    ellipseLine(numberOf(given, 'cx'), numberOf(given, 'cy'), numberOf(given, 'rx'), numberOf(given, 'ry'))
  ]
}

/** ms that drawing takes the event loop for; then others have their turn. */
const TURN_MS = 4

async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  let until = performance.now() + TURN_MS
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + TURN_MS
  }
}

/** Draws a picture at a width in pixels, on white, as PNG; some 300 ms of work at 500 px, a few at a time. */
export async function rasterOf(svg: string, width: number): Promise<Buffer> {
  const pixels = await inTurns(drawing(svg, width))
  return pngFile(pixels, await inTurns(scanlines(pixels)))
}

/** A step is a row of a shape. */
function* drawing(svg: string, width: number): Generator<void, Pixels> {
  const [left, top, boxWidth, boxHeight] = viewBoxOf(svg)
  const scale = width / boxWidth
  const height = Math.round(boxHeight * scale)
  const canvas = { width, height, rgb: new Uint8Array(width * height * 3).fill(255) }
  const gradients = gradientsOf(svg)
  const start: Surroundings = {
    matrix: [scale, 0, 0, scale, -left * scale, -top * scale],
    fill: '#000',
    stroke: 'none',
    width: '1',
    cap: 'butt'
  }
  const around: Surroundings[] = [start]
  const drawing = svg.replace(/<defs>.*?<\/defs>/gs, '')
  for (const [, ends, tag = '', text = ''] of drawing.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (tag === 'svg') continue
    if (ends) {
      around.pop()
      continue
    }
    const given = attributesOf(text)
    const outer = around.at(-1) ?? start
    const here: Surroundings = {
      matrix: times(outer.matrix, given.transform === undefined ? identity : readTransform(given.transform)),
      fill: given.fill ?? outer.fill,
      stroke: given.stroke ?? outer.stroke,
      width: given['stroke-width'] ?? outer.width,
      cap: given['stroke-linecap'] ?? outer.cap
    }
    if (tag === 'g') {
      around.push(here)
      continue
    }
    const outline = outlines[tag]
    if (!outline) throw new Error(`A drawing has an unknown shape: ${tag}`)
    const lines = outline(given)
    const place = { bounds: boundsOf(lines.flatMap(({ points }) => points)), matrix: here.matrix }
    const opacity = Number(given.opacity ?? 1)
    const onCanvas = (polygons: (typeof lines)[number]['points'][]) =>
      polygons.map((points) => points.map((point) => moved(here.matrix, point)))
    const fill = inkOf(here.fill, opacity, gradients, place)
    if (fill) yield* fillPolygons(canvas, onCanvas(lines.map(({ points }) => points)), fill)
    const stroke = inkOf(here.stroke, opacity * Number(given['stroke-opacity'] ?? 1), gradients, place)
    if (!stroke) continue
    const pen = onCanvas(penOf(lines, Number(here.width), here.cap === 'round'))
    yield* fillPolygons(canvas, pen, stroke)
  }
  return canvas
}
