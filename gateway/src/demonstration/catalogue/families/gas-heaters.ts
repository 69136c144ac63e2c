/** Gas heaters: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { heaters } from './heaters'

export const gasHeaters: Family = {
  ...heaters,
  kind: 'gas-heater',
  looks: looks('gas-heater', {
    RQ1602: { front: 'flame', panel: 'screen' },
    RQ1618: { front: 'screen' },
    RQ1305: { build: 'slim', panel: 'knobs' },
    RQ1630: { front: 'rings' }
  }),
  leaf: 'C070201',
  noun: ['燃气热水器', 'Gas water heater'],
  sizeName: ['升数', 'Hot-water flow'],
  sizes: [
    size('13L', '13 升（天然气）', '13 L/min (natural gas)', 0, [365, 590, 160], 16000),
    size('16L', '16 升（天然气）', '16 L/min (natural gas)', 300, [380, 610, 170], 18000)
  ],
  rows: [
    [
      ['恒温', 'Steady heat'],
      ['水量伺服 + 变频', 'Flow servo, inverter fan']
    ],
    [
      ['排气', 'Flue'],
      ['强排', 'Forced']
    ],
    [
      ['点火水压', 'Start pressure'],
      ['0.02MPa', '0.02 MPa']
    ],
    [
      ['保护', 'Safety'],
      ['熄火 / 超温 / 风压', 'Flame, heat and wind guards']
    ]
  ],
  stories: [
    [
      ['水温稳稳的', 'Steady from start to end'],
      [
        '水量变化自动补偿火力，厨房开水，浴室不凉。',
        'The flame follows the flow, so a kitchen tap never chills the shower.'
      ]
    ],
    [
      ['多重守护', 'Protected all round'],
      ['熄火、超温、风压异常时自动关阀。', 'The valve closes on flame-out, overheating or a blocked flue.']
    ]
  ],
  points: [
    ['低水压也能点火', 'Lights at low water pressure'],
    ['水温一度一调', 'Adjusts by the degree'],
    ['防冻保护', 'Frost guard']
  ],
  keywords: { zh: ['热水器', '煤气热水器', '恒温热水器'], en: ['water heater', 'gas heater'] },
  items: [
    item(
      'RQ1602',
      '燃气热水器 恒温',
      'Thermostatic gas water heater',
      '开别的水龙头也不忽冷忽热',
      'Stays steady when another tap opens',
      1699,
      'wsk',
      [0, 1],
      4230,
      360
    ),
    item(
      'RQ1618',
      '零冷水燃气热水器',
      'Instant-hot gas water heater',
      '一开就热，不放冷水',
      'Hot water straight away',
      2599,
      'ks',
      [1],
      1180,
      180
    ),
    item(
      'RQ1305',
      '平衡燃气热水器',
      'Balanced-flue gas water heater',
      '小浴室的稳当之选',
      'A safe choice for small bathrooms',
      1199,
      'w',
      [0],
      3720,
      640
    ),
    item(
      'RQ1630',
      '静音燃气热水器',
      'Quiet gas water heater',
      '夜里洗澡不吵人',
      'Late showers that wake no one',
      2199,
      'aw',
      [1],
      280,
      31
    )
  ]
}
