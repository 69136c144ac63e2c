/** Hoods: choices, figures and the price list. */
import { kitchenFitting } from './bundles'
import { item, looks, size, type Family } from './family'

export const hoods: Family = {
  kind: 'hood',
  looks: looks('hood', {
    YT7521: { canopy: 'pyramid', lip: 'steel' },
    YT9024: { panel: 'touch', canopy: 'box' },
    YT7506: { panel: 'keys', light: 'two' },
    YT9030: { canopy: 'slab', light: 'bar' }
  }),
  leaf: 'C010101',
  shopCode: 'QH-KITCHEN',
  noun: ['吸油烟机', 'Range hood'],
  sizeName: ['宽度', 'Width'],
  sizes: [
    size('75', '75cm', '75 cm', 0, [750, 560, 480], 23000),
    size('90', '90cm', '90 cm', 200, [895, 560, 520], 27000)
  ],
  bundles: kitchenFitting,
  large: true,
  installs: true,
  warrantyYears: 5,
  rows: [
    [
      ['安装方式', 'Mounting'],
      ['壁挂', 'Wall']
    ],
    [
      ['照明', 'Light'],
      ['双灯 LED', 'Two LED lamps']
    ],
    [
      ['滤网', 'Filter'],
      ['可拆洗金属滤网', 'Removable metal filter']
    ],
    [
      ['操作', 'Control'],
      ['触控', 'Touch']
    ]
  ],
  stories: [
    [
      ['爆炒也留不住烟', 'Takes on the hottest wok'],
      [
        '变频电机按油烟浓度调节风量，起锅时自动加力。',
        'The variable motor follows the smoke and gives more when the wok flares.'
      ]
    ],
    [
      ['少洗一点', 'Less to scrub'],
      [
        '内腔少缝设计，油网一按即取，可进洗碗机。',
        'Few seams inside; the grease filter pops out and goes into the dishwasher.'
      ]
    ]
  ],
  points: [
    ['延时关机，余烟吸净', 'Runs on a little to clear the last smoke'],
    ['止逆阀防倒灌', 'A non-return flap keeps smells out'],
    ['双灯照明，台面不留影', 'Two lamps light the whole hob']
  ],
  keywords: { zh: ['抽油烟机', '油烟机', '烟机', '烟灶'], en: ['range hood', 'cooker hood', 'extractor'] },
  items: [
    item(
      'YT7521',
      '欧式顶吸油烟机 23m³ 大吸力',
      'Canopy range hood, 23 m³/min',
      '变频直驱，烟大风大',
      'Suction that follows the smoke',
      1799,
      'ks',
      [0, 1],
      3120,
      400,
      ['grade1']
    ),
    item(
      'YT9024',
      '欧式油烟机 智能巡航',
      'Canopy range hood with smart cruise',
      '油烟传感，自动调速',
      'Senses smoke and adjusts itself',
      2299,
      'kw',
      [1],
      1480,
      210,
      ['grade1']
    ),
    item(
      'YT7506',
      '经典欧式油烟机',
      'Classic canopy range hood',
      '大风量，简单耐用',
      'Strong, simple and sturdy',
      1199,
      'sk',
      [0, 1],
      6940,
      820
    ),
    item(
      'YT9030',
      '静吸油烟机 隐形灯带',
      'Quiet range hood with hidden light',
      '炒菜时也能聊天',
      'Quiet enough to talk over',
      2699,
      'kc',
      [1],
      260,
      30,
      ['grade1']
    )
  ]
}
