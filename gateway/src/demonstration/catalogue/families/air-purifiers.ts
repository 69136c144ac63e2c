/** Air purifiers: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { fans } from './fans'

export const airPurifiers: Family = {
  ...fans,
  kind: 'air-purifier',
  looks: looks('air-purifier', {
    KJ6012: { build: 'tube', panel: 'pill' },
    KJ6030: { panel: 'round' },
    KJ3001: { build: 'low', size: 'small' }
  }),
  leaf: 'C110201',
  noun: ['空气净化器', 'Air purifier'],
  sizeName: ['适用面积', 'Room'],
  sizes: [
    size('R30', '30㎡', '30 m²', 0, [262, 512, 262], 6200),
    size('R60', '60㎡', '60 m²', 500, [302, 640, 302], 9200)
  ],
  rows: [
    [
      ['滤网', 'Filter'],
      ['高效复合滤网', 'High-efficiency composite']
    ],
    [
      ['显示', 'Display'],
      ['颗粒物数值', 'Particle reading']
    ],
    [
      ['噪声', 'Noise'],
      ['32–64dB(A)', '32–64 dB(A)']
    ],
    [
      ['额定功率', 'Rated power'],
      ['42W', '42 W']
    ]
  ],
  stories: [
    [
      ['空气好坏一眼看见', 'See your air quality'],
      ['屏幕显示颗粒物数值，自动调节风量。', 'Shows the particle count and adjusts its speed to match.']
    ],
    [
      ['夜里关灯静音', 'Dark and quiet at night'],
      ['睡眠模式熄屏，风声更轻。', 'Sleep mode turns off the display and quietens the fan.']
    ]
  ],
  points: [
    ['360° 进风', 'Draws in air from all sides'],
    ['滤网寿命提醒', 'Filter-change reminder'],
    ['除味碳层', 'Carbon layer for odours']
  ],
  keywords: { zh: ['净化器', '除甲醛', '空气净化器'], en: ['air purifier', 'air cleaner'] },
  items: [
    item(
      'KJ6012',
      '空气净化器 数显',
      'Air purifier with display',
      '卧室客厅都合适',
      'For bedroom and living room',
      799,
      'wcs',
      [0, 1],
      4380,
      310
    ),
    item(
      'KJ6030',
      '母婴空气净化器',
      'Nursery air purifier',
      '低噪，夜灯柔和',
      'Quiet, with a soft night light',
      1199,
      'wa',
      [0, 1],
      1920,
      200
    ),
    item(
      'KJ3001',
      '桌面空气净化器',
      'Desk air purifier',
      '工位上的新鲜空气',
      'Fresh air at your desk',
      299,
      'wbc',
      [0],
      3560,
      400
    )
  ]
}
