/** The categories, three levels: what the categories tab and the search filter show. */
import { namedPictureUrl, pictureUrl, type BannerName, type Kind, type Shape } from '../art'
import type { Category, Finish } from './types'

/** `shape` where several show one kind. */
type Leaf = [code: string, zh: string, en: string, kind: Kind, finish: Finish, shape?: Shape]
type Group = [code: string, zh: string, en: string, leaves: Leaf[]]
interface Top {
  code: string
  zh: string
  en: string
  banner: BannerName
  title: [string, string]
  subtitle: [string, string]
  /** Leaf the banner opens. */
  opens: string
  groups: Group[]
}

const tops: Top[] = [
  {
    code: 'C02',
    zh: '厨房小电',
    en: 'Small appliances',
    banner: 'category-rice',
    title: ['一人食，好好吃', 'Eat well'],
    subtitle: ['饭煲新品上架', 'New cookers'],
    opens: 'C020103',
    groups: [
      [
        'C0201',
        '电饭煲',
        'Rice cookers',
        [
          ['C020101', '低糖', 'Low sugar', 'rice-cooker', 'white'],
          [
            'C020102',
            'IH 加热',
            'IH heating',
            'rice-cooker',
            'apricot',
            { lid: 'flat', panel: 'touch', handle: 'none' }
          ],
          ['C020103', '迷你', 'Mini', 'rice-cooker', 'celadon', { build: 'low', panel: 'key', handle: 'carry' }]
        ]
      ],
      [
        'C0202',
        '压力煲',
        'Pressure cookers',
        [['C020201', '电压力锅', 'Pressure cookers', 'pressure-cooker', 'black']]
      ],
      [
        'C0203',
        '水壶饮具',
        'Kettles',
        [
          ['C020301', '电水壶', 'Kettles', 'kettle', 'silver'],
          ['C020302', '恒温壶', 'Keep-warm', 'kettle', 'blue', { build: 'swan', handle: 'bow', window: 'screen' }]
        ]
      ]
    ]
  },
  {
    code: 'C01',
    zh: '厨房大电',
    en: 'Built-in kitchen',
    banner: 'category-large-kitchen',
    title: ['大火爆炒 清爽出锅', 'High heat, clear air'],
    subtitle: ['烟灶含基础安装', 'Installation included'],
    opens: 'C010102',
    groups: [
      [
        'C0101',
        '吸油烟机',
        'Range hoods',
        [
          ['C010101', '顶吸式', 'Canopy hoods', 'hood', 'black'],
          ['C010102', '侧吸式', 'Side hoods', 'side-hood', 'silver']
        ]
      ],
      ['C0102', '燃气灶', 'Gas hobs', [['C010201', '嵌入式灶', 'Built-in hobs', 'hob', 'black']]],
      ['C0103', '洗碗机', 'Dishwashers', [['C010301', '嵌入式', 'Built-in', 'dishwasher', 'silver']]]
    ]
  },
  {
    code: 'C03',
    zh: '烘焙料理',
    en: 'Baking & prep',
    banner: 'category-small-kitchen',
    title: ['周末 烤点什么', 'Baking this weekend?'],
    subtitle: ['烤箱与料理好帮手', 'Ovens and blenders'],
    opens: 'C030101',
    groups: [
      [
        'C0301',
        '烤箱微蒸',
        'Ovens & microwaves',
        [
          ['C030101', '电烤箱', 'Ovens', 'oven', 'black'],
          ['C030102', '微波炉', 'Microwaves', 'microwave', 'silver'],
          ['C030103', '空气炸锅', 'Air fryers', 'air-fryer', 'celadon']
        ]
      ],
      ['C0302', '料理机', 'Food prep', [['C030201', '破壁机', 'Blenders', 'blender', 'white']]]
    ]
  },
  {
    code: 'C04',
    zh: '冰箱冷柜',
    en: 'Fridges & freezers',
    banner: 'category-fridge',
    title: ['鲜 存得更久', 'Fresh for longer'],
    subtitle: ['送货入户', 'In-home delivery'],
    opens: 'C040101',
    groups: [
      [
        'C0401',
        '冰箱',
        'Fridges',
        [
          ['C040101', '法式多门', 'French-door fridges', 'fridge', 'black'],
          ['C040102', '两门', 'Two-door fridges', 'fridge-slim', 'apricot']
        ]
      ],
      ['C0402', '冷柜', 'Freezers', [['C040201', '卧式冷柜', 'Chest freezers', 'freezer', 'white']]]
    ]
  },
  {
    code: 'C05',
    zh: '洗衣干衣',
    en: 'Laundry',
    banner: 'category-laundry',
    title: ['洗干净 烘蓬松', 'Clean, dry and soft'],
    subtitle: ['洗衣机与干衣机成套', 'Washers and dryers'],
    opens: 'C050101',
    groups: [
      ['C0501', '洗衣机', 'Washing machines', [['C050101', '滚筒', 'Front-load washers', 'washer', 'white']]],
      ['C0502', '干衣机', 'Dryers', [['C050201', '热泵', 'Heat-pump dryers', 'dryer', 'celadon']]]
    ]
  },
  {
    code: 'C06',
    zh: '空调',
    en: 'Air conditioners',
    banner: 'category-air',
    title: ['四季 刚刚好', 'Just right, all year'],
    subtitle: ['含基础安装', 'Installation included'],
    opens: 'C060101',
    groups: [
      ['C0601', '挂式空调', 'Wall-mounted', [['C060101', '卧室挂机', 'Wall units', 'aircon', 'white']]],
      ['C0602', '柜式空调', 'Floor-standing', [['C060201', '客厅柜机', 'Floor units', 'aircon-tower', 'white']]]
    ]
  },
  {
    code: 'C07',
    zh: '热水器',
    en: 'Water heaters',
    banner: 'category-hot-water',
    title: ['回家 就有热水', 'Hot water, always ready'],
    subtitle: ['安心洗每一次', 'Safe, every time'],
    opens: 'C070101',
    groups: [
      ['C0701', '电热水器', 'Electric heaters', [['C070101', '储水式', 'Tank heaters', 'water-heater', 'celadon']]],
      ['C0702', '燃气热水器', 'Gas heaters', [['C070201', '恒温式', 'Thermostatic heaters', 'gas-heater', 'silver']]]
    ]
  },
  {
    code: 'C08',
    zh: '净水饮水',
    en: 'Drinking water',
    banner: 'category-water',
    title: ['三秒 一杯好水', 'Good water in seconds'],
    subtitle: ['净饮新生活', 'Purify, heat, drink'],
    opens: 'C080201',
    groups: [
      ['C0801', '净水器', 'Purifiers', [['C080101', '厨下净水', 'Under-sink', 'purifier', 'white']]],
      ['C0802', '饮水机', 'Dispensers', [['C080201', '即热饮水', 'Instant hot water', 'dispenser', 'blue']]]
    ]
  },
  {
    code: 'C09',
    zh: '清洁电器',
    en: 'Cleaning',
    banner: 'category-cleaning',
    title: ['打扫 交给它', 'Let the robot do it'],
    subtitle: ['轻松清洁每一角', 'Into every corner'],
    opens: 'C090201',
    groups: [
      ['C0901', '吸尘器', 'Vacuums', [['C090101', '无线吸尘', 'Cordless', 'vacuum', 'apricot']]],
      ['C0902', '机器人', 'Robots', [['C090201', '扫拖机器人', 'Robot vacuums', 'robot', 'white']]]
    ]
  },
  {
    code: 'C10',
    zh: '个护健康',
    en: 'Personal care',
    banner: 'category-care',
    title: ['对自己 好一点', 'Be good to yourself'],
    subtitle: ['每天三分钟', 'Three minutes a day'],
    opens: 'C100101',
    groups: [
      ['C1001', '美发', 'Hair care', [['C100101', '电吹风', 'Hair dryers', 'hair-dryer', 'white']]],
      ['C1002', '口腔护理', 'Oral care', [['C100201', '电动牙刷', 'Toothbrushes', 'toothbrush', 'celadon']]]
    ]
  },
  {
    code: 'C11',
    zh: '环境电器',
    en: 'Air & comfort',
    banner: 'category-comfort',
    title: ['清风 润着吹', 'Fresh, gentle air'],
    subtitle: ['风扇、净化与加湿', 'Fans and purifiers'],
    opens: 'C110201',
    groups: [
      ['C1101', '风扇', 'Fans', [['C110101', '循环扇', 'Circulators', 'fan', 'celadon']]],
      [
        'C1102',
        '净化加湿',
        'Purify & humidify',
        [
          ['C110201', '空气净化器', 'Air purifiers', 'air-purifier', 'white'],
          ['C110202', '加湿器', 'Humidifiers', 'humidifier', 'blue']
        ]
      ]
    ]
  },
  {
    code: 'C12',
    zh: '配件耗材',
    en: 'Parts & filters',
    banner: 'category-accessories',
    title: ['换个芯 像新的', 'Like new again'],
    subtitle: ['原装配件', 'Genuine parts'],
    opens: 'C120101',
    groups: [
      ['C1201', '滤芯', 'Filters', [['C120101', '净水滤芯', 'Water filters', 'filter', 'blue']]],
      ['C1202', '锅具配件', 'Cooker parts', [['C120201', '内胆', 'Inner pots', 'inner-pot', 'silver']]]
    ]
  }
]

