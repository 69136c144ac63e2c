/** Humidifiers: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { fans } from './fans'

export const humidifiers: Family = {
  ...fans,
  kind: 'humidifier',
  looks: looks('humidifier', {
    JX3018: { tank: 'full', mist: 'three' },
    JX5033: { mist: 'none', tank: 'dark' },
    JX3002: { size: 'small', mist: 'one' }
  }),
  leaf: 'C110202',
  noun: ['加湿器', 'Humidifier'],
  sizeName: ['水箱', 'Tank'],
  sizes: [size('3L', '3L', '3 L', 0, [182, 286, 182], 1500), size('5L', '5L', '5 L', 50, [206, 322, 206], 1900)],
  rows: [
    [
      ['加湿量', 'Output'],
      ['300mL/h', '300 mL/h']
    ],
    [
      ['加水', 'Filling'],
      ['上加水', 'From the top']
    ],
    [
      ['恒湿', 'Humidity'],
      ['40–70% 可设', '40–70%']
    ],
    [
      ['噪声', 'Noise'],
      ['30dB(A)', '30 dB(A)']
    ]
  ],
  stories: [
    [
      ['细雾不湿桌', 'Fine mist'],
      ['细雾向上扩散，桌面不积水。', 'A fine mist that leaves the table dry.']
    ],
    [
      ['倒水就行', 'Just pour'],
      ['上加水结构，不用翻水箱。', 'Fill from the top; nothing to turn over.']
    ]
  ],
  points: [
    ['缺水自停', 'Shuts off when empty'],
    ['手能伸进去洗', 'Wide enough to wash by hand'],
    ['睡眠模式', 'Night mode']
  ],
  keywords: { zh: ['加湿', '喷雾'], en: ['humidifier', 'mist'] },
  items: [
    item(
      'JX3018',
      '上加水加湿器',
      'Top-fill humidifier',
      '恒湿一晚',
      'Steady humidity all night',
      149,
      'wcb',
      [0, 1],
      7210,
      270
    ),
    item(
      'JX5033',
      '无雾加湿器',
      'Mist-free humidifier',
      '看不见水雾，地板不滑',
      'No visible mist, no wet floor',
      499,
      'wa',
      [1],
      860,
      39
    ),
    item('JX3002', '桌面加湿器', 'Desk humidifier', '小巧不占位', 'Small on the desk', 79, 'abw', [0], 9640, 430)
  ]
}
