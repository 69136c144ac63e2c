/** Dryers: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { washers } from './washers'

export const dryers: Family = {
  ...washers,
  kind: 'dryer',
  looks: looks('dryer', {
    GY1002: { door: 'steel', panel: 'classic', build: 'regular' },
    GY0701: { build: 'low', size: 'small' },
    GY1018: { panel: 'touch' }
  }),
  leaf: 'C050201',
  noun: ['干衣机', 'Dryer'],
  sizeName: ['烘干容量', 'Drying load'],
  sizes: [
    size('7KG', '7kg', '7 kg', 0, [598, 845, 560], 46000),
    size('10KG', '10kg', '10 kg', 700, [598, 850, 640], 54000)
  ],
  rows: [
    [
      ['烘干方式', 'Drying'],
      ['热泵', 'Heat pump']
    ],
    [
      ['除湿', 'Moisture'],
      ['智能判干', 'Auto-sensing']
    ],
    [
      ['滤网', 'Filter'],
      ['双层可拆', 'Two layers, removable']
    ],
    [
      ['噪声', 'Noise'],
      ['62dB(A)', '62 dB(A)']
    ]
  ],
  stories: [
    [
      ['冬天也有太阳味', 'Sun-dried softness, any weather'],
      ['热泵低温烘干，衣物蓬松不缩水。', 'Gentle heat-pump drying leaves clothes soft, with no shrinking.']
    ],
    [
      ['毛絮看得见地少', 'Far less lint'],
      ['双层滤网带走毛屑，一拉就能清。', 'Two filters catch the lint and pull out to empty.']
    ]
  ],
  points: [
    ['可叠放在洗衣机上', 'Stacks on the washer'],
    ['鞋靴烘干架', 'Shoe rack'],
    ['防皱抖散', 'Anti-crease tumbling']
  ],
  keywords: { zh: ['烘干机', '热泵干衣机', '衣物烘干'], en: ['dryer', 'tumble dryer'] },
  items: [
    item(
      'GY1002',
      '热泵干衣机 智能判干',
      'Heat-pump dryer with moisture sensor',
      '低温柔烘，不缩水',
      'Gentle heat, no shrinking',
      2999,
      'wsk',
      [1],
      2140,
      300,
      ['grade1']
    ),
    item('GY0701', '小巧干衣机', 'Compact dryer', '叠放不占地', 'Stacks to save space', 1999, 'wa', [0], 1630, 220),
    item(
      'GY1018',
      '热泵干衣机 除螨护理',
      'Heat-pump dryer with mite care',
      '床品被套一起护理',
      'Cares for bedding too',
      3699,
      'sk',
      [1],
      720,
      140,
      ['grade1']
    ),
    item(
      'GY0712',
      '轻柔干衣机 青瓷',
      'Gentle dryer, celadon',
      '和洗衣机配成一对',
      'Pairs with our washers',
      2399,
      'cw',
      [0, 1],
      190,
      19
    )
  ]
}
