/** Pressure cookers: choices, figures and the price list. */
import { bundle, item, looks, size, type Family } from './family'

export const pressureCookers: Family = {
  kind: 'pressure-cooker',
  looks: looks('pressure-cooker', {
    PY5088: { panel: 'touch' },
    PY4061: { build: 'low', panel: 'dial' },
    PY5072: { build: 'barrel' },
    PY6090: { build: 'tall', size: 'large' }
  }),
  leaf: 'C020201',
  shopCode: 'QH-KITCHEN',
  noun: ['电压力锅', 'Pressure cooker'],
  sizeName: ['容量', 'Capacity'],
  sizes: [
    size('4L', '4L（2-5 人）', '4 L (2–5 people)', 0, [306, 268, 312], 6200),
    size('5L', '5L（3-6 人）', '5 L (3–6 people)', 50, [322, 286, 328], 7000),
    size('6L', '6L（5-8 人）', '6 L (5–8 people)', 100, [336, 304, 342], 7800)
  ],
  bundles: [bundle('POT', '单胆', 'One pot', 0), bundle('POTS', '双胆', 'Two pots', 80)],
  large: false,
  installs: false,
  warrantyYears: 2,
  rows: [
    [
      ['工作压力', 'Working pressure'],
      ['0–70kPa 可调', '0–70 kPa, adjustable']
    ],
    [
      ['开盖', 'Lid'],
      ['自动泄压后开盖', 'Opens after pressure is released']
    ],
    [
      ['安全保护', 'Safety'],
      ['多重保护装置', 'Several independent protections']
    ],
    [
      ['预约', 'Delay start'],
      ['24 小时', 'Up to 24 hours']
    ]
  ],
  stories: [
    [
      ['硬菜也快', 'Slow dishes, quickly'],
      [
        '高压锁住热量，排骨、牛腩、豆类比明火炖煮更省时。',
        'Pressure keeps the heat in: ribs, brisket and beans take far less time than on a flame.'
      ]
    ],
    [
      ['压力听得见也看得见', 'Pressure you can follow'],
      [
        '旋钮分档控压，屏幕显示当前阶段，泄压口远离把手。',
        'Set the pressure with the dial, follow each stage on the display; steam leaves away from the handle.'
      ]
    ]
  ],
  points: [
    ['分段泄压，开盖不急喷', 'Releases steam in stages'],
    ['中途加菜，无须重来', 'Add ingredients half-way'],
    ['双胆轮换，饭汤不串味', 'Two pots keep flavours apart']
  ],
  keywords: { zh: ['高压锅', '压力煲', '电高压锅'], en: ['pressure cooker', 'multi cooker'] },
  items: [
    item(
      'PY5088',
      '双胆压力电饭煲 智能控压',
      'Smart two-pot pressure cooker',
      '智能控压，软硬随心',
      'Soft or firm, just as you like',
      799,
      'kws',
      [1, 2],
      640,
      20
    ),
    item(
      'PY4061',
      '轻压电压力锅',
      'Light pressure cooker',
      '小家庭的一锅硬菜',
      'Hearty dishes for a small family',
      329,
      'wa',
      [0, 1],
      3170,
      310
    ),
    item(
      'PY5072',
      '浓香电压力锅 球釜',
      'Rich-flavour pressure cooker, round pot',
      '沸腾对流，汤更浓',
      'A rolling boil for richer soup',
      449,
      'sk',
      [1, 2],
      6650,
      470
    ),
    item(
      'PY6090',
      '大容量电压力锅',
      'Large pressure cooker',
      '六升大锅，一次炖足',
      'Six litres in a single batch',
      529,
      'sc',
      [2],
      910,
      150
    )
  ]
}
