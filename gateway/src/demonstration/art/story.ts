/** An evening at a table, `story-table`: a window, photographs on a string, an old pot and a mug. Words go on its left. */
import { circle, ellipse, line, path, rect, wholeNumber } from './paint'

/** Units; drawn at twice that, for sharp screens. */
const WIDTH = 375
const HEIGHT = 340
/** The wall above it is the screen's own. */
const TOP = 56
const TABLE = 274

const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`
const down = (id: string, ...colours: string[]): string =>
  `<linearGradient id="story-${id}" x2="0" y2="1">${colours.map((colour, index) => stop(index / (colours.length - 1), colour)).join('')}</linearGradient>`

const defs =
  '<defs>' +
  down('wall', '#FCE8C9', '#F6CF97', '#E7AC6A') +
  down('wood', '#B8713A', '#7A431C') +
  down('pot', '#FFFDF6', '#F3E3C4', '#D9BE92') +
  down('lid', '#F4F5F8', '#B4B9C4') +
  down('sky', '#FFE9B8', '#FFC878') +
  '</defs>'

const view =
  rect(0, 0, 86, 190, 0, '#A8764B') +
  rect(0, 0, 78, 182, 0, 'url(#story-sky)') +
  circle(56, 122, 18, '#FFF6DC') +
  path('M0 150Q26 120 78 140V182H0Z', '#E0A866') +
  path('M0 166Q40 146 78 162V182H0Z', '#CE8F4F') +
  rect(30, 0, 6, 182, 0, '#C08E60') +
  rect(0, 74, 78, 6, 0, '#C08E60') +
  rect(0, 182, 92, 10, 2, '#8E6038') +
  path('M86 0L300 274H40L0 200Z', '#FFF4D6', 'opacity=".28"')

/** A photograph on the string: its ground, what it shows in 44×38, the year under it. */
const photograph = (x: number, y: number, turn: number, ground: string, scene: string, year: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  rect(0, 0, 54, 64, 2, '#FFFDF8') +
  rect(5, 5, 44, 40, 1, ground) +
  `<g transform="translate(5 5)">${scene}</g>` +
  `<g transform="translate(27 54) scale(.72)">${wholeNumber(0, 0, year)}</g>` +
  rect(24, -6, 6, 13, 1, '#C2823F') +
  '</g>'

const potShown =
  rect(0, 28, 44, 12, 0, '#9B6233') +
  path('M10 26q0 -12 12 -12t12 12v4H10Z', '#FFF8EA') +
  circle(22, 12, 2.4, '#7A431C')
const twoShown =
  circle(16, 16, 7, '#7A4A30') +
  path('M4 40q0 -18 12 -18t12 18Z', '#C9493B') +
  circle(31, 21, 5.5, '#4A3228') +
  path('M21 40q0 -14 10 -14t10 14Z', '#3F6FA8')
const fridgeShown =
  rect(0, 34, 44, 6, 0, '#9B6233') +
  rect(14, 5, 18, 30, 2, '#FFFDF6') +
  rect(14, 15, 18, 1.4, 0, '#C9B79C') +
  rect(28, 8, 1.6, 5, 0.8, '#A08A6A')

const photographs =
  line('M92 98Q230 126 375 80', '#6B3E1C', 1.6) +
  photograph(112, 109, -5, '#EBCB9B', potShown, 1996) +
  photograph(172, 112, 4, '#CFE3DA', twoShown, 2008) +
  photograph(240, 98, -4, '#E3C1AE', fridgeShown, 2019)

const table =
  rect(0, TABLE, WIDTH, HEIGHT - TABLE, 0, 'url(#story-wood)') +
  rect(0, TABLE, WIDTH, 2.5, 0, '#D08B4E') +
  path('M0 300Q120 292 230 303T375 298', 'none', 'stroke="#6B3916" stroke-width="1.2" opacity=".5"') +
  path('M0 326Q150 316 375 328', 'none', 'stroke="#6B3916" stroke-width="1.2" opacity=".5"')

const pot =
  ellipse(296, 296, 84, 9, '#4A2710', 'opacity=".45"') +
  rect(214, 222, 22, 26, 8, '#3A2A20') +
  rect(344, 222, 22, 26, 8, '#3A2A20') +
  path('M228 216H352L346 284Q345 294 334 294H246Q235 294 234 284Z', 'url(#story-pot)') +
  rect(228, 210, 124, 12, 3, '#CDB08A') +
  path('M224 212Q232 172 290 170Q348 172 356 212Z', 'url(#story-lid)') +
  path('M240 204Q248 182 276 178', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"') +
  rect(277, 160, 26, 13, 5, '#3A2A20') +
  rect(270, 250, 40, 22, 4, '#8E2318') +
  circle(281, 261, 4, '#F4B24A') +
  rect(290, 257, 14, 8, 2, '#F7E3C0') +
  path('M240 226L244 280', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"')

const mug =
  ellipse(208, 304, 30, 5, '#4A2710', 'opacity=".4"') +
  path('M188 266q-16 2 -14 16t18 12', 'none', 'stroke="#F7F2E8" stroke-width="6"') +
  path('M186 252H230L227 298Q226 304 219 304H197Q190 304 189 298Z', '#FBF7EE') +
  ellipse(208, 252, 22, 5, '#2F5E9E') +
  ellipse(208, 252, 18, 3.6, '#6B3E1C') +
  path(
    'M208 292V276M208 284q-9 0 -10 -9q9 0 10 9M208 284q9 0 10 -9q-9 0 -10 9',
    'none',
    'stroke="#C9372A" stroke-width="2" stroke-linejoin="round"'
  )

/** The picture of a name; undefined where it names none of these. */
export function drawStory(name: string): string | undefined {
  if (name !== 'story-table') return undefined
  const inside = rect(0, 0, WIDTH, HEIGHT, 0, 'url(#story-wall)') + view + photographs + table + pot + mug
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${(HEIGHT - TOP) * 2}" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT - TOP}">${defs}${inside}</svg>`
}
