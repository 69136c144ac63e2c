/** Fans: choices, figures and the price list. */
import { dispensers } from './dispensers'
import { item, looks, size, type Family } from './family'

export const fans: Family = {
  ...dispensers,
  kind: 'fan',
  looks: looks('fan', {
    FS2601: { build: 'desk', base: 'disc' },
    FS2612: { build: 'box' },
    FS1205: { build: 'tall', base: 'cross' },
    FS2630: { base: 'tank', build: 'desk', blades: 'three' }
  }),
  leaf: 'C110101',
  noun: ['循环扇', 'Fan'],
  sizeName: ['款式', 'Style'],
  sizes: [
    size('DESK', '台式风扇', 'Desk fan', 0, [302, 420, 240], 2800),
    size('FLOOR', '落地风扇', 'Floor fan', 80, [340, 920, 340], 5200)
  ],
  warrantyYears: 2,
  rows: [
    [
      ['电机', 'Motor'],
      ['直流变频', 'DC inverter']
    ],
    [
      ['档位', 'Speeds'],
      ['26 档', '26 speeds']
    ],
    [
      ['摆风', 'Oscillation'],
      ['上下左右', 'Up, down and sideways']
    ],
    [
      ['额定功率', 'Rated power'],
      ['28W', '28 W']
    ]
  ],
  stories: [
    [
      ['像自然风', 'Like a natural breeze'],
      ['五叶风轮打散风柱，久吹不累。', 'Five blades soften the airflow into a breeze.']
    ],
    [
      ['和空调搭着用', 'Teams up with your air con'],
      ['加快空气循环，空调温度可以调高两度。', 'Moves the cool air around, so your air con can work less.']
    ]
  ],
  points: [
    ['低档几乎无声', 'Almost silent at low speed'],
    ['遥控与定时', 'Remote and timer'],
    ['网罩可拆洗', 'Removable, washable guard']
  ],
  keywords: { zh: ['风扇', '电风扇', '落地扇'], en: ['fan', 'air circulator'] },
  items: [
    item('FS2601', '直流循环扇', 'DC air circulator', '柔风静音', 'Soft and quiet', 199, 'wca', [0, 1], 9430, 240),
    item(
      'FS2612',
      '无线循环扇 可充电',
      'Cordless air circulator',
      '阳台露营都能带',
      'For balcony and camping',
      329,
      'wb',
      [0],
      2680,
      120
    ),
    item(
      'FS1205',
      '家用电风扇',
      'Household fan',
      '大风量，全家好用',
      'Strong airflow for the whole family',
      119,
      'wkb',
      [0, 1],
      8170,
      580
    ),
    item('FS2630', '加湿循环扇', 'Humidifying fan', '吹风也不干', 'A breeze that does not dry', 459, 'as', [1], 240, 23)
  ]
}
