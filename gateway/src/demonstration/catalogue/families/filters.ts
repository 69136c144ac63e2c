/** Filters: choices, figures and the price list. */
import { dispensers } from './dispensers'
import { item, looks, size, type Family } from './family'

export const filters: Family = {
  ...dispensers,
  kind: 'filter',
  looks: looks('filter', {
    LX8001: { build: 'tube', label: 'drop' },
    LX8002: { build: 'slim', label: 'band' },
    LX8003: { build: 'fat', body: 'window', label: 'leaf' }
  }),
  leaf: 'C120101',
  shopCode: 'QH-FLAGSHIP',
  noun: ['滤芯', 'Filter'],
  sizeName: ['数量', 'Quantity'],
  sizes: [
    size('ONE', '1 支装', '1 filter', 0, [86, 312, 86], 780),
    size('THREE', '3 支装', '3 filters', 180, [86, 312, 86], 2200)
  ],
  warrantyYears: 1,
  rows: [
    [
      ['适用', 'Fits'],
      ['栖禾 JS 系列净水器', 'Qihe JS purifiers']
    ],
    [
      ['更换周期', 'Change every'],
      ['12 个月', '12 months']
    ],
    [
      ['接口', 'Fitting'],
      ['旋入式', 'Twist-in']
    ],
    [
      ['产地', 'Made in'],
      ['中国', 'China']
    ]
  ],
  stories: [
    [
      ['自己就能换', 'Change it yourself'],
      ['对准箭头旋入，听到咔哒一声就好。', 'Line up the arrows and twist until it clicks.']
    ],
    [
      ['原装更合适', 'Made to fit'],
      ['与机器同厂生产，接口严丝合缝。', 'Made in the same factory as the machine.']
    ]
  ],
  points: [
    ['独立密封包装', 'Individually sealed'],
    ['附更换贴纸', 'With a date sticker'],
    ['旧芯可回收', 'Old ones can be recycled']
  ],
  keywords: { zh: ['滤芯', '净水器配件', '耗材'], en: ['filter', 'cartridge', 'spare part'] },
  items: [
    item(
      'LX8001',
      '净水器复合滤芯',
      'Composite purifier filter',
      '一年一换',
      'Change once a year',
      129,
      'wb',
      [0, 1],
      6320,
      520
    ),
    item(
      'LX8002',
      '反渗透滤芯',
      'Reverse-osmosis filter',
      '三年一换',
      'Change every three years',
      299,
      'wb',
      [0],
      2840,
      480
    ),
    item(
      'LX8003',
      '后置活性炭滤芯',
      'Carbon post-filter',
      '口感更甜',
      'For better-tasting water',
      89,
      'wk',
      [0, 1],
      3910,
      450
    )
  ]
}
