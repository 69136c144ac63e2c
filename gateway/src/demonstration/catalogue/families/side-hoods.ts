/** Side hoods: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { hoods } from './hoods'

export const sideHoods: Family = {
  ...hoods,
  kind: 'side-hood',
  looks: looks('side-hood', {
    YC9026: { build: 'upright' },
    YC8022: { mouth: 'flap' },
    YC9031: { mouth: 'double' },
    YC8008: { build: 'wedge', chimney: 'none' }
  }),
  leaf: 'C010102',
  sizes: [
    size('80', '80cm', '80 cm', 0, [795, 610, 390], 25000),
    size('90', '90cm', '90 cm', 200, [895, 610, 400], 28000)
  ],
  items: [
    item(
      'YC9026',
      '侧吸油烟机 26m³ 大吸力 挥手启停',
      'Side range hood, 26 m³/min, wave control',
      '近距离侧吸，不碰头',
      'Sits to the side, clear of your head',
      2499,
      'ksw',
      [1],
      4870,
      350,
      ['grade1']
    ),
    item(
      'YC8022',
      '侧吸油烟机 自动清洗',
      'Side range hood, self-cleaning',
      '热水冲洗，一键净腔',
      'Rinses itself with hot water',
      2199,
      'kc',
      [0, 1],
      2230,
      260
    ),
    item(
      'YC9031',
      '跨界侧吸油烟机 上下双吸',
      'Two-way side range hood',
      '上下同时吸，拐角烟也跑不掉',
      'Suction from above and below',
      3299,
      'ks',
      [1],
      390,
      38,
      ['grade1', 'limit2']
    ),
    item(
      'YC8008',
      '侧吸油烟机 轻巧款',
      'Slim side range hood',
      '薄机身，小厨房正合适',
      'Slim body for small kitchens',
      1599,
      'kw',
      [0],
      3560,
      600
    )
  ]
}
