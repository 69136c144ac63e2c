/** Two-door fridges: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { fridges } from './fridges'

export const slimFridges: Family = {
  ...fridges,
  kind: 'fridge-slim',
  looks: looks('fridge-slim', {
    BS2181: { doors: 'upper', build: 'slim' },
    BS1180: { doors: 'one', build: 'short', size: 'small' },
    BS2196: { doors: 'lower' },
    BS1192: { doors: 'upper', build: 'retro', handle: 'chrome' }
  }),
  leaf: 'C040102',
  sizes: [
    size('118L', '118L', '118 L', 0, [480, 1180, 500], 32000),
    size('218L', '218L', '218 L', 400, [548, 1690, 560], 48000)
  ],
  rows: [
    [
      ['门数', 'Doors'],
      ['两门', 'Two']
    ],
    [
      ['冷冻能力', 'Freezing'],
      ['2.5kg/12h', '2.5 kg in 12 h']
    ],
    [
      ['开门方向', 'Door opens'],
      ['左右可换', 'Left or right']
    ],
    [
      ['噪声', 'Noise'],
      ['38dB(A)', '38 dB(A)']
    ]
  ],
  stories: [
    [
      ['小空间，大肚量', 'Small outside, roomy inside'],
      ['搁架高低可调，整瓶饮料、整颗白菜都放得下。', 'Adjustable shelves fit tall bottles and whole cabbages.']
    ],
    [
      ['静静地站在角落', 'Quiet in its corner'],
      ['压缩机减震安装，卧室隔壁也能放。', 'Quiet enough to stand next to a bedroom.']
    ]
  ],
  points: [
    ['门向可换，迁就你的厨房', 'Reversible doors to suit your kitchen'],
    ['大果蔬盒', 'A deep vegetable drawer'],
    ['可调地脚', 'Adjustable feet']
  ],
  items: [
    item(
      'BS2181',
      '两门冰箱 小户型',
      'Two-door fridge for small homes',
      '占地小，容量不小',
      'Small footprint, plenty of room',
      1199,
      'wsa',
      [0, 1],
      6420,
      520,
      ['grade1']
    ),
    item(
      'BS1180',
      '迷你冰箱 宿舍租房',
      'Mini fridge for rented rooms',
      '半人高，搬家也轻便',
      'Waist-high and easy to move',
      699,
      'wcb',
      [0],
      9830,
      640
    ),
    item(
      'BS2196',
      '风冷两门冰箱',
      'Frost-free two-door fridge',
      '小冰箱也不结霜',
      'Small, and still frost-free',
      1699,
      'ws',
      [1],
      1980,
      170,
      ['grade1']
    ),
    item(
      'BS1192',
      '复古两门冰箱',
      'Retro two-door fridge',
      '圆角门，家里一道风景',
      'Rounded doors that brighten a room',
      1399,
      'acb',
      [0, 1],
      870,
      36
    )
  ]
}
