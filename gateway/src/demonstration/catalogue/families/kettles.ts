/** Kettles: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'

export const kettles: Family = {
  kind: 'kettle',
  looks: looks('kettle', {
    HK1701: { build: 'taper', handle: 'loop', lid: 'dome', window: 'side', trim: 'plain' },
    HK1520: { build: 'belly' },
    HK1006: { build: 'straight', handle: 'hook', size: 'small' },
    HK1733: { window: 'screen' },
    HK1715: { window: 'none' }
  }),
  leaf: 'C020301',
  shopCode: 'QH-LIFE',
  noun: ['电水壶', 'Kettle'],
  sizeName: ['容量', 'Capacity'],
  sizes: [
    size('1L', '1.0L', '1.0 L', 0, [204, 218, 152], 1100),
    size('1_5L', '1.5L', '1.5 L', 10, [218, 242, 158], 1300),
    size('1_7L', '1.7L', '1.7 L', 20, [226, 256, 164], 1450)
  ],
  bundles: [],
  large: false,
  installs: false,
  warrantyYears: 1,
  rows: [
    [
      ['内胆材质', 'Interior'],
      ['316L 不锈钢', '316L stainless steel']
    ],
    [
      ['额定功率', 'Rated power'],
      ['1800W', '1800 W']
    ],
    [
      ['防干烧', 'Boil-dry guard'],
      ['有', 'Yes']
    ],
    [
      ['电源线', 'Cord'],
      ['0.8m，可收纳', '0.8 m, stows in the base']
    ]
  ],
  stories: [
    [
      ['一壶好水', 'Fresh hot water, fast'],
      [
        '底盘大面积加热，烧开即停；壶口细滤，倒水不带水垢。',
        'A broad base boils fast and stops by itself; the fine spout filter holds back scale.'
      ]
    ],
    [
      ['里里外外都好打理', 'Easy inside and out'],
      ['一体内胆没有接缝，宽口伸手可洗。', 'A seamless interior, and a mouth wide enough for your hand.']
    ]
  ],
  points: [
    ['水沸自动断电', 'Switches off at the boil'],
    ['防烫壶身，提得放心', 'Cool-touch body'],
    ['侧面水窗，余量看得见', 'Water-level window']
  ],
  keywords: { zh: ['热水壶', '烧水壶', '水壶'], en: ['kettle', 'electric kettle', 'tea'] },
  items: [
    item(
      'HK1701',
      '恒温电水壶 316L 不锈钢',
      'Keep-warm kettle, 316L steel',
      '六档恒温，泡茶冲奶都合适',
      'Six temperatures for tea and formula',
      99,
      'swb',
      [1, 2],
      34100,
      640,
      [],
      'C020302'
    ),
    item(
      'HK1520',
      '轻语电水壶 静音',
      'Whisper-quiet kettle',
      '烧水声更轻',
      'Boils more quietly',
      129,
      'wca',
      [1, 2],
      7820,
      280
    ),
    item(
      'HK1006',
      '随行电水壶 小容量',
      'Compact kettle',
      '一个人的早茶',
      'Morning tea for one',
      79,
      'wab',
      [0],
      5260,
      190
    ),
    item(
      'HK1733',
      '恒温水壶 大屏数显',
      'Keep-warm kettle with display',
      '实时水温，一度可调',
      'Live temperature, set to the degree',
      189,
      'kcs',
      [1, 2],
      2410,
      40,
      [],
      'C020302'
    ),
    item(
      'HK1715',
      '家用快烧电水壶',
      'Fast family kettle',
      '大功率，客人来了不用等',
      'High power, so no one waits',
      89,
      'sk',
      [2],
      12800,
      700
    )
  ]
}
