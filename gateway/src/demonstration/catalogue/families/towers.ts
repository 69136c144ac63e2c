/** Floor air conditioners: choices, figures and the price list. */
import { aircons } from './aircons'
import { item, looks, size, type Family } from './family'

export const towers: Family = {
  ...aircons,
  kind: 'aircon-tower',
  looks: looks('aircon-tower', {
    KL7201: { build: 'tube', mouth: 'slot' },
    KL7216: { build: 'box' },
    KL5108: { build: 'slim', size: 'small' },
    KL7230: { build: 'wave', base: 'plinth' }
  }),
  leaf: 'C060201',
  noun: ['柜式空调', 'Floor air conditioner'],
  sizes: [
    size('2HP', '2 匹（22-34㎡）', '5.1 kW (22–34 m²)', 0, [395, 1760, 395], 62000),
    size('3HP', '3 匹（32-50㎡）', '7.2 kW (32–50 m²)', 1200, [410, 1820, 410], 70000)
  ],
  keywords: { zh: ['空调', '柜机', '立柜空调', '客厅空调'], en: ['air conditioner', 'floor ac', 'tower ac'] },
  items: [
    item(
      'KL7201',
      '圆柱柜机空调 变频',
      'Inverter tower air conditioner',
      '一级能效，客厅速冷',
      'Grade 1 efficiency, cools fast',
      4999,
      'wsa',
      [0, 1],
      1840,
      280,
      ['grade1']
    ),
    item(
      'KL7216',
      '新风柜机空调',
      'Tower air conditioner with fresh air',
      '大客厅也有新鲜空气',
      'Fresh air for large rooms',
      7299,
      'wk',
      [1],
      260,
      32,
      ['grade1', 'limit2']
    ),
    item(
      'KL5108',
      '小客厅柜机',
      'Compact tower air conditioner',
      '占地不到一块砖',
      'Takes up little floor space',
      3999,
      'wb',
      [0],
      1370,
      430,
      ['grade1']
    ),
    item(
      'KL7230',
      '青瓷柜机空调',
      'Celadon tower air conditioner',
      '像一件摆设',
      'Looks as good as furniture',
      5699,
      'cw',
      [0, 1],
      120,
      12,
      ['grade1']
    )
  ]
}
