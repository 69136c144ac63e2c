/** Dispensers: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { purifiers } from './purifiers'

export const dispensers: Family = {
  ...purifiers,
  kind: 'dispenser',
  looks: looks('dispenser', {
    YS3016: { build: 'column', head: 'dark', cup: 'glass' },
    YS5022: { build: 'tank' },
    YS3001: { head: 'knobs' },
    YS5040: { build: 'wide', size: 'large' }
  }),
  leaf: 'C080201',
  noun: ['即热饮水机', 'Instant hot-water dispenser'],
  sizeName: ['水箱', 'Tank'],
  sizes: [size('3L', '3L', '3 L', 0, [186, 376, 312], 4200), size('5L', '5L', '5 L', 100, [206, 402, 342], 5100)],
  bundles: [],
  installs: false,
  rows: [
    [
      ['出水温度', 'Water temperature'],
      ['常温–98℃', 'Room temperature to 98 °C']
    ],
    [
      ['加热', 'Heating'],
      ['即热厚膜', 'Instant film heater']
    ],
    [
      ['额定功率', 'Rated power'],
      ['2200W', '2200 W']
    ],
    [
      ['童锁', 'Child lock'],
      ['有', 'Yes']
    ]
  ],
  stories: [
    [
      ['三秒一杯热水', 'Hot in three seconds'],
      ['喝多少烧多少，不反复煮沸。', 'Heats only what you drink, never reboiled.']
    ],
    [
      ['每一档都刚好', 'Just the right temperature'],
      ['冲奶、泡茶、咖啡分别设好温度。', 'Presets for formula, tea and coffee.']
    ]
  ],
  points: [
    ['水箱可拆洗', 'Removable tank'],
    ['缺水提醒', 'Low-water alert'],
    ['定量出水', 'Measured pours']
  ],
  keywords: { zh: ['饮水机', '净饮机', '热水机'], en: ['dispenser', 'instant hot water'] },
  items: [
    item(
      'YS3016',
      '即热饮水机 六档温度',
      'Instant dispenser, six temperatures',
      '三秒出热水',
      'Hot in three seconds',
      399,
      'wcb',
      [0],
      8240,
      300
    ),
    item(
      'YS5022',
      '即热净饮机 免安装',
      'Purifying instant dispenser',
      '插电就能用，净热一体',
      'Plug in, purify and heat',
      899,
      'kwa',
      [1],
      2960,
      190
    ),
    item('YS3001', '台式饮水机', 'Countertop dispenser', '简单好用', 'Simple to use', 259, 'wa', [0], 5130, 480),
    item(
      'YS5040',
      '冷热净饮机',
      'Hot and cold dispenser',
      '冰水热水都有',
      'Chilled and hot water in one',
      1699,
      'ks',
      [1],
      310,
      37
    )
  ]
}
