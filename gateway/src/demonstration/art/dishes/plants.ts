/** Vegetables, roots, nuts and spices on a dish. */
import { circle, ellipse, line, path, rect } from '../paint'
import { ball, cube, dots, light, long, lump, of, slice, sticks } from './topping'

export const plants = {
  mushroom: of(
    22,
    () =>
      circle(0, 0, 22, '#4E362A') + circle(-2, -2, 19, '#6B4B39') + line('M-11 0H11M0 -11V11M-7 -7L7 7', '#E9D6BA', 4)
  ),
  buttonmushroom: of(
    17,
    () =>
      path('M-17 0A17 14 0 0 1 17 0Q12 5 6 4V14H-6V4Q-12 5 -17 0Z', '#EADBC6') +
      line('M-10 -5Q0 -13 9 -6', '#fff', 3, light)
  ),
  woodear: lump(17, '#3A2C2A', '#1F1716'),
  carrot: cube(7.5, '#D96E1B', '#F7983F'),
  coin: slice(13, '#E07A1F', '#F7983F', circle(0, 0, 4, '#F9B56E')),
  potato: lump(17, '#E6C067', '#B98F3B'),
  sweetpotato: slice(24, '#8C3E57', '#F0A14A', line('M-8 -4Q0 -10 8 -4', '#F9CB8F', 3)),
  taro: slice(
    18,
    '#7D6554',
    '#DCCBE3',
    dots(
      [
        [-6, -3],
        [4, -6],
        [6, 5],
        [-3, 7]
      ],
      1.6,
      '#A98BB8'
    )
  ),
  pumpkin: of(
    19,
    () =>
      path('M-19 8Q-16 -16 0 -17Q16 -16 19 8Q0 16 -19 8Z', '#F09A2A') +
      line('M-19 8Q0 16 19 8', '#5E7F36', 4) +
      line('M-8 -6Q0 -12 8 -6', '#FBC675', 3)
  ),
  corn: of(
    17,
    () =>
      circle(0, 0, 17, '#E3A81F') +
      circle(0, 0, 13, '#F8CF4A') +
      dots(
        [
          [-9, 0],
          [-4, -8],
          [5, -8],
          [9, 0],
          [5, 8],
          [-4, 8]
        ],
        3.4,
        '#FDE48A'
      ) +
      circle(0, 0, 5, '#FBF2D2')
  ),
  kernel: ball(5, '#F7C73F'),
  pea: ball(5.5, '#6FB13F'),
  broccoli: of(
    20,
    () =>
      rect(-4, 4, 8, 16, 3, '#9CC86B') +
      circle(-9, 0, 10, '#3F8A3A') +
      circle(9, 0, 10, '#3F8A3A') +
      circle(0, -8, 12, '#4FA046') +
      dots(
        [
          [-8, -3],
          [3, -11],
          [9, -3],
          [-2, -5]
        ],
        2.2,
        '#86C872'
      )
  ),
  greens: long(
    32,
    15,
    () =>
      path('M-30 6C-26 -16 -6 -22 8 -12C16 -6 14 8 4 12C-8 18 -24 18 -30 6Z', '#3F8F45') +
      path('M2 -6Q24 -6 32 0Q24 8 2 8Z', '#DDEBC8') +
      line('M-22 3Q-6 -4 10 1', '#8CC47C', 2.5)
  ),
  scallion: of(6, () => circle(0, 0, 5, '#E3F3C8', 'stroke="#55A03A" stroke-width="3"')),
  coriander: of(
    9,
    () =>
      dots(
        [
          [-5, -3],
          [4, -5],
          [0, 4]
        ],
        5,
        '#4F9E3F'
      ) + line('M0 0L3 9', '#4F9E3F', 1.8)
  ),
  chili: of(9, () => circle(0, 0, 6, '#F7C9B0', 'stroke="#D52B1E" stroke-width="4"')),
  pepper: sticks(7, 26, ['#D9372B', '#F2B632', '#4E9B45']),
  tomato: slice(
    24,
    '#CF2E22',
    '#EC6A4C',
    dots(
      [
        [-9, -5],
        [9, -5],
        [0, 10]
      ],
      5,
      '#F7A77E'
    )
  ),
  cherrytomato: ball(12, '#DE3A2B'),
  onion: of(
    17,
    () =>
      circle(0, 0, 14, 'none', 'stroke="#B68AC0" stroke-width="4"') +
      circle(0, 0, 8, 'none', 'stroke="#E5D3EA" stroke-width="4"')
  ),
  eggplant: slice(20, '#5B3370', '#D8C48E', line('M-6 3H6', '#B59C62', 3)),
  lotus: slice(
    24,
    '#C9A98B',
    '#F3E3CF',
    dots(
      [
        [0, 0],
        [-10, -5],
        [10, -5],
        [-6, 9],
        [6, 9],
        [0, -12]
      ],
      3.6,
      '#A98869'
    )
  ),
  radish: of(
    20,
    () => circle(0, 0, 20, '#F4F1E6') + circle(0, 0, 15, '#FBFAF3') + line('M-9 -6Q-2 -12 6 -9', '#fff', 3)
  ),
  yam: slice(14, '#D8C9B2', '#FBF6EC'),
  bean: ball(5.5, '#8E2F2A'),
  greenbean: ball(4.5, '#7FA24A'),
  peanut: of(8, () => ellipse(0, 0, 8, 5.5, '#C98A5A') + ellipse(-2, -2, 3, 1.6, '#F1CFAE')),
  chestnut: lump(15, '#D9A860', '#9F6B2C'),
  walnut: lump(11, '#B98550', '#7E5328'),
  garlic: of(8, () => ellipse(0, 0, 8, 6, '#F7EEDC') + line('M-5 1Q0 -4 5 1', '#D9C6A0', 1.6)),
  ginger: slice(10, '#C9A259', '#F1D793'),
  goji: of(5, () => ellipse(0, 0, 6, 3.6, '#D8341F') + ellipse(-1.5, -1, 2, 1, '#FF9B7E')),
  jujube: of(12, () => ellipse(0, 0, 13, 9, '#8A1D1B') + line('M-6 -3Q0 -6 6 -3', '#D96A5E', 2.5)),
  sesame: of(3, (turn) => ellipse(0, 0, 3.2, 1.9, turn % 2 === 0 ? '#F8EBCB' : '#3A2F28')),
  seaweed: sticks(5, 22, ['#2E4A38', '#3A5B45']),
  rosemary: long(
    26,
    3,
    () =>
      line('M-24 6L24 -6', '#5B7A45', 2.5) +
      line('M-14 3L-18 -6M-4 1L-8 -8M6 -2L2 -11M16 -4L12 -13M-10 3L-8 12M0 0L3 9M10 -3L14 6', '#6F9A52', 3)
  )
}
