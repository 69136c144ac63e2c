/** Meat, fish and eggs on a dish. */
import { circle, ellipse, line, path, rect } from '../paint'
import { ball, cube, dark, dots, light, long, lump, of } from './topping'

export const meats = {
  chicken: lump(25, '#C9803F', '#94511F'),
  pork: of(
    18,
    () =>
      rect(-18, -15, 36, 30, 7, '#8E4426') +
      rect(-18, -15, 36, 10, 5, '#EBC9A0') +
      rect(-18, -1, 36, 5, 2, '#D79F74') +
      line('M-12 9H8', '#5F2814', 2)
  ),
  rib: long(
    27,
    12,
    () =>
      rect(-27, -5, 54, 10, 5, '#F3E6D2') +
      rect(-19, -14, 38, 28, 11, '#9C4F2A') +
      line('M-12 -6Q0 -12 12 -6', '#fff', 2.5, light) +
      line('M-11 7H10', '#6E3115', 2.5)
  ),
  beef: lump(20, '#75402A', '#4A2315'),
  steak: long(
    70,
    42,
    () =>
      path('M-66 -6C-64 -44 -18 -50 18 -42C58 -34 74 -4 58 22C42 46 -8 44 -38 36C-60 30 -68 14 -66 -6Z', '#7A3F25') +
      path('M-58 -6C-56 -36 -16 -42 16 -35C50 -28 62 -4 50 16C36 36 -8 34 -34 28C-52 22 -60 10 -58 -6Z', '#9A5634') +
      line('M-40 -20L-20 20M-14 -30L8 26M14 -30L36 18', '#5A2A16', 6, dark)
  ),
  wing: long(
    30,
    12,
    () =>
      path('M-28 8C-30 -10 -12 -20 2 -14C16 -10 26 -18 30 -8C32 2 20 10 8 8C-4 18 -22 22 -28 8Z', '#C4752F') +
      path('M-22 4C-20 -8 -8 -14 0 -9C-4 0 -14 8 -22 4Z', '#E39A4C') +
      line('M6 -4Q16 -2 24 -8', '#8E4A18', 2)
  ),
  drumstick: long(
    32,
    14,
    () =>
      line('M10 10L28 24', '#F1E3CC', 8) +
      path('M-28 -4C-28 -24 -6 -28 6 -16C16 -6 16 6 12 14C0 18 -28 16 -28 -4Z', '#B9682B') +
      line('M-18 -8Q-10 -18 0 -12', '#F0B777', 4)
  ),
  nugget: lump(19, '#DDA047', '#A96E22'),
  sausage: of(
    19,
    () =>
      ellipse(0, 0, 19, 13, '#8E1F1C') +
      ellipse(-1, -1, 16.5, 10.5, '#C23B31') +
      dots(
        [
          [-8, -2],
          [-1, 3],
          [6, -3],
          [3, 5],
          [-4, -6]
        ],
        1.6,
        '#F4D3C4'
      )
  ),
  ham: cube(6, '#D96F77', '#F0A0A3'),
  bacon: long(
    30,
    7,
    () =>
      rect(-30, -9, 60, 18, 5, '#A63A2C') +
      line('M-28 -3Q-14 3 0 -3T28 -3', '#F3CDB0', 4) +
      line('M-28 5Q-14 9 0 5T28 5', '#D67A5E', 2.5)
  ),
  shrimp: of(
    20,
    () =>
      line('M-13 9A14 14 0 1 1 13 9', '#F08A5D', 12) +
      line('M-14 2L-8 4M-10 -9L-5 -5M0 -13V-7M10 -9L5 -5M14 2L8 4', '#fff', 2.2, 'opacity=".7"') +
      path('M12 6L22 12L12 17Z', '#D8633A')
  ),
  fish: long(
    150,
    40,
    () =>
      path(
        'M-140 0C-120 -48 -40 -60 40 -40C74 -32 96 -14 112 -4L148 -34Q140 0 150 36L112 6C90 26 60 40 20 46C-50 54 -120 40 -140 0Z',
        '#C9CED3'
      ) +
      path(
        'M-140 0C-110 -34 -40 -42 40 -28C80 -18 100 -8 112 0C80 -4 20 -12 -40 -12C-90 -12 -124 -8 -140 0Z',
        '#7D8790'
      ) +
      circle(-112, -8, 7, '#fff') +
      circle(-112, -8, 4, '#20252B') +
      line('M-86 -26Q-72 0 -86 28', '#8F98A1', 3) +
      line('M-40 -14L-30 30M0 -14L10 32M40 -10L48 26', '#F3F5F6', 5, light)
  ),
  salmon: long(
    78,
    30,
    () =>
      path('M-76 -10Q-70 -34 -20 -32H50Q78 -28 74 6Q70 30 40 32H-40Q-80 30 -76 -10Z', '#F0875A') +
      line('M-46 -22Q-36 0 -48 24M-18 -24Q-8 0 -20 26M12 -24Q22 0 10 26M40 -22Q50 0 40 24', '#FBD0B4', 5)
  ),
  squid: of(
    15,
    () =>
      circle(0, 0, 12, 'none', 'stroke="#F2E7E4" stroke-width="7"') +
      circle(0, 0, 15, 'none', 'stroke="#C98FA0" stroke-width="2"')
  ),
  clam: of(
    20,
    () =>
      path('M-19 8Q-18 -16 0 -17Q18 -16 19 8Q0 18 -19 8Z', '#C9B093') +
      line('M0 10V-12M-9 9L-8 -10M9 9L8 -10', '#8D7356', 2) +
      path('M-14 8Q0 -2 14 8Q0 14 -14 8Z', '#F5D9A8')
  ),
  egg: of(
    50,
    () =>
      path('M-46 0C-50 -34 -14 -50 12 -44C44 -42 54 -6 44 18C34 44 -8 50 -28 38C-42 30 -46 18 -46 0Z', '#FFFDF6') +
      path('M-40 6C-36 34 10 44 34 22C20 50 -34 44 -40 6Z', '#EFE6D2') +
      circle(0, -2, 21, '#F5A623') +
      ellipse(-6, -9, 8, 5, '#FFE2A0', 'opacity=".9"')
  ),
  halfegg: of(
    22,
    () => ellipse(0, 0, 22, 18, '#FFFDF7') + ellipse(0, 1, 12, 10, '#F2961E') + ellipse(-3, -2, 5, 3, '#FFD488')
  ),
  boiledegg: long(26, 19, () => ellipse(0, 0, 26, 20, '#E7B98B') + ellipse(-8, -7, 9, 5, '#fff', light)),
  quail: ball(12, '#FAF3E6'),
  tofu: cube(17, '#E4D3AE', '#FBF2DA')
}
