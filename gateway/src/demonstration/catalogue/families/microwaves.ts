/** Microwaves: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { ovens } from './ovens'

export const microwaves: Family = {
  ...ovens,
  kind: 'microwave',
  looks: looks('microwave', {
    WB2021: { door: 'glass', panel: 'keys' },
    WB2330: { door: 'mirror', panel: 'strip' },
    WB2366: { panel: 'touch' },
    WB2005: { panel: 'dials' }
  }),
  leaf: 'C030102',
  noun: ['微波炉', 'Microwave'],
  sizes: [
    size('20L', '20L', '20 L', 0, [452, 262, 342], 10500),
    size('23L', '23L', '23 L', 80, [483, 281, 388], 12600)
  ],
  bundles: [],
  rows: [
    [
      ['微波功率', 'Microwave power'],
      ['800W', '800 W']
    ],
    [
      ['加热', 'Heating'],
      ['平板', 'Flatbed']
    ],
    [
      ['童锁', 'Child lock'],
      ['有', 'Yes']
    ],
    [
      ['门', 'Door'],
      ['侧开', 'Side-opening']
    ]
  ],
  stories: [
    [
      ['热得透', 'Hot all the way through'],
      ['变频微波持续输出，中间热透，边缘不干。', 'Steady inverter power warms the middle without drying the edge.']
    ],
    [
      ['平板好打理', 'A flat floor'],
      ['没有转盘，大盘子随便放，一擦就干净。', 'No turntable: large plates fit and it wipes clean.']
    ]
  ],
  points: [
    ['一键热饭、热奶', 'One-touch rice and milk'],
    ['解冻不半熟', 'Thaws without cooking'],
    ['提示音可关', 'Silent mode']
  ],
  keywords: { zh: ['微蒸烤', '光波炉'], en: ['microwave', 'combi oven'] },
  items: [
    item(
      'WB2021',
      '平板微波炉 变频',
      'Flatbed inverter microwave',
      '热得均匀，好擦',
      'Even heat, easy to wipe',
      399,
      'wa',
      [0, 1],
      6230,
      450
    ),
    item(
      'WB2330',
      '微烤一体机',
      'Microwave with grill',
      '微波加烧烤，外焦里嫩',
      'Microwave and grill in one',
      599,
      'kw',
      [1],
      2980,
      230
    ),
    item(
      'WB2366',
      '微蒸烤一体机',
      'Combi microwave with steam and grill',
      '蒸、烤、微波一台够',
      'Steams, grills and microwaves',
      1599,
      'ks',
      [1],
      540,
      33
    ),
    item(
      'WB2005',
      '家用微波炉 简易款',
      'Easy-use family microwave',
      '常用功能一键直达',
      'Favourites in one tap',
      299,
      'wc',
      [0],
      8450,
      710
    )
  ]
}
