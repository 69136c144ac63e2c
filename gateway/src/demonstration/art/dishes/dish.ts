/**
 * Dishes, and what is done on the way to them, seen from above. A name says all that is drawn:
 * `dish-<ground>-<vessel>-<base>-<topping><count>…`, e.g. `dish-wood-blue-rice-mushroom5-scallion12`.
 */
import { circle, d, ellipse, line, rect } from '../paint'
import type { Topping } from './topping'
import { toppings, type ToppingName } from './toppings'
import {
  bases,
  grounds,
  vessels,
  type Base,
  type BaseName,
  type GroundName,
  type Room,
  type Vessel,
  type VesselName
} from './vessels'

const mostOfOne = 40
const mostInAll = 80

/** Numbers from 0 up to below 1 that a name always gives in the same order. */
function chancesOf(name: string): () => number {
  let state = 7
  for (const sign of name) state = (Math.imul(state, 31) + sign.charCodeAt(0)) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Spot {
  x: number
  y: number
  radius: number
}

/** Some place in the room, `edge` away from its side. */
function somewhere(room: Room, edge: number, chance: () => number): { x: number; y: number } {
  if ('box' in room) {
    const [width, height] = room.box
    return {
      x: 200 + (chance() - 0.5) * Math.max(0, width - edge * 2),
      y: 200 + (chance() - 0.5) * Math.max(0, height - edge * 2)
    }
  }
  const far = Math.sqrt(chance()) * Math.max(0, room.round - edge)
  const turn = chance() * Math.PI * 2
  return { x: 200 + Math.cos(turn) * far, y: 200 + Math.sin(turn) * far }
}

/** The place of some tried that is farthest from what lies there: what is strewn by a hand, not by dice. */
function spotIn(room: Room, radius: number, spots: readonly Spot[], chance: () => number): Spot {
  let best = { x: 200, y: 200, radius }
  let widest = -Infinity
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const candidate = somewhere(room, radius * 0.9, chance)
    const free = Math.min(
      ...spots.map((spot) => Math.hypot(spot.x - candidate.x, spot.y - candidate.y) - spot.radius - radius),
      400
    )
    if (free > widest) {
      widest = free
      best = { ...candidate, radius }
    }
  }
  return best
}

/** One alone lies in the middle. */
const lone = (count: number, radius: number): boolean => count === 1 && radius > 36
/** From this size on a thing throws a shadow. */
const casts = 9

/** So large that the rest lies on it. */
const ground = 90
/** How much larger than its own measure a thing is drawn: few things fill a dish. */
const sizeOf = (radius: number): number => (radius > 36 ? 1 : 1.3)

/** Large round things of one kind stand in rows where they alone fill a box; nothing else does. */
function inRows({ radius, half }: Topping, count: number, room: Room, all: readonly Spot[]): Spot[] {
  if (!('box' in room) || half !== undefined || radius <= 36 || count < 4 || all.length > 0) return []
  const [width, height] = room.box
  const rows = Math.max(2, Math.round(Math.sqrt((count * height) / width)))
  const columns = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, index) => ({
    x: 200 + width * (((index % columns) + 0.5) / columns - 0.5),
    y: 200 + height * ((Math.floor(index / columns) + 0.5) / rows - 0.5),
    radius
  }))
}

function strew(name: ToppingName, count: number, room: Room, all: Spot[], chance: () => number): string {
  const topping: Topping = toppings[name]
  const size = sizeOf(topping.radius)
  const radius = topping.radius * size
  // small things lie on large ones
  const minds = topping.radius < casts || topping.heaps ? [] : all
  const rows = inRows(topping, count, room, all)
  const heap: Room = { round: 116 }
  const shadow = ellipse(3, 4, topping.radius * 0.95, topping.half ?? topping.radius * 0.92, '#2B1608', 'opacity=".2"')
  let svg = ''
  for (let turn = 0; turn < count; turn += 1) {
    const alone = lone(count, topping.radius)
    const spot =
      rows[turn] ??
      (alone
        ? { x: 200, y: 200, radius }
        : topping.heaps
          ? { ...somewhere(heap, 0, chance), radius }
          : spotIn(room, radius, minds, chance))
    if (radius < ground) minds.push(spot)
    const angle = alone ? -8 : Math.floor(chance() * 360)
    const shape = (topping.radius < casts ? '' : shadow) + topping.draw(turn)
    svg += d`<g transform="translate(${spot.x} ${spot.y})` + ` rotate(${angle}) scale(${size})">${shape}</g>`
  }
  return svg
}

