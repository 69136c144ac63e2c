/** Rice cookers: choices, figures and the price list. */
import { bundle, item, looks, size, type Family } from './family'

export const riceCookers: Family = {
  kind: 'rice-cooker',
  looks: looks('rice-cooker', {
    FC4083: { build: 'round', lid: 'dome', panel: 'screen', handle: 'knob', trim: 'plain', feet: 'pads' },
    FC3061: { trim: 'band' },
    FC4096: { build: 'tall', lid: 'step' },
    FC2218: { size: 'small' },
    FD4110: { trim: 'darkLid', panel: 'dial' },
    FD3105: { panel: 'touch', lid: 'flat', handle: 'none' },
    FD5120: { build: 'wide', size: 'large' },
    FD4132: { build: 'ball', handle: 'none' },
    FB1601: { build: 'low', panel: 'key', lid: 'dome' },
    FB1612: { build: 'ball', lid: 'dome', size: 'small' },
    FB1620: { handle: 'carry' },
    FA3002: { panel: 'key', handle: 'latch' },
    FA5009: { build: 'wide', panel: 'strip' },
    FA3001: { panel: 'knob', handle: 'knob' }
  }),
  leaf: 'C020102',
  shopCode: 'QH-FLAGSHIP',
  noun: ['电饭煲', 'Rice cooker'],
  sizeName: ['容量', 'Capacity'],
  sizes: [
    size('1_6L', '1.6L（1-2 人）', '1.6 L (1–2 people)', 0, [212, 206, 238], 2900),
    size('3L', '3L（2-4 人）', '3 L (2–4 people)', 0, [252, 218, 318], 4300),
    size('4L', '4L（3-6 人）', '4 L (3–6 people)', 60, [272, 228, 346], 5200),
    size('5L', '5L（4-8 人）', '5 L (4–8 people)', 130, [288, 246, 368], 6100)
  ],
  bundles: [
    bundle('STD', '标准版', 'Standard', 0),
    bundle('KIT', '标准版 + 量杯刷具', 'Standard + measuring cup and brush', 29)
  ],
  large: false,
  installs: false,
  warrantyYears: 3,
  rows: [
    [
      ['控制方式', 'Control'],
      ['微电脑触控', 'Touch controls']
    ],
    [
      ['内盖', 'Inner lid'],
      ['可拆洗', 'Removable and washable']
    ],
    [
      ['预约', 'Delay start'],
      ['24 小时', 'Up to 24 hours']
    ],
    [
      ['保温', 'Keep warm'],
      ['最长 12 小时', 'Up to 12 hours']
    ],
    [
      ['额定电压', 'Voltage'],
      ['220V ~ 50Hz', '220 V ~ 50 Hz']
    ]
  ],
  stories: [
    [
      ['每一粒都熟得均匀', 'Every grain cooked through'],
      [
        '底部、侧面和上盖同时加热，锅内上下温差更小，米粒饱满不夹生。',
        'The base, sides and lid heat together, so every grain cooks evenly.'
      ]
    ],
    [
      ['厚釜内胆', 'A heavy pot'],
      [
        '加厚内胆蓄热稳定，刻度清楚，边缘防烫把手可以直接端上桌。',
        'The thick pot holds its heat, with clear markings and cool-touch grips, so it can go straight to the table.'
      ]
    ],
    [
      ['洗起来不费事', 'Easy to clean'],
      [
        '蒸汽阀与内盖都能拆下来冲洗；内胆用软布轻擦即可。',
        'The steam valve and inner lid lift out to rinse; the pot needs only a soft cloth.'
      ]
    ]
  ],
  points: [
    ['24 小时预约，起床就有热粥', 'Set it up to 24 hours ahead and wake up to hot porridge'],
    ['大字数显，剩余时间一眼看清', 'Large digits show the time left'],
    ['杂粮、煲汤、蒸煮、蛋糕等常用菜单', 'Menus for grains, soup, steaming and cake'],
    ['断电记忆，来电继续煮', 'Picks up where it left off after a power cut']
  ],
  keywords: { zh: ['电饭锅', '煮饭锅', '饭煲'], en: ['rice cooker', 'rice pot', 'cooker'] },
  items: [
    item(
      'FC4083',
      '轻养低糖 IH 电饭煲 球釜内胆',
      'Low-sugar IH rice cooker, round pot',
      '米汤分离，24 小时预约',
      'Drains away starch, 24-hour delay start',
      599,
      'awkc',
      [1, 2, 3],
      23860,
      420,
      ['limit2'],
      'C020101'
    ),
    item(
      'FC3061',
      '沥糖电饭煲 316L 内胆',
      'Low-sugar rice cooker, 316L steel pot',
      '米汤分离，无涂层不锈钢内胆',
      'Drains away starch, uncoated steel pot',
      459,
      'cwa',
      [1, 2],
      368,
      160,
      [],
      'C020101'
    ),
    item(
      'FC4096',
      '低糖蒸煮电饭煲 双层蒸屉',
      'Low-sugar rice cooker with two steam trays',
      '一锅两屉，饭菜同熟',
      'Cooks rice and dishes together',
      539,
      'wcs',
      [2, 3],
      5120,
      260,
      [],
      'C020101'
    ),
    item(
      'FC2218',
      '小沥糖电饭煲 三口之家',
      'Compact low-sugar rice cooker',
      '小体积，米汤分离',
      'Drains away starch, sized for three',
      369,
      'wa',
      [1],
      1470,
      35,
      [],
      'C020101'
    ),
    item(
      'FD4110',
      '匠心 IH 电饭煲 钛金厚釜',
      'Artisan IH rice cooker, titanium pot',
      '立体环绕加热，柴火口感',
      'All-round heat for wood-fired flavour',
      899,
      'ksw',
      [2, 3],
      8930,
      510
    ),
    item(
      'FD3105',
      '云感 IH 电饭煲 触控大屏',
      'Cloud IH rice cooker, large touchscreen',
      '触控大屏，常用菜单一键直达',
      'Your favourite menus in one tap',
      659,
      'wab',
      [1, 2],
      4260,
      300
    ),
    item(
      'FD5120',
      '全家福 IH 电饭煲 大容量',
      'Family IH rice cooker, large pot',
      '大口径内胆，八口人一锅够',
      'A wide pot that feeds eight',
      729,
      'ws',
      [2, 3],
      2750,
      380
    ),
    item(
      'FD4132',
      '远红外 IH 电饭煲 陶釜',
      'Far-infrared IH rice cooker, ceramic pot',
      '陶釜蓄热，米香浓',
      'A ceramic pot that keeps its heat',
      999,
      'ka',
      [2],
      680,
      24
    ),
    item(
      'FB1601',
      '迷你电饭煲 一人食快煮',
      'Mini quick-cook rice cooker for one',
      '26 分钟快煮，小桌面放得下',
      'Rice in 26 minutes, fits a small table',
      199,
      'wcab',
      [0],
      9640,
      330,
      [],
      'C020103'
    ),
    item(
      'FB1612',
      '迷你电饭煲 双人分享',
      'Mini rice cooker for two',
      '圆润小巧，双人刚好',
      'Small and round, just right for two',
      239,
      'acw',
      [0, 1],
      3980,
      210,
      [],
      'C020103'
    ),
    item(
      'FB1620',
      '旅行电饭煲 可拆电源线',
      'Travel rice cooker, detachable cord',
      '可拆电源线，宿舍旅行都好用',
      'Easy to pack for trips and dorms',
      169,
      'wb',
      [0],
      860,
      90,
      [],
      'C020103'
    ),
    item(
      'FA3002',
      '经典电饭煲 一键即煮',
      'Classic one-touch rice cooker',
      '一键开煮，爸妈也会用',
      'One button, so anyone can use it',
      149,
      'wa',
      [1, 2],
      16400,
      760
    ),
    item(
      'FA4006',
      '智能预约电饭煲 多功能',
      'Smart rice cooker with delay start',
      '24 小时预约，九种菜单',
      '24-hour delay start, nine menus',
      269,
      'wkc',
      [1, 2, 3],
      11280,
      540
    ),
    item(
      'FA5009',
      '大容量电饭煲 聚餐款',
      'Large rice cooker for gatherings',
      '五升大胆，聚餐不用煮两锅',
      'Five litres: one pot feeds the table',
      329,
      'ws',
      [3],
      1930,
      450
    ),
    item(
      'FA3001',
      '家用电饭煲 旧款',
      'Rice cooker, earlier model',
      '停产清仓',
      'Discontinued',
      129,
      'w',
      [1],
      5300,
      1100,
      ['off']
    )
  ]
}
