/** One product in one view, as a whole SVG. */
import type { Finish } from '../catalogue/types'
import { careKinds } from './care-kinds'
import { houseKinds } from './house-kinds'
import type { KindDrawing } from './kind'
import { kitchenKinds } from './kitchen-kinds'
import { finishTint, floorShadow, line, paint, path, rect, wholeNumber } from './paint'
import { rooms, spots } from './rooms'

export const kinds = { ...kitchenKinds, ...houseKinds, ...careKinds }
/** What is drawn: one shape each. */
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

/**
 * `front`: the catalogue's picture. `angle`: nearer and turned. `detail`: close-up of the panel. `scene`: in a room.
 * `size`: with dimension lines. `cutout`: on nothing, for icons and banners.
 */
export type View = 'front' | 'angle' | 'detail' | 'scene' | 'size' | 'cutout'
export const viewNames: View[] = ['front', 'angle', 'detail', 'scene', 'size', 'cutout']

/** Outer measures in millimetres, written on the `size` view. */
export interface Dimensions {
  width: number
  height: number
}

export interface DrawOptions {
  finish: Finish
  view: View
  /** Width and height of the picture in px; 800 unless told. */
  size?: number
  /** Only for `size`; without it the lines carry no figures. */
  dimensions?: Dimensions
}

const round = (value: number): number => Math.round(value * 100) / 100
const hangs = (kind: KindDrawing): boolean => spots[kind.place].hangs === true

/** The drawing moved so that its bounds are centred and fill `room` of the 400 ground, with what it stands on. */
function placed(kind: KindDrawing, room: number, lowest: number, body = kind.draw()): string {
  const [x, y, w, h] = kind.box
  const scale = Math.min(room / w, room / h, 1.3)
  const floor = hangs(kind) ? (400 + h * scale) / 2 : Math.min(lowest, 200 + (h * scale) / 2 + 34)
  const left = 200 - (x + w / 2) * scale
  const top = floor - (y + h) * scale
  const shadowY = hangs(kind) ? Math.min(376, floor + 46) : floor
  const shadow = floorShadow(200, shadowY, Math.max(46, (w * scale) / 2 + (hangs(kind) ? -16 : 10)))
  return `${shadow}<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">${body}</g>`
}

const ground = (finish: Finish, id: string): string =>
  `<defs><radialGradient id="${id}ground" cx=".5" cy=".45" r=".72"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#F6F9FD"/><stop offset="1" stop-color="${finish === 'white' || finish === 'silver' ? '#E3EAF4' : '#E8EDF5'}"/></radialGradient></defs><rect width="400" height="400" fill="url(#${id}ground)"/>`

/** A box seen from the left front: its right side is drawn behind, the front is narrowed. */
function turned(kind: KindDrawing): string {
  const [x, y, w, h] = kind.box
  const depth = Math.min(64, w * 0.3)
  const front = 0.84
  const shift = x * (1 - front) + w * 0.02
  const right = x + shift - x * (1 - front) + w * front
  const side =
    path(
      `M${round(right - 10)} ${y + 6}L${round(right + depth)} ${y + 16}V${y + h - 24}L${round(right - 10)} ${y + h - 10}Z`,
      '{side}'
    ) + line(`M${round(right + depth * 0.55)} ${y + 40}V${y + h - 44}`, '#fff', 2, 'opacity=".07"')
  return `${side}<g transform="translate(${round(shift)}) scale(${front} 1)">${kind.draw()}</g>`
}

function angle(kind: KindDrawing): string {
  if (kind.boxy) return placed(kind, 300, 350, turned(kind))
  const [x, y, w, h] = kind.box
  const [cx, cy] = [x + w / 2, y + h / 2]
  const leaning = `<g transform="translate(${cx} ${cy}) scale(.95 1) skewY(-3.5) translate(${-cx} ${-cy})">${kind.draw()}</g>`
  return placed(kind, 306, 352, leaning)
}

function detail(kind: KindDrawing): string {
  const [x, y, side] = kind.close
  const scale = round(400 / side)
  return `<g transform="scale(${scale}) translate(${-x} ${-y})">${kind.draw()}</g>`
}

function scene(kind: KindDrawing): string {
  const spot = spots[kind.place]
  const [x, y, w, h] = kind.box
  const scale = Math.min(spot.height / h, spot.width / w)
  const at = `translate(${round(spot.x - (x + w / 2) * scale)} ${round(spot.y - (y + h) * scale)}) scale(${round(scale)})`
  const shadow = spot.hangs ? '' : floorShadow(spot.x, spot.y - 1, (w * scale) / 2 + 8)
  return `${rooms[kind.place]()}${shadow}<g transform="${at}">${kind.draw()}</g>`
}

function sizes(kind: KindDrawing, dimensions?: Dimensions): string {
  const [, , w, h] = kind.box
  const scale = Math.min(230 / w, 230 / h, 1.3)
  const stand = Math.min(322, 200 + (h * scale) / 2 + 34)
  const [left, right] = [200 - (w * scale) / 2, 200 + (w * scale) / 2]
  const [top, bottom] = hangs(kind) ? [200 - (h * scale) / 2, 200 + (h * scale) / 2] : [stand - h * scale, stand]
  const base = bottom + 26
  const beside = Math.min(352, right + 28)
  const lines =
    `M${round(left)} ${round(base - 7)}v14M${round(right)} ${round(base - 7)}v14M${round(left)} ${round(base)}H${round(right)}` +
    `M${round(beside - 7)} ${round(top)}h14M${round(beside - 7)} ${round(bottom)}h14M${round(beside)} ${round(top)}V${round(bottom)}`
  const figure = (x: number, y: number, value: number) =>
    rect(x - 27, y - 13, 54, 26, 13, '#fff', 'stroke="#9AA7BA"') + wholeNumber(x, y, value)
  const figures = dimensions
    ? figure(200, round(base), dimensions.width) + figure(round(beside), round((top + bottom) / 2), dimensions.height)
    : ''
  return placed(kind, 230, 322) + line(lines, '#7C8AA0', 1.8) + figures
}

/** A product for a larger picture: `cx` its middle, `floor` its lowest edge, `height` as drawn, with its shadow. */
export function standing(name: Kind, cx: number, floor: number, height: number): string {
  const [x, y, w, h] = kinds[name].box
  const scale = height / h
  const at = `translate(${round(cx - (x + w / 2) * scale)} ${round(floor - (y + h) * scale)}) scale(${round(scale)})`
  const shadow = hangs(kinds[name]) ? '' : floorShadow(cx, floor, (w * scale) / 2 + 10)
  return `${shadow}<g transform="${at}">${kinds[name].draw()}</g>`
}

/** Draws a product. The result is a whole, self-contained SVG without script or outside reference. */
export function drawProduct(name: Kind, { finish, view, size = 800, dimensions }: DrawOptions): string {
  const kind: KindDrawing = kinds[name]
  const prefix = `${name}-${finish}-${view}-`
  const inner = {
    front: () => placed(kind, 268, 336),
    angle: () => angle(kind),
    detail: () => detail(kind),
    scene: () => scene(kind),
    size: () => sizes(kind, dimensions),
    cutout: () => placed(kind, 340, 372)
  }[view]()
  const behind = view === 'cutout' || view === 'scene' ? '' : ground(finish, prefix)
  const tint = view === 'detail' ? rect(0, 0, 400, 400, 0, finishTint(finish), 'opacity=".6"') : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 400 400">` +
    behind +
    tint +
    paint(inner, finish, prefix) +
    '</svg>'
  )
}