function texture({ grains, drops, strands }: Base, round: number, chance: () => number): string {
  const many = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('')
  const place = () => somewhere({ round }, 8, chance)
  if (grains) {
    const grain = () => {
      const { x, y } = place()
      const turn = chance() * Math.PI
      return d`M${x} ${y}l${Math.cos(turn) * 7} ${Math.sin(turn) * 7}`
    }
    return line(many(70, grain), grains[1], 3.4, 'opacity=".55"') + line(many(90, grain), grains[0], 3.2)
  }
  if (strands) {
    const strand = () => {
      const { x, y } = somewhere({ round: round * 0.72 }, 0, chance)
      const bend = chance() * 40 - 20
      return d`M${x - 34} ${y}q17 ${-18 + bend} 34 0t34 ${bend}`
    }
    return line(many(16, strand), strands[1], 6, 'opacity=".6"') + line(many(26, strand), strands[0], 5)
  }
  if (drops === undefined) return ''
  return many(12, () => {
    const { x, y } = place()
    return circle(x, y, 3 + chance() * 7, drops, 'opacity=".45"')
  })
}

/** Steam over what is hot. */
const steam = line(
  'M150 96q-14 -24 0 -46t0 -44M206 84q-14 -24 0 -46t0 -40M258 100q-14 -24 0 -46t0 -44',
  '#fff',
  7,
  'opacity=".28"'
)
const cold: readonly BaseName[] = ['none', 'water', 'dough', 'pink', 'purple', 'green', 'milk']
const warmVessels: readonly VesselName[] = ['blue', 'white', 'celadon', 'red', 'claypot', 'pan', 'steamer']

/** The picture of a name; undefined where it names what is not known. */
export function drawDish(name: string): string | undefined {
  const [head, groundName, vesselName, baseName, ...rest] = name.split('-')
  if (head !== 'dish' || groundName === undefined || vesselName === undefined || baseName === undefined)
    return undefined
  if (!Object.hasOwn(grounds, groundName) || !Object.hasOwn(vessels, vesselName) || !Object.hasOwn(bases, baseName))
    return undefined
  const lying = rest.map((part) => /^([a-z]+)([1-9]\d?)$/.exec(part))
  let count = 0
  for (const part of lying) {
    count += Number(part?.[2])
    if (part === null || !Object.hasOwn(toppings, part[1] ?? '') || Number(part[2]) > mostOfOne) return undefined
  }
  if (count > mostInAll) return undefined

  const chance = chancesOf(name)
  const definitions: string[] = []
  const shade = (kind: 'across' | 'round', ...colours: string[]): string => {
    const id = `${name}${definitions.length}`
    const stops = colours
      .map(
        (colour, index) =>
          `<stop offset="${colours.length > 1 ? index / (colours.length - 1) : 0}" stop-color="${colour}"/>`
      )
      .join('')
    definitions.push(
      kind === 'across'
        ? `<linearGradient id="${id}" x2="1" y2="1">${stops}</linearGradient>`
        : `<radialGradient id="${id}" cx=".42" cy=".4" r=".72">${stops}</radialGradient>`
    )
    return `url(#${id})`
  }
  const { colours, lines, stroke } = grounds[groundName as GroundName]
  const vessel: Vessel = vessels[vesselName as VesselName]
  const base: Base = bases[baseName as BaseName]
  const round = 'round' in vessel.room ? vessel.room.round : 118
  let svg = rect(0, 0, 400, 400, 0, shade('across', ...colours)) + line(lines, stroke, 2, 'opacity=".45"')
  svg += vessel.draw(shade)
  if (base.colours.length > 0) {
    // on a plate it is a mound with a shadow, in a bowl it reaches the side
    if (vessel.flat) svg += circle(204, 206, round * 0.92, '#2B1608', 'opacity=".16"')
    svg += circle(200, 200, vessel.flat ? round * 0.9 : round + 6, shade('round', ...base.colours))
    svg += texture(base, vessel.flat ? round * 0.84 : round, chance)
  }
  const spots: Spot[] = []
  for (const part of lying)
    svg += strew((part?.[1] ?? '') as ToppingName, Number(part?.[2]), vessel.room, spots, chance)
  if (!cold.includes(baseName as BaseName) && warmVessels.includes(vesselName as VesselName)) svg += steam
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400"><defs>${definitions.join('')}</defs>${svg}</svg>`
}
