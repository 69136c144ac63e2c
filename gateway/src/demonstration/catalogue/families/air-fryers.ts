/** Air fryers: choices, figures and the price list. */
import { bundle, item, looks, size, type Family } from './family'
import { ovens } from './ovens'

export const airFryers: Family = {
  ...ovens,
  kind: 'air-fryer',
  looks: looks('air-fryer', {
    KZ4018: { panel: 'brow', window: 'none' },
    KZ5525: { build: 'square', size: 'large', window: 'none' },
    KZ4002: { panel: 'knob', window: 'none' },
    KZ5560: { window: 'wide' }
  }),
  leaf: 'C030103',
  shopCode: 'QH-LIFE',
  noun: ['空气炸锅', 'Air fryer'],
  sizes: [size('4L', '4L', '4 L', 0, [268, 312, 330], 4600), size('5_5L', '5.5L', '5.5 L', 60, [292, 334, 366], 5500)],
  bundles: [
    bundle('STD', '标准版', 'Standard', 0),
    bundle('TRAY', '标准版 + 双层烤架', 'Standard + two-tier rack', 39)
  ],
  rows: [
    [
      ['温度范围', 'Temperature'],
      ['40–200℃', '40–200 °C']
    ],
    [
      ['炸篮', 'Basket'],
      ['不粘炸篮，可拆', 'Non-stick, removable']
    ],
    [
      ['额定功率', 'Rated power'],
      ['1500W', '1500 W']
    ],
    [
      ['定时', 'Timer'],
      ['60 分钟', '60 minutes']
    ]
  ],
  stories: [
    [
      ['少油也香脆', 'Crisp with little oil'],
      ['高速热风环绕，薯条鸡翅外脆里嫩。', 'Fast hot air leaves chips and wings crisp outside and soft within.']
    ],
    [
      ['整篮拿去洗', 'Rinse-clean basket'],
      ['炸篮和炸盘分离，不粘涂层，冲洗即可。', 'Basket and tray come apart and rinse clean.']
    ]
  ],
  points: [
    ['抽屉式，取放不烫手', 'Cool-touch drawer handle'],
    ['八种菜单', 'Eight menus'],
    ['中途翻面提醒', 'Reminds you to turn the food']
  ],
  keywords: { zh: ['空气炸锅', '炸锅', '无油炸锅'], en: ['air fryer', 'fryer'] },
  items: [
    item(
      'KZ4018',
      '空气炸锅 数显菜单',
      'Digital air fryer',
      '八种菜单，少油香脆',
      'Eight menus, hardly any oil',
      269,
      'cwk',
      [0, 1],
      15800,
      370
    ),
    item(
      'KZ5525',
      '大容量空气炸锅',
      'Large air fryer',
      '整只鸡一次炸好',
      'Fits a whole chicken',
      359,
      'kaw',
      [1],
      4920,
      200
    ),
    item(
      'KZ4002',
      '轻简空气炸锅',
      'Compact air fryer',
      '小巧好收，一人也常用',
      'Small and easy to store',
      199,
      'wa',
      [0],
      8830,
      560
    ),
    item(
      'KZ5560',
      '可视空气炸锅 蒸汽嫩炸',
      'Steam air fryer with window',
      '边蒸边炸，肉不柴',
      'Steam keeps meat tender',
      499,
      'ks',
      [1],
      730,
      15
    )
  ]
}
