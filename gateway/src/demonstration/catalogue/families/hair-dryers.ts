/** Hair dryers: choices, figures and the price list. */
import { dispensers } from './dispensers'
import { item, looks, size, type Family } from './family'

export const hairDryers: Family = {
  ...dispensers,
  kind: 'hair-dryer',
  looks: looks('hair-dryer', {
    CF1608: { build: 'hollow', handle: 'slim' },
    CF1602: { build: 'short', handle: 'folded', size: 'small' },
    CF1620: { build: 'cone', handle: 'curved' },
    CF1601: { build: 'barrel', handle: 'straight', nozzle: 'flat' }
  }),
  leaf: 'C100101',
  noun: ['电吹风', 'Hair dryer'],
  sizeName: ['版本', 'Edition'],
  sizes: [
    size('STD', '单风嘴', 'One nozzle', 0, [72, 248, 190], 620),
    size('FULL', '三风嘴', 'Three nozzles', 60, [72, 248, 190], 760)
  ],
  warrantyYears: 1,
  rows: [
    [
      ['风速', 'Air speed'],
      ['22 米/秒', '22 m/s']
    ],
    [
      ['负离子', 'Ions'],
      ['有', 'Yes']
    ],
    [
      ['额定功率', 'Rated power'],
      ['1600W', '1600 W']
    ],
    [
      ['档位', 'Settings'],
      ['三温两速', 'Three heats, two speeds']
    ]
  ],
  stories: [
    [
      ['干得快，不烫发', 'Fast without the scorch'],
      ['高速风量配合恒温，头发更顺。', 'Fast air at steady warmth leaves hair smooth.']
    ],
    [
      ['拿着轻', 'Light to hold'],
      ['重心在手柄，举久也不酸。', 'Balanced in the hand.']
    ]
  ],
  points: [
    ['冷热循环风', 'Alternating warm and cool air'],
    ['磁吸风嘴', 'Magnetic nozzles'],
    ['低噪电机', 'Low-noise motor']
  ],
  keywords: { zh: ['吹风机', '吹风筒', '高速吹风'], en: ['hair dryer', 'blow dryer'] },
  items: [
    item(
      'CF1608',
      '高速电吹风 负离子',
      'High-speed ionic hair dryer',
      '三分钟半干',
      'Half dry in three minutes',
      299,
      'wak',
      [0, 1],
      13200,
      290
    ),
    item(
      'CF1602',
      '折叠电吹风 旅行',
      'Folding travel hair dryer',
      '对折放进包',
      'Folds to fit your bag',
      99,
      'abw',
      [0],
      7680,
      500
    ),
    item(
      'CF1620',
      '恒温护发电吹风',
      'Constant-heat hair dryer',
      '温度不过火',
      'Never too hot',
      459,
      'cks',
      [1],
      1540,
      46
    ),
    item(
      'CF1601',
      '家用大风量吹风机',
      'Powerful family hair dryer',
      '全家都合用',
      'For the whole family',
      139,
      'kw',
      [0],
      9120,
      660
    )
  ]
}
