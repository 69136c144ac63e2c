/**
 * The materials and the few strokes every product is drawn with. Light comes from the upper left. A drawing names a
 * material as `{body}`; `paint` turns each name into a gradient of the wanted finish and defines only those used, under
 * a prefix, so that several pictures can stand inline in one document.
 */
import type { Finish } from './finish'

interface FinishColours {
  /** Light, middle and shaded colour of the body. */
  body: [string, string, string]
  /** Seams between parts. */
  seam: string
  /** A side turned away from the light. */
  deep: string
  /** Something soft of the same hue, for rooms and banners. */
  tint: string
  /** How strong a reflection on the body is, 0–1. */
  gloss: number
  /** Digits that shine through the body itself. */
  glow: string
}

const finishes: Record<Finish, FinishColours> = {
  white: {
    body: ['#FFFFFF', '#F4F6F9', '#D5DAE4'],
    seam: '#B4BAC6',
    deep: '#BFC5D1',
    tint: '#EAF0F8',
    gloss: 1,
    glow: '#2F86F0'
  },
  apricot: {
    body: ['#F8DCC6', '#EBC1A2', '#D49F7A'],
    seam: '#BC8A67',
    deep: '#B98660',
    tint: '#FBEDE2',
    gloss: 0.72,
    glow: '#FFFFFF'
  },
  black: {
    body: ['#4A4F5C', '#2B2F38', '#15171C'],
    seam: '#6B7280',
    deep: '#0E0F13',
    tint: '#E4E8EF',
    gloss: 0.42,
    glow: '#8FD3FF'
  },
  celadon: {
    body: ['#D2EADF', '#AED5C4', '#86B8A3'],
    seam: '#75A18E',
    deep: '#6E9E8A',
    tint: '#E6F4EE',
    gloss: 0.74,
    glow: '#FFFFFF'
  },
  silver: {
    body: ['#F6F7F9', '#CFD3DB', '#9BA1AD'],
    seam: '#838A98',
    deep: '#7F8693',
    tint: '#EDF0F4',
    gloss: 0.9,
    glow: '#2468C4'
  },
  blue: {
    body: ['#A9CFFB', '#6FA8F2', '#3A78D6'],
    seam: '#3567B8',
    deep: '#2C5DAA',
    tint: '#E3EFFD',
    gloss: 0.7,
    glow: '#FFFFFF'
  }
}

export const finishNames = Object.keys(finishes) as Finish[]
/** The colour a finish is called by, `#rrggbb`. */
export const finishSwatch = (finish: Finish): string => finishes[finish].body[1].toLowerCase()
export const finishTint = (finish: Finish): string => finishes[finish].tint

const stops = (...list: [number, string, number?][]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`
    })
    .join('')

type Direction = 'diagonal' | 'across' | 'down'
const vectors: Record<Direction, string> = { diagonal: 'x2="1" y2="1"', across: '', down: 'x2="0" y2="1"' }
const linear =
  (direction: Direction, ...list: [number, string, number?][]) =>
  (id: string) =>
    `<linearGradient id="${id}" ${vectors[direction]}>${stops(...list)}</linearGradient>`
const radial =
  (position: string, ...list: [number, string, number?][]) =>
  (id: string) =>
    `<radialGradient id="${id}" ${position}>${stops(...list)}</radialGradient>`

function materials(finish: Finish): Record<string, (id: string) => string> {
  const [lite, base, shade] = finishes[finish].body
  return {
    body: linear('diagonal', [0, lite], [0.5, base], [1, shade]),
    across: linear('across', [0, base], [0.22, lite], [0.6, base], [1, shade]),
    down: linear('down', [0, lite], [1, base]),
    side: linear('across', [0, finishes[finish].deep], [1, shade]),
    dark: linear('diagonal', [0, '#444957'], [0.45, '#282B34'], [1, '#14161B']),
    steel: linear('across', [0, '#B7BCC6'], [0.28, '#FBFBFC'], [0.62, '#D5D9E0'], [1, '#9AA0AC']),
    steelDown: linear('down', [0, '#FAFBFC'], [0.5, '#D3D7DE'], [1, '#A2A8B4']),
    glass: linear('diagonal', [0, '#3A4452'], [0.5, '#1C222B'], [1, '#0E1116']),
    clear: linear('diagonal', [0, '#EAF4FF', 0.75], [1, '#9FBEDD', 0.55]),
    water: linear('down', [0, '#9CD2FB'], [1, '#4A93E4']),
    amber: linear('down', [0, '#7A4A22'], [0.55, '#B8722E'], [1, '#5A3418']),
    sheen: linear('diagonal', [0, '#FFFFFF', 0.5], [0.55, '#FFFFFF', 0.04], [1, '#FFFFFF', 0]),
    round: linear('across', [0, '#FFFFFF', 0.28], [0.25, '#FFFFFF', 0], [0.6, '#0B1220', 0], [1, '#0B1220', 0.2]),
    foot: linear('down', [0, '#0B1220', 0], [1, '#0B1220', 0.16]),
    shadow: radial('', [0, '#2A3448', 0.34], [0.55, '#2A3448', 0.13], [1, '#2A3448', 0])
  }
}

/** Fills in the materials and colours a drawing names and puts the needed definitions before it. */
export function paint(drawing: string, finish: Finish, prefix: string): string {
  const all = materials(finish)
  const colours: Record<string, string> = {
    seam: finishes[finish].seam,
    deep: finishes[finish].deep,
    lite: finishes[finish].body[0],
    base: finishes[finish].body[1],
    tint: finishes[finish].tint,
    glow: finishes[finish].glow,
    gloss: String(finishes[finish].gloss)
  }
  const names = new Set<string>()
  const body = drawing.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
    const colour = colours[name]
    if (colour !== undefined) return colour
    if (!all[name]) throw new Error(`The drawing names an unknown material: ${name}`)
    names.add(name)
    return `url(#${prefix}${name})`
  })
  const definitions = [...names].map((name) => all[name]?.(prefix + name) ?? '').join('')
  return (definitions ? `<defs>${definitions}</defs>` : '') + body
}

