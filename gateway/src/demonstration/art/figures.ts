/** Where a large appliance goes, with its measures: `figure-<kind>-<mm>-<mm>…`, numbered in their order. */
import { circle, line, paint, path, rect, wholeNumber } from './paint'
import { standing } from './views'
import type { Kind } from './kinds'

/** `beside`: too short for its figure, which stands at the right of it or over it. */
type Span = [x1: number, y1: number, x2: number, y2: number, place?: 'beside']

interface Figure {
  /** Walls, cupboards and floor. */
  room: string
  stands: [kind: Kind, cx: number, floor: number, height: number]
  spans: Span[]
}

const wall = rect(0, 0, 400, 400, 0, '#EEF3FA')
const floor = (y: number): string => rect(0, y, 400, 400 - y, 0, '#DCD3C6') + rect(0, y, 400, 4, 0, '#C3B7A6')
const cupboard = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 3, '#F7F4EF', 'stroke="#CFC7BA" stroke-width="2"') +
  line(`M${x + w - 14} ${y + h / 2 - 12}v24`, '#B7AD9D', 4)
const counter = (y: number): string => rect(0, y, 400, 14, 2, '#B9B2A8')
const socket = (x: number, y: number): string =>
  rect(x - 13, y - 13, 26, 26, 4, '#fff', 'stroke="#9AA7BA" stroke-width="2"') +
  circle(x - 5, y, 2.4, '#5C6779') +
  circle(x + 5, y, 2.4, '#5C6779')
const pipe = (way: string): string => line(way, '#8FA0B5', 9) + line(way, '#C3CFDD', 4)

const figures: Record<string, Figure> = {
  hood: {
    room:
      wall +
      cupboard(8, 30, 86, 120) +
      cupboard(306, 30, 86, 120) +
      counter(330) +
      rect(0, 344, 400, 56, 0, '#F7F4EF') +
      rect(120, 320, 160, 10, 4, '#30343C') +
      socket(350, 190),
    stands: ['hood', 200, 190, 150],
    spans: [
      [200, 194, 200, 318],
      [112, 214, 288, 214],
      [350, 208, 350, 326]
    ]
  },
  hob: {
    room:
      wall +
      rect(0, 0, 400, 60, 0, '#E1E9F4') +
      counter(226) +
      cupboard(40, 242, 320, 150) +
      rect(96, 240, 208, 26, 3, '#D5DEE9', 'stroke="#8FA0B5" stroke-width="2" stroke-dasharray="6 5"') +
      pipe('M330 392V300H250V268'),
    stands: ['hob', 200, 224, 96],
    spans: [
      [96, 290, 304, 290],
      [76, 240, 76, 268],
      [200, 70, 200, 120, 'beside']
    ]
  },
  dishwasher: {
    room:
      wall +
      counter(96) +
      cupboard(4, 112, 106, 250) +
      cupboard(290, 112, 106, 250) +
      floor(366) +
      rect(112, 110, 176, 254, 0, '#D9DFE8') +
      socket(340, 180) +
      pipe('M370 366V250H300'),
    stands: ['dishwasher', 200, 362, 236],
    spans: [
      [112, 384, 288, 384],
      [92, 112, 92, 364],
      [300, 210, 300, 330]
    ]
  },
  fridge: {
    room:
      wall + rect(0, 0, 60, 366, 0, '#DCE5F0') + rect(340, 0, 60, 366, 0, '#DCE5F0') + floor(366) + socket(318, 150),
    stands: ['fridge', 200, 364, 270],
    spans: [
      [60, 386, 340, 386],
      [60, 210, 108, 210, 'beside'],
      [200, 20, 200, 90]
    ]
  },
  washer: {
    room:
      wall +
      rect(0, 0, 400, 366, 0, '#E6F0F2') +
      floor(366) +
      pipe('M70 -6V170H120') +
      pipe('M340 366V300H286') +
      socket(340, 130),
    stands: ['washer', 200, 364, 212],
    spans: [
      [96, 386, 304, 386],
      [70, 186, 70, 362],
      [340, 150, 340, 292]
    ]
  },
  aircon: {
    room:
      wall +
      rect(0, 0, 400, 24, 0, '#FFFFFF') +
      rect(0, 24, 30, 342, 0, '#DCE5F0') +
      floor(366) +
      socket(344, 160) +
      rect(374, 24, 26, 342, 0, '#DCE5F0') +
      pipe('M332 108H384') +
      circle(384, 108, 11, '#fff', 'stroke="#8FA0B5" stroke-width="4"'),
    stands: ['aircon', 240, 146, 76],
    spans: [
      [240, 24, 240, 68, 'beside'],
      [30, 108, 146, 108],
      [240, 152, 240, 362]
    ]
  },
  tower: {
    room:
      wall +
      rect(0, 0, 30, 366, 0, '#DCE5F0') +
      floor(366) +
      socket(340, 280) +
      circle(300, 330, 16, '#fff', 'stroke="#8FA0B5" stroke-width="4"'),
    stands: ['aircon-tower', 180, 364, 280],
    spans: [
      [30, 200, 124, 200],
      [300, 312, 240, 312, 'beside'],
      [100, 386, 260, 386]
    ]
  },
  heater: {
    room:
      wall +
      rect(0, 0, 400, 400, 0, '#E4EEF3') +
      line('M0 80H400M0 180H400M0 280H400M100 0V400M300 0V400', '#fff', 2) +
      floor(372) +
      pipe('M150 222V370') +
      pipe('M250 222V370') +
      socket(356, 120),
    stands: ['water-heater', 200, 222, 130],
    spans: [
      [200, 232, 200, 370],
      [62, 60, 338, 60],
      [20, 160, 62, 160]
    ]
  },
  gasheater: {
    room:
      wall +
      line('M0 100H400M0 200H400M0 300H400M100 0V400M300 0V400', '#fff', 2) +
      floor(372) +
      pipe('M170 270V370') +
      pipe('M230 270V370') +
      path('M186 60V20H400V44H214V60Z', '#C3CFDD') +
      socket(340, 170),
    stands: ['gas-heater', 200, 268, 208],
    spans: [
      [60, 280, 60, 370],
      [282, 300, 400, 300],
      [222, 32, 396, 32]
    ]
  },
  purifier: {
    room:
      wall +
      counter(70) +
      rect(14, 86, 372, 280, 3, '#F7F4EF', 'stroke="#CFC7BA" stroke-width="2"') +
      floor(370) +
      pipe('M300 86V250H250') +
      pipe('M340 86V368') +
      socket(350, 200),
    stands: ['purifier', 160, 362, 210],
    spans: [
      [76, 340, 244, 340],
      [60, 150, 60, 362],
      [160, 90, 160, 146, 'beside']
    ]
  }
}

