/** Purifiers: choices, figures and the price list. */
import { bundle, item, looks, size, type Family } from './family'

export const purifiers: Family = {
  kind: 'purifier',
  looks: looks('purifier', {
    JS8012: { cores: 'three', head: 'dark', tap: 'two' },
    JS1020: { tap: 'two' },
    JS6003: { cores: 'one', tap: 'none' },
    JS1033: { tap: 'goose' }
  }),
  leaf: 'C080101',
  shopCode: 'QH-LIFE',
  noun: ['净水器', 'Water purifier'],
  sizeName: ['通量', 'Filter rate'],
  sizes: [
    size('600G', '600G', '600 GPD', 0, [140, 402, 430], 13000),
    size('800G', '800G', '800 GPD', 300, [150, 410, 440], 14500),
    size('1000G', '1000G', '1000 GPD', 700, [160, 418, 450], 16000)
  ],
  bundles: [
    bundle('FITTED', '含安装', 'With installation', 0),
    bundle('FITTED_YEAR', '含安装 + 一年滤芯', 'With installation and a year of filters', 299)
  ],
  large: false,
  installs: true,
  warrantyYears: 3,
  rows: [
    [
      ['过滤', 'Filtering'],
      ['反渗透，五级', 'Reverse osmosis, five stages']
    ],
    [
      ['废水比', 'Pure-to-waste ratio'],
      ['3:1', '3:1']
    ],
    [
      ['水效等级', 'Water efficiency'],
      ['一级', 'Grade 1']
    ],
    [
      ['换芯', 'Changing filters'],
      ['自行旋转更换', 'Twist out by hand']
    ]
  ],
  stories: [
    [
      ['打开龙头就能喝', 'Drink from the tap'],
      ['五级过滤，水质数值实时显示。', 'Five stages, with the purity shown as you pour.']
    ],
    [
      ['滤芯自己换', 'Change it yourself'],
      ['到期提醒，旋出旋入，不用工具。', 'It tells you when, and the filter twists out by hand.']
    ]
  ],
  points: [
    ['无桶大通量，一杯水几秒', 'No tank: a glass in seconds'],
    ['漏水自停', 'Leak shut-off'],
    ['首杯水冲洗', 'Rinses before the first glass']
  ],
  keywords: { zh: ['净水机', '纯水机', '过滤器'], en: ['water purifier', 'filter', 'reverse osmosis'] },
  items: [
    item(
      'JS8012',
      '厨下净水器 无桶大通量',
      'Under-sink purifier, tankless',
      '三秒一杯，水质可见',
      'A glass in three seconds',
      1499,
      'wkc',
      [0, 1],
      5820,
      340
    ),
    item(
      'JS1020',
      '净水器 双出水',
      'Purifier with two outlets',
      '洗菜喝水分开',
      'One for washing, one for drinking',
      2199,
      'ks',
      [1, 2],
      1690,
      210
    ),
    item(
      'JS6003',
      '入门净水器',
      'Starter purifier',
      '小厨房的第一台',
      'A first purifier for small kitchens',
      899,
      'w',
      [0],
      7140,
      560
    ),
    item(
      'JS1033',
      '加热净水器 管线一体',
      'Hot-water purifier',
      '冷热直饮',
      'Hot and cold, ready to drink',
      2999,
      'ka',
      [2],
      230,
      25
    )
  ]
}
