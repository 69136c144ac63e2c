/** Wall air conditioners: choices, figures and the price list. */
import { climateFitting } from './bundles'
import { item, looks, size, type Family } from './family'
import { fridges } from './fridges'

export const aircons: Family = {
  ...fridges,
  kind: 'aircon',
  looks: looks('aircon', {
    KW3501: { build: 'slim', mouth: 'holes', wind: 'still', trim: 'plain' },
    KW3512: { mouth: 'flap', wind: 'four', trim: 'plain', build: 'round' },
    KW3526: { build: 'box', trim: 'fresh', wind: 'two' },
    KW2603: { build: 'curve', trim: 'silver', wind: 'two' }
  }),
  leaf: 'C060101',
  shopCode: 'QH-CLIMATE',
  noun: ['挂式空调', 'Wall air conditioner'],
  sizeName: ['匹数', 'Power'],
  sizes: [
    size('1HP', '大 1 匹（10-15㎡）', '2.6 kW (10–15 m²)', 0, [812, 292, 212], 38000),
    size('1_5HP', '1.5 匹（16-24㎡）', '3.5 kW (16–24 m²)', 300, [880, 302, 218], 43000),
    size('2HP', '2 匹（23-34㎡）', '5.1 kW (23–34 m²)', 1100, [1010, 322, 232], 52000)
  ],
  bundles: climateFitting,
  warrantyYears: 6,
  rows: [
    [
      ['冷暖类型', 'Modes'],
      ['冷暖电辅', 'Cooling and heating']
    ],
    [
      ['变频', 'Inverter'],
      ['全直流变频', 'Full DC inverter']
    ],
    [
      ['自清洁', 'Self-clean'],
      ['有', 'Yes']
    ],
    [
      ['室内噪声', 'Indoor noise'],
      ['18–40dB(A)', '18–40 dB(A)']
    ]
  ],
  stories: [
    [
      ['吹风不直吹', 'Air without a draught'],
      [
        '导风板打散气流，整屋凉下来，人感觉不到风。',
        'The louvre breaks up the airflow, so the room cools without a draught.'
      ]
    ],
    [
      ['一整晚都安静', 'Quiet all night'],
      ['睡眠曲线随体温调节，凌晨自动回升。', 'Adjusts through the night and warms up before dawn.']
    ]
  ],
  points: [
    ['自清洁蒸发器', 'Cleans itself'],
    ['新国标能效', 'Meets the current efficiency standard'],
    ['来电恢复', 'Restarts after a power cut']
  ],
  keywords: { zh: ['空调', '冷气', '挂机', '壁挂空调'], en: ['air conditioner', 'ac', 'aircon'] },
  items: [
    item(
      'KW3501',
      '无风感变频空调',
      'Draught-free inverter air conditioner',
      '柔风不直吹',
      'Gentle cooling, no draught',
      2399,
      'ws',
      [0, 1, 2],
      9860,
      350,
      ['grade1']
    ),
    item(
      'KW3512',
      '节能变频空调',
      'Energy-saving air conditioner',
      '一晚用电更少',
      'Uses less power overnight',
      1999,
      'w',
      [0, 1],
      12400,
      520,
      ['grade1']
    ),
    item(
      'KW3526',
      '新风空调 换气制冷',
      'Air conditioner with fresh air',
      '关窗也能换新鲜空气',
      'Fresh air with the windows shut',
      3999,
      'wk',
      [1, 2],
      640,
      48,
      ['grade1', 'limit2']
    ),
    item(
      'KW2603',
      '卧室空调 静音',
      'Quiet bedroom air conditioner',
      '低至 18 分贝',
      'As quiet as 18 dB',
      1799,
      'wac',
      [0, 1],
      5730,
      410,
      ['grade1']
    )
  ]
}
