/** Inner pots: choices, figures and the price list. */
import { item, looks, size, type Family } from './family'
import { filters } from './filters'

export const innerPots: Family = {
  ...filters,
  kind: 'inner-pot',
  looks: looks('inner-pot', {
    ND4001: { coat: 'dark', outside: 'plain' },
    ND4016: { coat: 'steel', outside: 'rings' },
    ND4033: { coat: 'stone', rim: 'ears' }
  }),
  leaf: 'C120201',
  noun: ['电饭煲内胆', 'Inner pot'],
  sizeName: ['容量', 'Capacity'],
  sizes: [
    size('3L', '3L', '3 L', 0, [232, 136, 232], 900),
    size('4L', '4L', '4 L', 20, [248, 146, 248], 1050),
    size('5L', '5L', '5 L', 40, [262, 156, 262], 1200)
  ],
  rows: [
    [
      ['适用', 'Fits'],
      ['栖禾 FA / FC 系列电饭煲', 'Qihe FA and FC rice cookers']
    ],
    [
      ['清洗', 'Cleaning'],
      ['软布手洗', 'By hand with a soft cloth']
    ],
    [
      ['刻度', 'Marks'],
      ['米量与水位', 'Rice and water']
    ],
    [
      ['产地', 'Made in'],
      ['中国', 'China']
    ]
  ],
  stories: [
    [
      ['换一只胆，像换新锅', 'Like a new cooker'],
      ['涂层磨了就换内胆，锅身还能用很多年。', 'Replace a worn pot and keep your cooker for years.']
    ],
    [
      ['买前看型号', 'Check the model'],
      ['型号印在锅底标签上，选同容量即可。', 'It is on the label underneath. Choose the same capacity.']
    ]
  ],
  points: [
    ['加厚底，受热匀', 'A thick base heats evenly'],
    ['可用软布手洗', 'Wash by hand with a soft cloth'],
    ['刻度耐磨', 'Long-lasting markings']
  ],
  keywords: { zh: ['内胆', '锅胆', '电饭煲配件'], en: ['inner pot', 'spare part'] },
  items: [
    item(
      'ND4001',
      '电饭煲不粘内胆',
      'Non-stick rice cooker pot',
      '原装尺寸',
      'Exact fit',
      99,
      's',
      [0, 1, 2],
      4720,
      610
    ),
    item(
      'ND4016',
      '电饭煲不锈钢内胆',
      'Steel rice cooker pot',
      '316L，无涂层',
      '316L, uncoated',
      159,
      's',
      [0, 1],
      1860,
      220
    ),
    item(
      'ND4033',
      '电饭煲陶晶内胆',
      'Ceramic rice cooker pot',
      '厚胆聚热',
      'Thick, holds its heat',
      199,
      'ka',
      [1, 2],
      540,
      41
    )
  ]
}
