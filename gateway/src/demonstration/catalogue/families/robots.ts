/** Robots: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { vacuums } from './vacuums'

export const robots: Family = {
  ...vacuums,
  kind: 'robot',
  looks: looks('robot', {
    SD1003: { build: 'thick', turret: 'round', brush: 'mop' },
    SD1020: { build: 'dock' },
    SD0902: { build: 'flat', turret: 'none', brush: 'side' },
    SD1036: { build: 'tower' }
  }),
  leaf: 'C090201',
  noun: ['扫地机器人', 'Robot vacuum'],
  sizeName: ['基站', 'Dock'],
  sizes: [
    size('CHG', '充电座', 'Charging dock', 0, [350, 98, 350], 5200),
    size('WASH', '自清洁基站', 'Self-cleaning dock', 900, [360, 104, 360], 13500)
  ],
  bundles: [],
  rows: [
    [
      ['导航', 'Navigation'],
      ['激光', 'Laser']
    ],
    [
      ['拖地', 'Mopping'],
      ['双旋转拖布', 'Two spinning mops']
    ],
    [
      ['避障', 'Obstacle avoidance'],
      ['结构光', 'Structured light']
    ],
    [
      ['续航', 'Running time'],
      ['150 分钟', '150 minutes']
    ]
  ],
  stories: [
    [
      ['出门前说一声', 'Clean your way'],
      ['划区、禁区、分房间清扫都能设定。', 'Set rooms, zones and no-go lines.']
    ],
    [
      ['边角不留', 'Into the corners'],
      ['贴边拖洗，地毯自动抬升。', 'Mops up to the edge and lifts over carpet.']
    ]
  ],
  points: [
    ['断点续扫', 'Resumes where it left off'],
    ['越障 2cm', 'Climbs 2 cm'],
    ['低噪模式', 'Quiet mode']
  ],
  keywords: { zh: ['扫拖机器人', '扫地机', '拖地机'], en: ['robot vacuum', 'robot mop'] },
  items: [
    item(
      'SD1003',
      '扫拖机器人 激光导航',
      'Laser-guided robot vacuum and mop',
      '扫拖一体，按房间打扫',
      'Vacuums and mops room by room',
      1599,
      'wk',
      [0, 1],
      3940,
      260
    ),
    item(
      'SD1020',
      '扫拖机器人 热水洗',
      'Robot vacuum, hot-water mop washing',
      '拖布热水洗，自动烘干',
      'Washes and dries its own mops',
      3299,
      'wk',
      [1],
      1180,
      160,
      ['limit1']
    ),
    item(
      'SD0902',
      '轻薄扫地机器人',
      'Slim robot vacuum',
      '钻得进沙发底',
      'Fits under the sofa',
      899,
      'wcb',
      [0],
      5210,
      430
    ),
    item(
      'SD1036',
      '全能扫拖机器人',
      'All-in-one robot vacuum and mop',
      '上下水自动，几乎不用管',
      'Fills and drains itself',
      4299,
      'ks',
      [1],
      190,
      14,
      ['limit1']
    )
  ]
}