const measure = ([x1, y1, x2, y2, placed]: Span, place: number, mm: number): string => {
  const level = y1 === y2
  const ends = level ? `M${x1} ${y1 - 8}v16M${x2} ${y2 - 8}v16` : `M${x1 - 8} ${y1}h16M${x2 - 8} ${y2}h16`
  const aside = placed === 'beside'
  const cx = (x1 + x2) / 2 + (aside && !level ? 62 : 0)
  const cy = (y1 + y2) / 2 - (aside && level ? 26 : 0)
  const x = Math.min(Math.max(cx - 47, 4), 302)
  return (
    line(`${ends}M${x1} ${y1}L${x2} ${y2}`, '#0B63E5', 2.4) +
    rect(x, cy - 15, 94, 30, 15, '#fff', 'stroke="#0B63E5" stroke-width="1.6"') +
    circle(x + 15, cy, 11, '#0B63E5') +
    `<g transform="translate(${x + 15} ${cy}) scale(.8)">${wholeNumber(0, 0, place + 1).replace('#3C4656', '#fff')}</g>` +
    wholeNumber(x + 58, cy, mm)
  )
}

/** The picture of a name; undefined where it names no kind, or not as many measures as that has. */
export function drawFigure(name: string): string | undefined {
  const [head, kind = '', ...rest] = name.split('-')
  const figure = Object.hasOwn(figures, kind) ? figures[kind] : undefined
  const measures = rest.map((part) => (/^[1-9]\d{0,3}$/.test(part) ? Number(part) : 0))
  if (head !== 'figure' || figure?.spans.length !== measures.length || measures.includes(0)) return undefined
  const [model, cx, stand, height] = figure.stands
  const svg = standing(model, cx, stand, height)
  const spans = figure.spans.map((span, index) => measure(span, index, measures[index] ?? 0)).join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">' +
    figure.room +
    paint(svg, 'white', `${name}-`) +
    spans +
    '</svg>'
  )
}
