/** Vacuums: choices, figures and the price list. */
import { dispensers } from './dispensers'
import { bundle, item, looks, size, type Family } from './family'

export const vacuums: Family = {
  ...dispensers,
  kind: 'vacuum',
  looks: looks('vacuum', {
    XC6012: { build: 'gun', cup: 'round' },
    XC4505: { build: 'stick', head: 'slim' },
    XC6030: { build: 'dock' },
    XC4501: { build: 'upright' }
  }),
  leaf: 'C090101',
  noun: ['无线吸尘器', 'Cordless vacuum'],
  sizeName: ['续航', 'Running time'],
  sizes: [
    size('45M', '45 分钟', '45 minutes', 0, [252, 1110, 212], 4200),
    size('60M', '60 分钟', '60 minutes', 200, [252, 1110, 212], 4500)
  ],
  bundles: [bundle('STD', '标准版', 'Standard', 0), bundle('BED', '标准版 + 除螨刷', 'Standard + mattress brush', 129)],
  warrantyYears: 2,
  rows: [
    [
      ['吸力', 'Suction'],
      ['150AW', '150 AW']
    ],
    [
      ['尘杯', 'Dust cup'],
      ['0.6L，水洗', '0.6 L, washable']
    ],
    [
      ['过滤', 'Filter'],
      ['五重密封过滤', 'Five sealed stages']
    ],
    [
      ['充电', 'Charging'],
      ['4 小时', '4 hours']
    ]
  ],
  stories: [
    [
      ['拿起来就能吸', 'Pick up and go'],
      ['无线轻量，单手举过头顶也不累。', 'Cordless and light enough to lift overhead.']
    ],
    [
      ['灰尘看得见', 'See the dust'],
      ['地刷照灯照亮床底和角落。', 'A light on the brush shows what is under the bed.']
    ]
  ],
  points: [
    ['电池可拆', 'Removable battery'],
    ['防缠绕滚刷', 'Tangle-free brush'],
    ['挂架收纳', 'Wall mount']
  ],
  keywords: { zh: ['吸尘器', '手持吸尘器', '除螨'], en: ['vacuum', 'cordless vacuum', 'cleaner'] },
  items: [
    item(
      'XC6012',
      '无线吸尘器 防缠绕',
      'Tangle-free cordless vacuum',
      '大吸力，长发不缠',
      'Strong suction, no hair tangles',
      699,
      'cak',
      [0, 1],
      10350,
      280
    ),
    item(
      'XC4505',
      '轻量无线吸尘器',
      'Light cordless vacuum',
      '只有 1.3kg 手持重量',
      'Just 1.3 kg in the hand',
      499,
      'wab',
      [0],
      6820,
      390
    ),
    item(
      'XC6030',
      '旗舰无线吸尘器 自集尘',
      'Self-emptying flagship vacuum',
      '一个月倒一次灰',
      'Empty it once a month',
      1899,
      'ks',
      [1],
      930,
      43,
      ['limit2']
    ),
    item(
      'XC4501',
      '入门无线吸尘器',
      'Starter cordless vacuum',
      '小家够用',
      'Just right for small homes',
      329,
      'w',
      [0],
      8740,
      610
    )
  ]
}
