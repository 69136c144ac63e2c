/** Blenders: choices, figures and the price list. */
import { airFryers } from './air-fryers'
import { item, looks, size, type Family } from './family'

export const blenders: Family = {
  ...airFryers,
  kind: 'blender',
  looks: looks('blender', {
    PB1751: { build: 'shell' },
    PB1202: { build: 'straight' },
    PB1768: { build: 'taper', panel: 'touch' },
    PB1210: { build: 'cup', drink: 'green' }
  }),
  leaf: 'C030201',
  noun: ['破壁机', 'Blender'],
  sizes: [
    size('1_2L', '1.2L', '1.2 L', 0, [196, 382, 196], 3600),
    size('1_75L', '1.75L', '1.75 L', 90, [214, 432, 214], 4700)
  ],
  bundles: [],
  rows: [
    [
      ['转速', 'Speed'],
      ['32000 转/分', '32,000 rpm']
    ],
    [
      ['杯体', 'Jar'],
      ['高硼硅玻璃', 'Borosilicate glass']
    ],
    [
      ['额定功率', 'Rated power'],
      ['900W', '900 W']
    ],
    [
      ['自清洗', 'Self-clean'],
      ['有', 'Yes']
    ]
  ],
  stories: [
    [
      ['细到不用滤', 'Smooth without a sieve'],
      ['八叶刀头配导流杯，豆浆、米糊细腻顺滑。', 'Eight blades and a shaped jar make soy milk and porridge silky.']
    ],
    [
      ['冷热都行', 'Hot and cold'],
      ['加热熬煮与冷饮冰沙一机完成。', 'Cooks soups and crushes ice alike.']
    ]
  ],
  points: [
    ['防溢探针', 'Overflow sensor'],
    ['预约早餐', 'Breakfast ready on time'],
    ['冲洗程序', 'Rinse programme']
  ],
  keywords: { zh: ['料理机', '豆浆机', '榨汁机'], en: ['blender', 'soy milk maker', 'juicer'] },
  items: [
    item(
      'PB1751',
      '破壁机 加热静音',
      'Quiet heating blender',
      '隔音罩降噪，早起不扰人',
      'A sound hood keeps mornings quiet',
      599,
      'wak',
      [1],
      5370,
      320
    ),
    item(
      'PB1202',
      '小容量破壁机',
      'Small blender',
      '两三人的早餐',
      'Breakfast for two or three',
      299,
      'wc',
      [0],
      6120,
      240
    ),
    item(
      'PB1768',
      '变频破壁机 免手洗',
      'Self-cleaning blender',
      '高温冲洗加烘干',
      'Washes hot, then dries itself',
      899,
      'ks',
      [1],
      880,
      42
    ),
    item(
      'PB1210',
      '轻食料理机',
      'Everyday blender',
      '果昔、冰沙、辅食',
      'Smoothies, ice and baby food',
      159,
      'wab',
      [0],
      9350,
      500
    )
  ]
}