/** A measure as a drawing writes it: a tenth of a unit is finer than any screen shows. */
const tenth = (value: number): number => Math.round(value * 10) / 10

/** A path's `d` out of measures that were counted. */
export const d = (texts: TemplateStringsArray, ...values: number[]): string =>
  texts.reduce((all, text, index) => `${all}${tenth(values[index - 1] ?? 0)}${text}`)

/** A rectangle; `more` is further attributes. */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  d`<rect x="${x}" y="${y}" width="${w}" height="${h}"` +
  `${r ? d` rx="${r}"` : ''} fill="${fill}"${more ? ' ' + more : ''}/>`

export const path = (line: string, fill: string, more = ''): string =>
  `<path d="${line}" fill="${fill}"${more ? ' ' + more : ''}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  d`<circle cx="${cx}" cy="${cy}" r="${r}"` + ` fill="${fill}"${more ? ' ' + more : ''}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  d`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"` + ` fill="${fill}"${more ? ' ' + more : ''}/>`

/** An open line with round ends. */
export const line = (way: string, colour: string, width: number, more = ''): string =>
  `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round"${more ? ' ' + more : ''}/>`

/** A part in a material, and over it how light falls on it. */
export const shadeLine = (line: string, light = '{round}', material = '{body}'): string =>
  path(line, material) + path(line, light)

/** The same for a box. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  light = '{round}',
  material = '{body}'
): string => rect(x, y, w, h, r, material) + rect(x, y, w, h, r, light)

/** A reflection on the body, as strong as the finish reflects. */
export const gloss = (way: string, width: number): string => line(way, '#fff', width, 'opacity="{gloss}"')

/** A dark display with a bright upper edge, so that it stays visible on a black body. */
export const panel = (x: number, y: number, w: number, h: number, r: number): string =>
  rect(x, y, w, h, r, '{dark}', 'stroke="#fff" stroke-opacity=".16" stroke-width="1.5"') +
  path(
    d`M${x + r} ${y + 1.5}H${x + w * 0.62}L${x + w * 0.4} ${y + h - 1.5}H${x + r * 0.7}Q${x + 1.5} ${y + h - 1.5} ${x + 1.5} ${y + h - r}V${y + r}Q${x + 1.5} ${y + 1.5} ${x + r} ${y + 1.5}Z`,
    '#fff',
    'opacity=".06"'
  )

