/** Dishwashers: choices, figures and the price list. */
import { kitchenFitting } from './bundles'
import { item, looks, size, type Family } from './family'

export const dishwashers: Family = {
  kind: 'dishwasher',
  looks: looks('dishwasher', {
    XW1368: { panel: 'band', door: 'window' },
    XW1680: { door: 'drawers', build: 'wide' },
    XW0812: { build: 'slim' },
    XW1699: { panel: 'hidden', door: 'half' }
  }),
  leaf: 'C010301',
  shopCode: 'QH-KITCHEN',
  noun: ['洗碗机', 'Dishwasher'],
  sizeName: ['餐具套数', 'Place settings'],
  sizes: [
    size('8S', '8 套', '8 place settings', 0, [450, 815, 600], 38000),
    size('13S', '13 套', '13 place settings', 700, [598, 815, 600], 46000),
    size('16S', '16 套', '16 place settings', 1200, [598, 845, 600], 49000)
  ],
  bundles: kitchenFitting,
  large: true,
  installs: true,
  warrantyYears: 5,
  rows: [
    [
      ['烘干方式', 'Drying'],
      ['热风烘干 + 自动开门', 'Hot air, door opens automatically']
    ],
    [
      ['水效等级', 'Water efficiency'],
      ['一级', 'Grade 1']
    ],
    [
      ['软水', 'Softener'],
      ['有', 'Yes']
    ],
    [
      ['噪声', 'Noise'],
      ['44dB(A)', '44 dB(A)']
    ]
  ],
  stories: [
    [
      ['饭后时间还给家人', 'The evening is yours'],
      [
        '三层喷臂高温冲洗，油碗、锅具、奶瓶一次洗净。',
        'Three hot spray levels clean plates, pans and bottles together.'
      ]
    ],
    [
      ['洗完就干', 'Dry when done'],
      [
        '热风配合自动开门，碗里不留水渍，也可当碗柜存放。',
        'Hot air and an auto-opening door leave no water marks, and you can store the dishes inside.'
      ]
    ]
  ],
  points: [
    ['碗篮三档可调', 'Racks at three heights'],
    ['72 小时储存换气', '72-hour fresh-air storage'],
    ['一小时快洗', 'One-hour wash']
  ],
  keywords: { zh: ['嵌入式洗碗机', '刷碗机'], en: ['dishwasher'] },
  items: [
    item(
      'XW1368',
      '嵌入式洗碗机 热风烘干',
      'Built-in dishwasher, hot-air drying',
      '洗消烘存一体',
      'Washes, dries and stores',
      2999,
      'ksw',
      [0, 1],
      1760,
      270,
      ['grade1']
    ),
    item(
      'XW1680',
      '大容量洗碗机 分层洗',
      'Large dishwasher, half-load wash',
      '半载只洗一层，省水',
      'Wash one rack when half full',
      3599,
      'kw',
      [1, 2],
      640,
      140,
      ['grade1']
    ),
    item(
      'XW0812',
      '窄机身洗碗机',
      'Slim dishwasher',
      '45cm 宽，小厨房也能装',
      '45 cm wide, for small kitchens',
      2399,
      'wc',
      [0],
      1120,
      360
    ),
    item(
      'XW1699',
      '旗舰洗碗机 自动投放',
      'Flagship dishwasher, auto dosing',
      '一次加满，洗一个月',
      'Fill once for a month of washing',
      4899,
      'ks',
      [2],
      150,
      18,
      ['grade1', 'limit1']
    )
  ]
}