function flatten(top: Top, position: number): Category[] {
  const first = top.groups[0]?.[3][0]
  if (!first) throw new Error(`Category ${top.code} has no leaf`)
  const own: Category = {
    categoryCode: top.code,
    parentCode: null,
    level: 1,
    name: { zh: top.zh, en: top.en },
    picture: pictureUrl(first[3], first[4], 'cutout'),
    position,
    banner: {
      title: { zh: top.title[0], en: top.title[1] },
      subtitle: { zh: top.subtitle[0], en: top.subtitle[1] },
      picture: namedPictureUrl(top.banner),
      categoryCode: top.opens
    }
  }
  const below = top.groups.flatMap(([code, zh, en, leaves], groupIndex): Category[] => [
    {
      categoryCode: code,
      parentCode: top.code,
      level: 2,
      name: { zh, en },
      picture: leaves[0] ? pictureUrl(leaves[0][3], leaves[0][4], 'cutout') : own.picture,
      position: groupIndex + 1
    },
    ...leaves.map(([leafCode, leafZh, leafEn, kind, finish, shape], leafIndex): Category => ({
      categoryCode: leafCode,
      parentCode: code,
      level: 3,
      name: { zh: leafZh, en: leafEn },
      picture: pictureUrl(kind, finish, 'cutout', { shape }),
      position: leafIndex + 1
    }))
  ])
  return [own, ...below]
}

export const categories: Category[] = tops.flatMap((top, index) => flatten(top, index + 1))
