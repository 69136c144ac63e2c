/** The rooms products are shown in, on a 400×400 ground; where a product goes in each is `spots`. */
import { circle, ellipse, line, path, rect } from './paint'
import type { Place } from './kind'

/** Scale of the product and where its floor point (x of its middle, y of its lowest edge) lands. */
export interface Spot {
  scale: number
  x: number
  y: number
}

/** The tallest a product may get in a room, and where it stands or hangs. */
export const spots: Record<Place, { height: number; width: number; x: number; y: number; hangs?: boolean }> = {
  counter: { height: 168, width: 186, x: 214, y: 290 },
  hood: { height: 170, width: 178, x: 200, y: 190, hangs: true },
  kitchenFloor: { height: 262, width: 190, x: 200, y: 352 },
  laundry: { height: 214, width: 190, x: 188, y: 348 },
  wall: { height: 110, width: 210, x: 200, y: 128, hangs: true },
  bath: { height: 150, width: 210, x: 200, y: 190, hangs: true },
  living: { height: 226, width: 176, x: 182, y: 346 },
  vanity: { height: 172, width: 150, x: 206, y: 300 }
}

const plant = (x: number, y: number): string =>
  path(`M${x} ${y - 26}q-22 -14 -20 -40q20 10 20 40q-4 -38 8 -54q14 22 -8 54q10 -24 30 -28q-6 26 -30 28Z`, '#7FB08F') +
  path(`M${x} ${y - 26}q-4 -38 8 -54q14 22 -8 54Z`, '#98C5A6') +
  path(`M${x - 16} ${y - 28}h32l-5 28h-22Z`, '#E7C9AE')

const pane = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 4, '#FFFFFF') +
  rect(x + 6, y + 6, w - 12, h - 12, 2, '#D5E9FB') +
  path(
    `M${x + 6} ${y + h - 6}v-${h * 0.25}q${w * 0.2} -${h * 0.2} ${w * 0.45} 0t${w - 12 - w * 0.45} -6v${h * 0.25 + 6}Z`,
    '#BFDCC9'
  ) +
  line(`M${x + w / 2} ${y + 6}V${y + h - 6}`, '#fff', 5)

const tiles = (top: number, bottom: number, step: number, colour: string): string => {
  let d = ''
  for (let y = top; y <= bottom; y += step) d += `M0 ${y}H400`
  for (let x = step / 2; x < 400; x += step) d += `M${x} ${top}V${bottom}`
  return `<path d="${d}" stroke="${colour}" stroke-width="1.5" fill="none"/>`
}

const pendant = (x: number, drop: number): string =>
  line(`M${x} 0V${drop}`, '#8A919E', 2) +
  path(`M${x - 22} ${drop + 22}q2 -24 22 -24t22 24Z`, '#F1B98D') +
  ellipse(x, drop + 22, 22, 4, '#FFEBC8')

const kitchenCounter = (): string =>
  rect(0, 0, 400, 280, 0, '{tint}') +
  tiles(120, 280, 40, '#fff') +
  pane(24, 40, 112, 130) +
  rect(256, 112, 144, 9, 2, '#D9B48F') +
  path('M274 82h28l-3 30h-22Z', '#F6F7FA') +
  circle(328, 97, 15, '#E9D3BF') +
  rect(352, 74, 20, 38, 4, '#B9D6C8') +
  pendant(214, 30) +
  rect(0, 280, 400, 24, 0, '#FBFCFD') +
  rect(0, 302, 400, 4, 0, '#C9D0DB') +
  rect(0, 306, 400, 94, 0, '#DCE3EC') +
  line('M132 306V400M268 306V400', '#C4CDD9', 2) +
  line('M52 326H82M186 326H216M318 326H348', '#A9B4C2', 4) +
  plant(84, 282) +
  rect(318, 262, 58, 9, 3, '#CFA67C') +
  path('M326 262q2 -20 18 -20t18 20Z', '#EBC28F')

