/** Electric water heaters: choices, figures and the price list. */
import { aircons } from './aircons'
import { item, looks, size, type Family } from './family'

export const heaters: Family = {
  ...aircons,
  kind: 'water-heater',
  looks: looks('water-heater', {
    RD6021: { build: 'capsule', panel: 'screen' },
    RD8030: { build: 'twin' },
    RD5002: { build: 'drum', panel: 'knob' },
    RD6066: { build: 'flat' }
  }),
  leaf: 'C070101',
  noun: ['电热水器', 'Electric water heater'],
  sizeName: ['容积', 'Capacity'],
  sizes: [
    size('50L', '50L（1-2 人）', '50 L (1–2 people)', 0, [780, 420, 440], 26000),
    size('60L', '60L（2-3 人）', '60 L (2–3 people)', 100, [860, 420, 440], 29000),
    size('80L', '80L（3-5 人）', '80 L (3–5 people)', 300, [990, 450, 470], 34000)
  ],
  warrantyYears: 8,
  rows: [
    [
      ['内胆', 'Tank'],
      ['金圭特护搪瓷', 'Enamelled steel']
    ],
    [
      ['最高水温', 'Maximum temperature'],
      ['75℃', '75 °C']
    ],
    [
      ['加热功率', 'Power'],
      ['3300W', '3300 W']
    ],
    [
      ['防电', 'Safety'],
      ['漏电保护 + 防电墙', 'Leakage cut-off and insulation wall']
    ]
  ],
  stories: [
    [
      ['回家就有热水', 'Hot water when you come home'],
      ['预约加热，错峰用电，水温一度一调。', 'Heats on a timer, off-peak, to the exact degree.']
    ],
    [
      ['安心洗每一次', 'Safe every time'],
      ['漏电时自动断电，出水断电可选。', 'Cuts out on any leakage; you can also shower with the power off.']
    ]
  ],
  points: [
    ['三千瓦速热', 'Fast 3 kW heating'],
    ['增容出水', 'More hot water from the same tank'],
    ['水温一度一调', 'Adjusts by the degree']
  ],
  keywords: { zh: ['热水器', '储水式热水器'], en: ['water heater', 'boiler'] },
  items: [
    item(
      'RD6021',
      '电热水器 速热增容',
      'Fast electric water heater',
      '一胆水当两胆用',
      'One tank does the work of two',
      999,
      'wsc',
      [0, 1, 2],
      6940,
      470,
      ['grade1']
    ),
    item(
      'RD8030',
      '扁桶电热水器 双胆',
      'Slim twin-tank water heater',
      '薄机身，吊顶内可装',
      'Slim enough to hide above a ceiling',
      1799,
      'wk',
      [1, 2],
      2150,
      240,
      ['grade1']
    ),
    item(
      'RD5002',
      '经典电热水器',
      'Classic electric water heater',
      '结实耐用，省心',
      'Sturdy and simple',
      649,
      'w',
      [0, 1],
      8120,
      800
    ),
    item(
      'RD6066',
      '青瓷电热水器 免换镁棒',
      'Celadon electric water heater',
      '免换镁棒，少跑一趟',
      'No anode rod to replace',
      1599,
      'ca',
      [1],
      340,
      27,
      ['grade1']
    )
  ]
}