const segments = ['M1 0H9', 'M10 1V9', 'M10 11V19', 'M1 20H9', 'M0 11V19', 'M0 1V9', 'M1 10H9']
const lit: Record<string, number[]> = {
  '0': [0, 1, 2, 3, 4, 5],
  '1': [1, 2],
  '2': [0, 1, 6, 4, 3],
  '3': [0, 1, 6, 2, 3],
  '4': [5, 6, 1, 2],
  '5': [0, 5, 6, 2, 3],
  '6': [0, 5, 4, 3, 2, 6],
  '7': [0, 1, 2],
  '8': [0, 1, 2, 3, 4, 5, 6],
  '9': [6, 5, 0, 1, 2, 3]
}

/** Seven-segment digits, drawn, so that no font is needed; knows 0–9, `:` and `°`. Height in units of the picture. */
export function digits(x: number, y: number, height: number, text: string, colour = '#8FD3FF'): string {
  const scale = height / 20
  let offset = 0
  let strokes = ''
  for (const sign of text) {
    if (sign === ':') {
      strokes += `<path d="M${offset} 6v.1M${offset} 14v.1"/>`
      offset += 5
    } else if (sign === '°') {
      strokes += `<circle cx="${offset + 1}" cy="2" r="2.2"/>`
      offset += 7
    } else {
      const d = (lit[sign] ?? []).map((index) => segments[index]).join('')
      strokes += `<path d="${d}"${offset ? ` transform="translate(${offset})"` : ''}/>`
      offset += 15
    }
  }
  const transform = `translate(${x} ${y}) scale(${Math.round(scale * 100) / 100}) skewX(-5)`
  return `<g transform="${transform}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round">${strokes}</g>`
}

/** 0 to 9 in boxes of 10 by 16. */
const figureLines = [
  'M5 0C2 0 .5 3 .5 8S2 16 5 16S9.5 13 9.5 8S8 0 5 0Z',
  'M2 3L6 0V16',
  'M1 4C1 1.5 2.8 0 5 0S9 1.6 9 4C9 7.5 1 11 1 16H9.5',
  'M1 1.5C2 .4 3.4 0 5 0C7.4 0 9 1.5 9 3.8S7.3 7.6 4 7.6C7.4 7.6 9.5 9 9.5 11.8S7.6 16 5 16C3 16 1.6 15.4 .5 14',
  'M7 16V0L.5 11H9.8',
  'M8.8 0H2L1.2 7C2.2 6.2 3.5 5.8 5 5.8C7.6 5.8 9.5 7.6 9.5 10.8S7.5 16 4.8 16C3 16 1.6 15.4 .6 14.2',
  'M8.5 1.2C7.6 .4 6.6 0 5.4 0C2.4 0 .6 3 .6 8.6C.6 13.4 2.2 16 5 16C7.6 16 9.4 14 9.4 11S7.6 6.2 5.2 6.2C2.6 6.2 .9 8.2 .7 10.4',
  'M.5 0H9.5L4 16',
  'M5 7.4C2.9 7.4 1.4 5.9 1.4 3.7S2.9 0 5 0S8.6 1.5 8.6 3.7S7.1 7.4 5 7.4C2.4 7.4 .6 9.2 .6 11.7S2.4 16 5 16S9.4 14.2 9.4 11.7S7.6 7.4 5 7.4Z',
  'M1.5 14.8C2.4 15.6 3.4 16 4.6 16C7.6 16 9.4 13 9.4 7.4C9.4 2.6 7.8 0 5 0C2.4 0 .6 2 .6 5S2.4 9.8 4.8 9.8C7.4 9.8 9.1 7.8 9.3 5.6'
]

/** A whole number about a point, as lines: the same without a font, and as PNG. 12 units high. */
export function wholeNumber(cx: number, cy: number, value: number): string {
  const signs = [...String(value)]
  const scale = 0.75
  const left = cx - ((signs.length * 13 - 3) * scale) / 2
  const lines = signs.map(
    (sign, index) => `<path d="${figureLines[Number(sign)] ?? ''}" transform="translate(${index * 13})"/>`
  )
  const place = `translate(${Math.round(left * 100) / 100} ${cy - 6}) scale(${scale})`
  return `<g transform="${place}" fill="none" stroke="#3C4656" stroke-width="1.9" stroke-linecap="round">${lines.join('')}</g>`
}

/** What stands on a floor: a wide soft shadow and a narrow dark one where it touches. */
export const floorShadow = (cx: number, y: number, rx: number): string =>
  ellipse(cx, y + 4, rx, rx * 0.13 + 4, '{shadow}') + ellipse(cx, y + 1, rx * 0.82, 5, '{shadow}')