const hoodKitchen = (): string =>
  rect(0, 0, 400, 400, 0, '{tint}') +
  tiles(150, 300, 30, '#fff') +
  rect(0, 0, 96, 150, 0, '#F7F9FB') +
  rect(304, 0, 96, 150, 0, '#F7F9FB') +
  line('M48 0V150M352 0V150M0 150H96M304 150H400', '#D3DBE6', 2) +
  line('M38 118v18M58 118v18M342 118v18M362 118v18', '#A9B4C2', 4) +
  rect(0, 300, 400, 20, 0, '#FBFCFD') +
  rect(0, 318, 400, 82, 0, '#D5DDE8') +
  path('M112 300H288L294 310H106Z', '#22262E') +
  path('M150 262h100v26q0 12 -12 12h-76q-12 0 -12 -12Z', '{steel}') +
  line('M140 272h-14M260 272h14', '#4A505C', 7) +
  ellipse(200, 262, 50, 8, '#E9EDF2') +
  circle(200, 252, 6, '#3A404B') +
  line('M172 246q-8 -10 0 -20t0 -20M228 246q-8 -10 0 -20t0 -20', '#fff', 6, 'opacity=".8"') +
  plant(46, 302) +
  rect(326, 256, 14, 44, 4, '#E2A77A') +
  rect(346, 266, 14, 34, 4, '#A9C9B6') +
  line('M0 352H400', '#C1CBD8', 2)

const kitchenFloor = (): string =>
  rect(0, 0, 400, 330, 0, '{tint}') +
  rect(0, 330, 400, 70, 0, '#E4D5C6') +
  line('M0 352H400M0 378H400M90 330L60 400M210 330V400M320 330L350 400', '#D3C0AD', 1.5) +
  rect(0, 190, 84, 150, 0, '#F8FAFC') +
  rect(0, 182, 90, 12, 2, '#D9B48F') +
  rect(316, 190, 84, 150, 0, '#F8FAFC') +
  rect(310, 182, 90, 12, 2, '#D9B48F') +
  rect(0, 20, 84, 96, 0, '#F8FAFC') +
  rect(316, 20, 84, 96, 0, '#F8FAFC') +
  line('M42 194V340M358 194V340M42 20V116M358 20V116', '#D9E0E9', 2) +
  line('M32 212v24M52 212v24M348 212v24M368 212v24M32 88v16M52 88v16M348 88v16M368 88v16', '#A9B4C2', 3.5) +
  plant(38, 184) +
  circle(352, 170, 12, '#F3B272') +
  circle(372, 171, 11, '#E98F5C') +
  path('M330 172h60l-8 10h-44Z', '#fff')

const laundry = (): string =>
  rect(0, 0, 400, 320, 0, '{tint}') +
  rect(0, 320, 400, 80, 0, '#E9EDF2') +
  line('M0 346H400M0 376H400M70 320L40 400M200 320V400M330 320L360 400', '#D5DCE6', 1.5) +
  pane(44, 30, 100, 100) +
  rect(206, 92, 166, 9, 2, '#D9B48F') +
  rect(222, 62, 46, 30, 5, '#F1CDB0') +
  rect(226, 52, 38, 10, 4, '#BFD9EE') +
  rect(286, 50, 24, 42, 5, '#B9D6C8') +
  rect(290, 42, 16, 10, 3, '#8FB7A4') +
  rect(324, 58, 28, 34, 5, '#fff') +
  path('M304 268h72l-9 78q-1 4 -5 4h-44q-4 0 -5 -4Z', '#E5C9AB') +
  line('M309 290h62M312 312h56M314 332h52', '#CDAA86', 2.5) +
  path('M306 268q10 -28 30 -18q18 -16 38 18Z', '#CFE2F3')

