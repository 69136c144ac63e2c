/** Ovens: choices, figures and the price list. */
import { bakingSets } from './bundles'
import { item, looks, size, type Family } from './family'

export const ovens: Family = {
  kind: 'oven',
  looks: looks('oven', {
    KX3512: { layout: 'side', panel: 'screenKnobs', food: 'loaf' },
    KX4520: { food: 'bird', build: 'wide' },
    KX2503: { panel: 'knobs', size: 'small' },
    KX4566: { panel: 'touch' },
    KX3500: { panel: 'threeKnobs' }
  }),
  leaf: 'C030101',
  shopCode: 'QH-KITCHEN',
  noun: ['电烤箱', 'Oven'],
  sizeName: ['容量', 'Capacity'],
  sizes: [
    size('25L', '25L', '25 L', 0, [448, 288, 360], 6800),
    size('35L', '35L', '35 L', 80, [512, 330, 402], 9200),
    size('45L', '45L', '45 L', 180, [548, 356, 430], 11500)
  ],
  bundles: bakingSets,
  large: false,
  installs: false,
  warrantyYears: 2,
  rows: [
    [
      ['温度范围', 'Temperature'],
      ['30–230℃', '30–230 °C']
    ],
    [
      ['内腔', 'Inside'],
      ['搪瓷', 'Enamel']
    ],
    [
      ['控温', 'Heat control'],
      ['上下独立控温', 'Separate top and base']
    ],
    [
      ['额定功率', 'Rated power'],
      ['1600W', '1600 W']
    ]
  ],
  stories: [
    [
      ['上色均匀', 'Evenly golden'],
      [
        '上下管独立控温加热风循环，四角和中间一样焦香。',
        'Separate top and base elements with circulating air, so the corners brown like the middle.'
      ]
    ],
    [
      ['低温也用得上', 'Gentle heat too'],
      ['30℃ 起发酵，做面包、酸奶、果干都稳定。', 'From 30 °C it proves dough, sets yoghurt and dries fruit.']
    ]
  ],
  points: [
    ['搪瓷内腔，油渍一擦就掉', 'Wipe-clean enamel'],
    ['双层玻璃门', 'Double-glazed door'],
    ['炉灯随看随亮', 'Interior light']
  ],
  keywords: { zh: ['烤箱', '烘焙'], en: ['oven', 'baking'] },
  items: [
    item(
      'KX3512',
      '搪瓷电烤箱 上下独立控温',
      'Enamel oven, dual heat control',
      '三十五升，八寸蛋糕轻松烤',
      'Room for a 20 cm cake',
      349,
      'kwac',
      [0, 1],
      9120,
      380
    ),
    item(
      'KX4520',
      '热风电烤箱 大容量',
      'Large convection oven',
      '热风对流，三盘同烤',
      'Bakes three trays at once',
      499,
      'ksw',
      [1, 2],
      2840,
      290
    ),
    item(
      'KX2503',
      '入门电烤箱',
      'Starter oven',
      '简单旋钮，新手友好',
      'Simple knobs for beginners',
      229,
      'wa',
      [0],
      7360,
      620
    ),
    item(
      'KX4566',
      '智能电烤箱 电子控温',
      'Smart oven with digital control',
      '一度一调，菜单自动',
      'Exact temperatures, automatic menus',
      799,
      'kc',
      [2],
      410,
      26
    ),
    item('KX3500', '搪瓷烤箱 旧款', 'Enamel oven, earlier model', '停产', 'Discontinued', 299, 'k', [1], 3300, 980, [
      'off'
    ])
  ]
}
