/** Washers: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { fridges } from './fridges'

export const washers: Family = {
  ...fridges,
  kind: 'washer',
  looks: looks('washer', {
    XG1012: { door: 'steel', panel: 'classic', build: 'regular', drum: 'level' },
    XG1208: { door: 'square', base: 'drawer', build: 'regular', drum: 'high', size: 'regular' },
    XG0805: { door: 'steel', build: 'slim', size: 'regular' },
    XG1266: { door: 'ring', panel: 'touch', size: 'regular' }
  }),
  leaf: 'C050101',
  noun: ['洗衣机', 'Washing machine'],
  sizeName: ['洗涤容量', 'Washing load'],
  sizes: [
    size('8KG', '8kg', '8 kg', 0, [598, 850, 500], 62000),
    size('10KG', '10kg', '10 kg', 300, [598, 850, 580], 70000),
    size('12KG', '12kg', '12 kg', 700, [598, 850, 650], 76000)
  ],
  rows: [
    [
      ['电机', 'Motor'],
      ['直驱变频', 'Direct drive']
    ],
    [
      ['最高转速', 'Top spin'],
      ['1400 转/分', '1,400 rpm']
    ],
    [
      ['除菌', 'Hygiene'],
      ['高温洗', 'Hot wash']
    ],
    [
      ['水效等级', 'Water efficiency'],
      ['一级', 'Grade 1']
    ]
  ],
  stories: [
    [
      ['洗得净，也护得住', 'Clean and cared for'],
      [
        '按重量与材质配比转速和水位，羊毛、真丝、羽绒各有程序。',
        'Speed and water adjust to load and fabric, with cycles for wool, silk and down.'
      ]
    ],
    [
      ['夜里也能洗', 'Quiet at night'],
      ['直驱电机少一条皮带，脱水平稳。', 'Direct drive has no belt and spins steadily.']
    ]
  ],
  points: [
    ['自动投放洗衣液', 'Auto detergent dosing'],
    ['15 分钟快洗', '15-minute wash'],
    ['筒自洁', 'Drum clean']
  ],
  keywords: { zh: ['滚筒', '滚筒洗衣机', '洗衣'], en: ['washer', 'washing machine', 'laundry'] },
  items: [
    item(
      'XG1012',
      '滚筒洗衣机 直驱变频',
      'Direct-drive front-load washer',
      '静音直驱，一级水效',
      'Quiet motor, top water efficiency',
      1999,
      'wsk',
      [0, 1],
      7640,
      390,
      ['grade1']
    ),
    item(
      'XG1208',
      '大容量滚筒 自动投放',
      'Large front-load washer, auto dosing',
      '一次投放，洗一个月',
      'Fill once, washes for a month',
      2799,
      'sk',
      [1, 2],
      2310,
      250,
      ['grade1']
    ),
    item(
      'XG0805',
      '超薄滚筒洗衣机',
      'Slim front-load washer',
      '窄阳台也放得下',
      'Fits a narrow balcony',
      1599,
      'wa',
      [0],
      4870,
      480
    ),
    item(
      'XG1266',
      '洗烘一体机',
      'Washer-dryer',
      '洗完直接穿',
      'Wear it straight from the drum',
      3999,
      'kw',
      [1, 2],
      980,
      44,
      ['grade1']
    )
  ]
}