const livingWall = (): string =>
  rect(0, 0, 400, 320, 0, '{tint}') +
  rect(0, 318, 400, 82, 0, '#E6D8C9') +
  ellipse(200, 366, 160, 22, '#F4EEE7') +
  rect(70, 250, 260, 78, 22, '#C7D3E2') +
  rect(52, 266, 44, 72, 18, '#B5C4D7') +
  rect(304, 266, 44, 72, 18, '#B5C4D7') +
  rect(92, 286, 216, 36, 12, '#D7E0EC') +
  line('M200 288V320', '#B9C7D8', 2) +
  rect(104, 254, 50, 42, 10, '#F1B98D', 'transform="rotate(-8 129 275)"') +
  rect(248, 256, 46, 40, 10, '#A9CDBB', 'transform="rotate(7 271 276)"') +
  line('M88 336v16M312 336v16', '#A57F5C', 7) +
  line('M366 350V210', '#8A919E', 4) +
  path('M342 212q4 -36 24 -36t24 36Z', '#FFE7C6') +
  plant(30, 346) +
  rect(28, 170, 50, 60, 3, '#fff') +
  path('M34 224v-20l14 -14l12 12l12 -8v30Z', '#BFDCC9')

const bath = (): string =>
  rect(0, 0, 400, 330, 0, '{tint}') +
  tiles(0, 330, 50, '#fff') +
  rect(0, 330, 400, 70, 0, '#D9E1EA') +
  path('M60 300H340Q336 372 290 374H110Q64 372 60 300Z', '#FFFFFF') +
  path('M60 300H340L338 316H62Z', '#EAF0F6') +
  line('M120 374l-6 12M280 374l6 12', '#A9B4C2', 8) +
  line('M300 300V250Q300 236 286 236H276', '{steel}', 8) +
  line('M276 240v18', '#9CCBFF', 5) +
  circle(132, 296, 12, '#fff') +
  circle(152, 292, 16, '#fff') +
  circle(176, 297, 11, '#fff') +
  plant(366, 332) +
  rect(20, 214, 34, 76, 4, '#F6D9C2') +
  line('M14 212H62', '#8A919E', 5)

const living = (): string =>
  rect(0, 0, 400, 310, 0, '{tint}') +
  rect(0, 308, 400, 92, 0, '#E6D8C9') +
  line('M0 336H400M0 368H400M120 308L96 400M280 308L304 400', '#D6C4B1', 1.5) +
  pane(36, 44, 120, 150) +
  path('M22 34h30q8 90 -12 176h-18ZM140 34h30v176h-18q-20 -86 -12 -176Z', '#fff', 'opacity=".75"') +
  ellipse(190, 358, 158, 24, '#F6F0E9') +
  rect(262, 214, 130, 10, 3, '#D9B48F') +
  rect(270, 224, 114, 84, 3, '#EAD2B8') +
  line('M327 224V308', '#D2B08B', 2) +
  plant(296, 216) +
  rect(334, 176, 12, 38, 2, '#8FB7E8') +
  rect(348, 182, 10, 32, 2, '#F1B98D') +
  rect(360, 172, 12, 42, 2, '#A9CDBB') +
  rect(268, 84, 84, 62, 3, '#fff') +
  circle(326, 106, 10, '#F6C58F') +
  path('M274 140v-16l22 -18l20 18l12 -8l18 14v10Z', '#BFD6E8')

const vanity = (): string =>
  rect(0, 0, 400, 296, 0, '{tint}') +
  tiles(0, 296, 50, '#fff') +
  circle(206, 128, 104, '#fff') +
  circle(206, 128, 96, '#DCEBF8') +
  path('M140 190L230 42Q262 46 282 70L184 220Q156 210 140 190Z', '#fff', 'opacity=".35"') +
  rect(0, 294, 400, 22, 0, '#FBFCFD') +
  rect(0, 314, 400, 86, 0, '#DCC3A7') +
  line('M200 316V400M160 352h24M216 352h24', '#C6A885', 3) +
  plant(62, 296) +
  rect(318, 246, 26, 48, 6, '#F1CDB0') +
  rect(325, 234, 12, 14, 3, '#C08A5E') +
  rect(350, 258, 22, 36, 5, '#B9D6C8')

export const rooms: Record<Place, () => string> = {
  counter: kitchenCounter,
  hood: hoodKitchen,
  kitchenFloor,
  laundry,
  wall: livingWall,
  bath,
  living,
  vanity
}
