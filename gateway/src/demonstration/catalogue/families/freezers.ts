/** Freezers: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { fridges } from './fridges'

export const freezers: Family = {
  ...fridges,
  kind: 'freezer',
  looks: looks('freezer', {
    LG2030: { build: 'chest', lid: 'solid' },
    LG1021: { build: 'cube', lid: 'solid' },
    LG2058: { build: 'long' },
    LG1009: { build: 'chest', lid: 'pair' }
  }),
  leaf: 'C040201',
  noun: ['冷柜', 'Freezer'],
  sizes: [
    size('102L', '102L', '102 L', 0, [560, 840, 520], 28000),
    size('203L', '203L', '203 L', 400, [905, 850, 560], 40000)
  ],
  rows: [
    [
      ['温度范围', 'Temperature'],
      ['-25–8℃', '-25 to 8 °C']
    ],
    [
      ['用法', 'Use'],
      ['冷藏 / 冷冻切换', 'Chill or freeze']
    ],
    [
      ['锁', 'Lock'],
      ['有', 'Yes']
    ],
    [
      ['噪声', 'Noise'],
      ['39dB(A)', '39 dB(A)']
    ]
  ],
  stories: [
    [
      ['一次囤够', 'Stock up once'],
      ['肉、海鲜、年货分篮存放，拿取不用翻到底。', 'Baskets keep meat and fish apart, so nothing hides at the bottom.']
    ],
    [
      ['一键换身份', 'Two jobs, one dial'],
      ['夏天冰饮料，冬天冻年货，旋钮一转就换。', 'Cool drinks in summer, freeze for the holidays in winter.']
    ]
  ],
  points: [
    ['厚保温层，停电也保冷', 'Thick walls keep the cold in a power cut'],
    ['滚轮底，好挪动', 'Wheels to move it'],
    ['排水口好清理', 'A drain for cleaning']
  ],
  keywords: { zh: ['冰柜', '卧式冷柜'], en: ['freezer', 'chest freezer'] },
  items: [
    item(
      'LG2030',
      '卧式冷柜 减霜',
      'Low-frost chest freezer',
      '冷藏冷冻一键换',
      'Fridge or freezer at one touch',
      1099,
      'ws',
      [0, 1],
      4120,
      460,
      ['grade1']
    ),
    item(
      'LG1021',
      '家用小冷柜',
      'Small chest freezer',
      '存年货，放阳台',
      'Room for the holiday feast',
      799,
      'wa',
      [0],
      5360,
      600
    ),
    item(
      'LG2058',
      '风冷卧式冷柜',
      'Frost-free chest freezer',
      '不用敲冰',
      'No more chipping ice',
      1899,
      'wk',
      [1],
      690,
      130,
      ['grade1']
    ),
    item('LG1009', '冷柜 早期款', 'Freezer, earlier model', '停产', 'Discontinued', 699, 'w', [0], 2100, 1300, ['off'])
  ]
}
