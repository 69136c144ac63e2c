/** Fridges: choices, figures and the price list. */
import { homeDelivery } from './bundles'
import { item, looks, size, type Family } from './family'

export const fridges: Family = {
  kind: 'fridge',
  looks: looks('fridge', {
    BF4521: { doors: 'french', handle: 'bars', build: 'regular' },
    BF5086: { doors: 'cross', handle: 'hollow' },
    BF5602: { doors: 'french', build: 'broad', panel: 'wide' },
    BF4590: { doors: 'tee' }
  }),
  leaf: 'C040101',
  shopCode: 'QH-HOME',
  noun: ['冰箱', 'Fridge'],
  sizeName: ['容积', 'Capacity'],
  sizes: [
    size('452L', '452L', '452 L', 0, [795, 1850, 650], 92000),
    size('508L', '508L', '508 L', 600, [833, 1898, 680], 101000),
    size('560L', '560L', '560 L', 1200, [905, 1910, 690], 110000)
  ],
  bundles: homeDelivery,
  large: true,
  installs: true,
  warrantyYears: 10,
  rows: [
    [
      ['制冷方式', 'Cooling'],
      ['风冷无霜', 'Frost-free']
    ],
    [
      ['压缩机', 'Compressor'],
      ['变频', 'Inverter']
    ],
    [
      ['温区', 'Zones'],
      ['冷藏 / 变温 / 冷冻', 'Chill / flexible / freeze']
    ],
    [
      ['噪声', 'Noise'],
      ['36dB(A)', '36 dB(A)']
    ]
  ],
  stories: [
    [
      ['各归其位，不再串味', 'Everything in its place'],
      [
        '三个温区独立送风，水果、母婴、生鲜分开存放。',
        'Three separately cooled zones keep fruit, baby food and fish apart.'
      ]
    ],
    [
      ['贴墙也能散热', 'Close to the wall'],
      ['底部散热，两侧只留一指宽，嵌进橱柜也平整。', 'Bottom ventilation needs just a finger’s width at each side.']
    ]
  ],
  points: [
    ['风冷无霜，免除霜', 'No defrosting'],
    ['变温室可存零度鲜肉', 'A flexible zone for fresh meat'],
    ['门未关提醒', 'Door alarm']
  ],
  keywords: { zh: ['电冰箱', '雪柜', '法式冰箱', '多门冰箱'], en: ['fridge', 'refrigerator'] },
  items: [
    item(
      'BF4521',
      '法式多门冰箱 风冷无霜',
      'French-door fridge, frost-free',
      '三温区，贴墙放',
      'Three zones, fits close to the wall',
      3699,
      'kws',
      [0, 1],
      2870,
      330,
      ['grade1']
    ),
    item(
      'BF5086',
      '超薄嵌入冰箱 底部散热',
      'Slim built-in fridge',
      '与橱柜齐平',
      'Flush with the cabinets',
      4999,
      'wk',
      [1, 2],
      1240,
      200,
      ['grade1']
    ),
    item(
      'BF5602',
      '大容量法式冰箱',
      'Large French-door fridge',
      '一周的菜一次装下',
      'Holds a week of groceries',
      5299,
      'sk',
      [2],
      760,
      420,
      ['grade1']
    ),
    item(
      'BF4590',
      '青瓷系列冰箱',
      'Celadon fridge',
      '釉色面板，抗指纹',
      'Fingerprint-proof glazed finish',
      4599,
      'caw',
      [0, 1],
      330,
      28,
      ['grade1']
    )
  ]
}
