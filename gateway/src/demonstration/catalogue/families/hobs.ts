/** Hobs: choices, figures and the price list. */
import { kitchenFitting } from './bundles'
import { item, looks, size, type Family } from './family'

export const hobs: Family = {
  kind: 'hob',
  looks: looks('hob', {
    ZJ5201: { top: 'glass', knobs: 'middle' },
    ZJ5208: { grate: 'shield' },
    ZJ4502: { knobs: 'apart', grate: 'cross', build: 'wide' },
    ZJ5216: { knobs: 'touch', burner: 'flat' }
  }),
  leaf: 'C010201',
  shopCode: 'QH-KITCHEN',
  noun: ['燃气灶', 'Gas hob'],
  sizeName: ['气源', 'Gas'],
  sizes: [
    size('NG', '天然气', 'Natural gas', 0, [750, 148, 430], 14000),
    size('LPG', '液化气', 'LPG', 0, [750, 148, 430], 14000)
  ],
  bundles: kitchenFitting,
  large: true,
  installs: true,
  warrantyYears: 5,
  rows: [
    [
      ['热负荷', 'Heat output'],
      ['5.0kW', '5.0 kW']
    ],
    [
      ['面板', 'Top'],
      ['钢化玻璃', 'Toughened glass']
    ],
    [
      ['熄火保护', 'Flame guard'],
      ['有', 'Yes']
    ],
    [
      ['挖孔尺寸', 'Cut-out'],
      ['650×350mm', '650 × 350 mm']
    ]
  ],
  stories: [
    [
      ['火力收放自如', 'Strong flame, fine control'],
      [
        '内外双环火独立控制，爆炒够猛，煲汤够稳。',
        'Separate inner and outer rings: fierce for the wok, gentle for soup.'
      ]
    ],
    [
      ['安心离开一会儿', 'Step away safely'],
      ['意外熄火自动切断气源，定时到点自动关火。', 'Gas stops if the flame goes out, and the timer turns it off.']
    ]
  ],
  points: [
    ['一体接水盘，汤汁不进灶', 'A tray keeps spills out'],
    ['定时关火', 'Timer'],
    ['可调底座，免改台面', 'Adjustable frame fits the old cut-out']
  ],
  keywords: { zh: ['煤气灶', '灶具', '炉灶', '烟灶'], en: ['gas hob', 'gas stove', 'cooktop'] },
  items: [
    item(
      'ZJ5201',
      '嵌入式燃气灶 5.0kW 定时',
      'Built-in gas hob with timer, 5.0 kW',
      '大火爆炒，定时关火',
      'High heat, timed shut-off',
      999,
      'ks',
      [0, 1],
      5480,
      430,
      ['grade1']
    ),
    item(
      'ZJ5208',
      '聚能燃气灶 防风锅架',
      'Focused gas hob with wind guard',
      '火更集中，更省气',
      'A focused flame uses less gas',
      1299,
      'k',
      [0, 1],
      2190,
      240,
      ['grade1']
    ),
    item(
      'ZJ4502',
      '双眼燃气灶 经典款',
      'Classic two-burner gas hob',
      '钢化面板，好擦耐用',
      'Toughened top, easy to wipe',
      699,
      'kw',
      [0, 1],
      8260,
      900
    ),
    item(
      'ZJ5216',
      '智能控温燃气灶',
      'Smart gas hob with heat control',
      '锅底测温，防干烧',
      'Senses the pan, never boils dry',
      1899,
      'ks',
      [0],
      310,
      22,
      ['grade1']
    )
  ]
}
