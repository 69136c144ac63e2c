/** One product in one view, as a whole SVG. */
import type { Finish } from './finish'
import type { Drawn, Place, Shape } from './kind'
import { kinds, type Kind } from './kinds'
import { finishTint, floorShadow, line, paint, path, rect, wholeNumber } from './paint'
import { rooms, spots } from './rooms'
import { plainShape, shapeCode } from './shape'

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
  /** The model's own; without it the kind's. */
  shape?: Shape
  /** Width and height of the picture in px; 800 unless told. */
  size?: number
  /** Only for `size`; without it the lines carry no figures. */
  dimensions?: Dimensions
}

/** A model, drawn, with what the views need to know of its kind. */
interface Model extends Drawn {
  place: Place
  boxy: boolean
  /** How large it is beside others of its kind. */
  scale: number
}

const scales: Record<string, number> = { small: 0.8, regular: 1, large: 1.1 }

function modelOf(name: Kind, shape: Shape = plainShape(name)): Model {
  const { draw, place, boxy = false } = kinds[name]
  return { ...draw(shape), place, boxy, scale: scales[shape.size ?? ''] ?? 1 }
}

const round = (value: number): number => Math.round(value * 100) / 100
const hangs = ({ place }: Model): boolean => spots[place].hangs === true

/** The drawing moved so that its bounds are centred and fill `room` of the 400 ground, with what it stands on. */
function place(model: Model, room: number, lowest: number, body = model.body): string {
  const [x, y, w, h] = model.box
  const scale = Math.min(room / w, room / h, 1.3) * model.scale
  const floor = hangs(model) ? (400 + h * scale) / 2 : Math.min(lowest, 200 + (h * scale) / 2 + 34)
  const left = 200 - (x + w / 2) * scale
  const top = floor - (y + h) * scale
  const shadowY = hangs(model) ? Math.min(376, floor + 46) : floor
  const shadow = floorShadow(200, shadowY, Math.max(46, (w * scale) / 2 + (hangs(model) ? -16 : 10)))
  return `${shadow}<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">${body}</g>`
}

const ground = (finish: Finish, id: string): string =>
  `<defs><radialGradient id="${id}ground" cx=".5" cy=".45" r=".72"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#F6F9FD"/><stop offset="1" stop-color="${finish === 'white' || finish === 'silver' ? '#E3EAF4' : '#E8EDF5'}"/></radialGradient></defs><rect width="400" height="400" fill="url(#${id}ground)"/>`

/** A box seen from the left front: its right side is drawn behind, the front is narrowed. */
function turn({ box, front: [x, y, w, h] = box, body }: Model): string {
  const depth = Math.min(64, w * 0.3)
  const narrow = 0.84
  const shift = x * (1 - narrow) + w * 0.02
  const right = x + shift - x * (1 - narrow) + w * narrow
  const side =
    path(
      `M${round(right - 10)} ${round(y + 6)}L${round(right + depth)} ${round(y + 16)}V${round(y + h - 24)}L${round(right - 10)} ${round(y + h - 10)}Z`,
      '{side}'
    ) + line(`M${round(right + depth * 0.55)} ${round(y + 40)}V${round(y + h - 44)}`, '#fff', 2, 'opacity=".07"')
  return `${side}<g transform="translate(${round(shift)}) scale(${narrow} 1)">${body}</g>`
}

function angle(model: Model): string {
  if (model.boxy) return place(model, 300, 350, turn(model))
  const [x, y, w, h] = model.box
  const [cx, cy] = [round(x + w / 2), round(y + h / 2)]
  const leaning = `<g transform="translate(${cx} ${cy}) scale(.95 1) skewY(-3.5) translate(${-cx} ${-cy})">${model.body}</g>`
  return place(model, 306, 352, leaning)
}

function detail({ close: [x, y, side], body }: Model): string {
  return `<g transform="scale(${round(400 / side)}) translate(${round(-x)} ${round(-y)})">${body}</g>`
}

function scene(model: Model): string {
  const spot = spots[model.place]
  const [x, y, w, h] = model.box
  const scale = Math.min(spot.height / h, spot.width / w) * Math.min(1, model.scale)
  const transform = `translate(${round(spot.x - (x + w / 2) * scale)} ${round(spot.y - (y + h) * scale)}) scale(${round(scale)})`
  const shadow = spot.hangs ? '' : floorShadow(spot.x, spot.y - 1, (w * scale) / 2 + 8)
  return `${rooms[model.place]()}${shadow}<g transform="${transform}">${model.body}</g>`
}

function withMeasures(model: Model, dimensions?: Dimensions): string {
  const [, , w, h] = model.box
  const scale = Math.min(230 / w, 230 / h, 1.3)
  const stand = Math.min(322, 200 + (h * scale) / 2 + 34)
  const [left, right] = [200 - (w * scale) / 2, 200 + (w * scale) / 2]
  const [top, bottom] = hangs(model) ? [200 - (h * scale) / 2, 200 + (h * scale) / 2] : [stand - h * scale, stand]
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
  return place({ ...model, scale: 1 }, 230, 322) + line(lines, '#7C8AA0', 1.8) + figures
}

/** A product for a larger picture: `cx` its middle, `floor` its lowest edge, `height` as drawn, with its shadow. */
export function standing(name: Kind, cx: number, floor: number, height: number): string {
  const model = modelOf(name)
  const [x, y, w, h] = model.box
  const scale = height / h
  const transform = `translate(${round(cx - (x + w / 2) * scale)} ${round(floor - (y + h) * scale)}) scale(${round(scale)})`
  const shadow = hangs(model) ? '' : floorShadow(cx, floor, (w * scale) / 2 + 10)
  return `${shadow}<g transform="${transform}">${model.body}</g>`
}

/** Draws a product. The result is a whole, self-contained SVG without script or outside reference. */
export function drawProduct(name: Kind, { finish, view, shape, size = 800, dimensions }: DrawOptions): string {
  const model = modelOf(name, shape)
  const prefix = `${name}-${shape ? shapeCode(name, shape) : ''}-${finish}-${view}-`
  const inner = {
    front: () => place(model, 268, 336),
    angle: () => angle(model),
    detail: () => detail(model),
    scene: () => scene(model),
    size: () => withMeasures(model, dimensions),
    cutout: () => place({ ...model, scale: 1 }, 340, 372)
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
