/** What is baked, and fruit, on a dish. */
import { circle, d, ellipse, line, path, rect } from '../paint'
import { around, ball, cube, dark, dots, heaped, leaf, light, long, of, slice } from './topping'

/** Light top and shaded side of a fry. */
const fryColours = [
  ['#F7CF62', '#D4962B'],
  ['#FADB7C', '#DFA43A'],
  ['#F1BF4B', '#C4851F']
]
/** Where the heat has browned a custard. */
const scorches = [
  ['M-16 -2Q-12 -12 -2 -9Q4 -4 -3 2Q-13 7 -16 -2Z', 'M6 8Q12 3 17 8Q17 16 10 16Q4 14 6 8Z'],
  [
    'M2 -16Q12 -18 15 -9Q12 -2 4 -5Q-3 -10 2 -16Z',
    'M-14 6Q-8 1 -2 7Q0 15 -8 15Q-15 13 -14 6Z',
    'M9 5Q13 3 15 7Q13 11 9 9Z'
  ],
  ['M-6 -4Q2 -10 9 -3Q12 6 2 8Q-8 7 -6 -4Z', 'M-18 -8Q-14 -13 -10 -10Q-10 -4 -15 -4Z']
]

export const sweets = {
  fries: heaped(
    long(42, 7, (turn) => {
      const [top = '', side = ''] = fryColours[turn % fryColours.length] ?? []
      const half = 34 + ((turn * 7) % 9)
      return (
        path(d`M${-half} -6L${half - 3} -7L${half} 6L${-half + 2} 8Z`, side) +
        path(d`M${-half} -6L${half - 3} -7L${half - 2} 1L${-half + 1} 2Z`, top) +
        path(d`M${half - 3} -7L${half + 2} -4L${half + 3} 7L${half} 6Z`, '#FBEBB4') +
        line(d`M${-half + 4} -3H${half * 0.3}`, '#FCE9AE', 2)
      )
    })
  ),
  tart: of(
    42,
    (turn) =>
      dots(around(16, 38), 7.5, '#B26E27') +
      circle(0, 0, 40, '#C98738') +
      line(
        around(16, 41)
          .map(([x, y]) => d`M${x * 0.76} ${y * 0.76}L${x} ${y}`)
          .join(''),
        '#E9BC74',
        3.4
      ) +
      circle(0, 0, 31, '#8E5519') +
      circle(0, 1, 29.5, '#EFB02C') +
      circle(-1, -2, 26, '#F9CB48') +
      ellipse(-6, -8, 14, 9, '#FFE58E', light) +
      (scorches[turn % scorches.length] ?? []).map((way) => path(way, '#6E3A10', 'opacity=".62"')).join('')
  ),
  muffin: of(
    42,
    () =>
      circle(0, 0, 42, '#D9B98A') +
      circle(0, 0, 36, '#B9762F') +
      circle(-6, -6, 26, '#D1954A') +
      dots(
        [
          [-10, -4],
          [8, -10],
          [4, 10],
          [-14, 12],
          [16, 6]
        ],
        4,
        '#4A2A18'
      )
  ),
  cookie: of(
    32,
    () =>
      circle(0, 0, 32, '#C4873F') +
      circle(-3, -3, 28, '#DBA35B') +
      dots(
        [
          [-12, -8],
          [6, -14],
          [12, 4],
          [-6, 10],
          [-18, 6],
          [2, -1]
        ],
        4.2,
        '#4A2A18'
      )
  ),
  toast: long(
    84,
    56,
    () =>
      rect(-84, -58, 168, 116, 26, '#A9672A') +
      rect(-76, -51, 152, 98, 22, '#D0924A') +
      line('M-50 -34Q-30 -44 -6 -36M10 -38Q34 -46 54 -34', '#F0C98E', 7)
  ),
  bun: of(
    46,
    () =>
      circle(0, 0, 46, '#EFE7DA') +
      circle(-3, -4, 41, '#FFFDF8') +
      line('M0 -6Q-14 -14 -20 -30M0 -6Q14 -14 20 -30M0 -6Q-18 2 -32 0M0 -6Q18 2 32 0M0 -6V-32', '#DCD0BC', 3)
  ),
  roll: of(
    40,
    () =>
      circle(0, 0, 40, '#B9702B') +
      circle(-4, -4, 34, '#DDA052') +
      line('M0 0A8 8 0 1 1 -9 9A18 18 0 1 1 18 -6A27 27 0 0 1 -4 26', '#9A5A1E', 4)
  ),
  cake: of(
    120,
    () =>
      circle(0, 0, 120, '#C98A3C') +
      circle(0, 0, 114, '#E3B063') +
      ellipse(-30, -40, 60, 34, '#F3CE8C', 'opacity=".8"') +
      line('M0 0V-112M0 0L97 56M0 0L-97 56', '#B57A30', 2.5, dark)
  ),
  cream: of(
    28,
    () =>
      circle(0, 0, 28, '#F3ECE0') +
      circle(-3, -3, 22, '#FFFDF8') +
      line('M0 0A6 6 0 1 1 -7 7A13 13 0 1 1 13 -5', '#E4D9C6', 3)
  ),
  chocolate: cube(8, '#3B2116', '#6A402B'),
  dumpling: long(
    30,
    16,
    () =>
      path('M-28 8Q-24 -20 0 -20Q24 -20 28 8Q0 20 -28 8Z', '#F6EDDC') +
      line('M-22 -2Q-14 -14 -8 -4M-8 -4Q0 -18 8 -4M8 -4Q14 -14 22 -2', '#D9C7A6', 3) +
      line('M-20 10Q0 16 20 10', '#C98F45', 4)
  ),
  springroll: long(
    34,
    10,
    () =>
      rect(-34, -11, 68, 22, 9, '#C27F2C') +
      rect(-34, -11, 68, 9, 5, '#E3AC5A') +
      line('M-16 -10V10M10 -10V10', '#9A5E1B', 2, dark)
  ),
  mochi: ball(18, '#F7F1EC'),
  // fruit
  strawberry: of(
    19,
    () =>
      path('M-16 -8Q0 -20 16 -8Q14 14 0 20Q-14 14 -16 -8Z', '#DD2F3A') +
      path('M-12 -11L0 -19L12 -11L0 -7Z', '#4F9A3F') +
      dots(
        [
          [-6, -1],
          [5, 0],
          [0, 8]
        ],
        1.6,
        '#FBD9A0'
      )
  ),
  blueberry: of(9, () => circle(0, 0, 9, '#39477F') + circle(-2, -2, 6, '#5668A8') + circle(0, 0, 2.4, '#27305A')),
  banana: slice(
    17,
    '#E9D08A',
    '#FBF0C8',
    dots(
      [
        [-3, -2],
        [3, -2],
        [0, 4]
      ],
      1.6,
      '#B99A55'
    )
  ),
  kiwi: slice(
    20,
    '#7A5B34',
    '#9CCB4B',
    circle(0, 0, 6, '#F2F5DC') +
      dots(
        [
          [-10, 0],
          [-5, -9],
          [5, -9],
          [10, 0],
          [5, 9],
          [-5, 9]
        ],
        1.7,
        '#2E2A1C'
      )
  ),
  mango: cube(11, '#EE9A1E', '#FBC04A'),
  pineapple: of(16, () => path('M-15 10L0 -16L15 10Z', '#F2C53D') + line('M-6 4L0 -8L6 4', '#D99B1E', 2)),
  lemon: slice(20, '#E9C52E', '#FBF3B8', line('M0 -14V14M-12 -7L12 7M12 -7L-12 7', '#EBD45A', 2.4)),
  pear: long(
    28,
    26,
    () =>
      path('M-6 -26Q8 -26 10 -10Q26 0 22 14Q14 28 -2 28Q-22 26 -22 10Q-20 -2 -10 -10Z', '#F6EFC9') +
      ellipse(0, 10, 5, 7, '#C9B574')
  ),
  apple: of(
    20,
    () => path('M-19 8A20 20 0 0 1 19 8Q0 -2 -19 8Z', '#C8372D') + path('M-16 8A17 17 0 0 1 16 8Q0 0 -16 8Z', '#F8EBC4')
  ),
  mint: leaf(30, '#4FA34A', '#B9DFA4'),
  ice: of(19, () => rect(-19, -19, 38, 38, 8, '#EAF6FC', 'opacity=".85"') + line('M-11 -3V-11H-3', '#fff', 3)),
  oat: of(5, () => ellipse(0, 0, 6, 4, '#E3C894') + line('M-4 0H4', '#B99558', 1.2)),
  almond: of(12, () => path('M-13 0Q0 -10 13 0Q0 10 -13 0Z', '#F0DFC0') + line('M-9 0Q0 -4 9 0', '#C9A672', 1.8))
}
