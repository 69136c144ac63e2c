/** Toothbrushes: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { hairDryers } from './hair-dryers'

export const toothbrushes: Family = {
  ...hairDryers,
  kind: 'toothbrush',
  looks: looks('toothbrush', {
    DY3801: { build: 'tube', head: 'long', panel: 'pill', stand: 'dock', trim: 'ring' },
    DY3816: { build: 'square', head: 'wide', panel: 'ring', stand: 'case' },
    DY3100: { build: 'waist', head: 'round', panel: 'line', stand: 'none', trim: 'darkGrip' }
  }),
  leaf: 'C100201',
  noun: ['电动牙刷', 'Electric toothbrush'],
  sizes: [
    size('ONE', '单支装', 'One brush', 0, [28, 246, 28], 320),
    size('PAIR', '两支装', 'Two brushes', 120, [28, 246, 28], 600)
  ],
  rows: [
    [
      ['振频', 'Strokes'],
      ['38000 次/分', '38,000 per minute']
    ],
    [
      ['续航', 'Battery'],
      ['60 天', '60 days']
    ],
    [
      ['防水', 'Waterproof'],
      ['IPX7', 'IPX7']
    ],
    [
      ['充电', 'Charging'],
      ['无线底座', 'Wireless base']
    ]
  ],
  stories: [
    [
      ['温柔也刷得净', 'Gentle and thorough'],
      ['声波震动加压力提醒，不伤牙龈。', 'Sonic strokes, with a warning when you press too hard.']
    ],
    [
      ['出差不带充电器', 'Leave the charger at home'],
      ['一次充电用两个月。', 'Two months on a single charge.']
    ]
  ],
  points: [
    ['30 秒换区提醒', '30-second zone timer'],
    ['四种模式', 'Four modes'],
    ['全身水洗', 'Washable']
  ],
  keywords: { zh: ['牙刷', '声波牙刷'], en: ['toothbrush', 'sonic toothbrush'] },
  items: [
    item(
      'DY3801',
      '声波电动牙刷',
      'Sonic toothbrush',
      '轻柔洁净，长续航',
      'Gentle clean, long battery life',
      159,
      'cwa',
      [0, 1],
      11900,
      330
    ),
    item(
      'DY3816',
      '声波电动牙刷 压力感应',
      'Sonic toothbrush with pressure sensor',
      '用力过大会提醒',
      'Warns if you press too hard',
      269,
      'kb',
      [0, 1],
      3420,
      150
    ),
    item(
      'DY3100',
      '入门电动牙刷',
      'Starter toothbrush',
      '第一支电动牙刷',
      'Your first electric toothbrush',
      79,
      'wb',
      [0],
      6850,
      470
    )
  ]
}
