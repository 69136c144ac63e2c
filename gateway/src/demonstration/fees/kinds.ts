/** Which kinds there is a service for, and what each costs beyond what all cost. */
import type { Finish } from '../art/finish'
import type { Kind } from '../art'
import {
  basic,
  each,
  farther,
  type Fee,
  height,
  hole,
  labour,
  material,
  metre,
  none,
  type Pair,
  removal,
  set
} from './frame'

export interface KindOfService {
  kindCode: string
  drawn: [Kind, Finish]
  name: Pair
  categoryCodes: string[]
  install: Fee[]
  /** Yuan: a small, a usual and a large repair. */
  repair: [number, number, number]
  parts: Fee[]
  /** Yuan: washed inside and out. */
  clean: number
  /** Yuan: taken down and fitted again; undefined: it is only moved and levelled. */
  move?: number
}

const pipe = (itemCode: string, zh: string, en: string, yuan: number, note: Pair): Fee =>
  material(itemCode, [zh, en], yuan, metre, note)

export const kindsOfService: KindOfService[] = [
  {
    kindCode: 'hood',
    drawn: ['hood', 'black'],
    name: ['吸油烟机', 'Range hood'],
    categoryCodes: ['C0101'],
    install: [
      basic('含 1.5 米烟管和打孔', 'With 1.5 m of duct and the holes'),
      labour('opening', ['改烟道口', 'Adapting the flue opening'], 60, each, [
        '口径不合时',
        'Where its size does not fit'
      ]),
      removal,
      farther,
      pipe('duct', '加长烟管', 'Longer duct', 25, ['超过 1.5 米的部分', 'Beyond 1.5 m']),
      material('valve', ['止逆阀', 'Check valve'], 45)
    ],
    repair: [60, 120, 220],
    parts: [material('filter', ['油网', 'Grease filter'], 59), material('motor', ['电机', 'Motor'], 260)],
    clean: 138,
    move: 120
  },
  {
    kindCode: 'hob',
    drawn: ['hob', 'black'],
    name: ['燃气灶', 'Gas hob'],
    categoryCodes: ['C0102'],
    install: [
      basic('含软管 1.5 米和卡箍', 'With 1.5 m of hose and clips'),
      labour('cutting', ['台面开孔或扩孔', 'Cutting the worktop'], 120, each, ['石英石台面', 'Quartz worktops']),
      removal,
      farther,
      pipe('hose', '加长金属软管', 'Longer metal hose', 40, ['超过 1.5 米的部分', 'Beyond 1.5 m'])
    ],
    repair: [50, 90, 160],
    parts: [
      material('igniter', ['点火器', 'Igniter'], 45),
      material('thermocouple', ['热电偶', 'Flame sensor'], 35, ['根', 'each'])
    ],
    clean: 88,
    move: 90
  },
  {
    kindCode: 'dishwasher',
    drawn: ['dishwasher', 'silver'],
    name: ['洗碗机', 'Dishwasher'],
    categoryCodes: ['C0103'],
    install: [
      basic('含三通和 1.5 米进水管', 'With tee piece and 1.5 m inlet'),
      hole,
      labour('cupboard', ['改柜体', 'Changing the cupboard'], 200, none, [
        '去底板、锯侧板',
        'Taking out the base or sawing a side'
      ]),
      farther,
      pipe('drain', '加长排水管', 'Longer drain hose', 30, ['超过 2 米的部分', 'Beyond 2 m'])
    ],
    repair: [80, 150, 260],
    parts: [material('pump', ['排水泵', 'Drain pump'], 180), material('seal', ['门封条', 'Door seal'], 60, set)],
    clean: 128,
    move: 150
  },
  {
    kindCode: 'fridge',
    drawn: ['fridge', 'black'],
    name: ['冰箱', 'Fridge'],
    categoryCodes: ['C0401'],
    install: [
      basic('送货入户，摆放调平', 'Brought in, placed and levelled'),
      labour('stairs', ['无电梯搬楼', 'Stairs'], 30, ['层', 'floor'], ['三楼以上每层', 'Each floor above the second']),
      labour('doors', ['拆门搬入', 'Taking doors off'], 100),
      farther
    ],
    repair: [80, 180, 380],
    parts: [
      material('seal', ['门封条', 'Door seal'], 120, ['条', 'each']),
      material('thermostat', ['温控器', 'Thermostat'], 90)
    ],
    clean: 118
  },
  {
    kindCode: 'washer',
    drawn: ['washer', 'white'],
    name: ['洗衣、干衣机', 'Washer and dryer'],
    categoryCodes: ['C0501', 'C0502'],
    install: [
      basic('含进水接头', 'With tap connector'),
      removal,
      farther,
      material('stack', ['干衣机叠放架', 'Stacking kit'], 199, set, ['上下叠放时', 'To put a dryer on top']),
      material('inlet', ['加长进水管', 'Longer inlet hose'], 35, ['根', 'each'])
    ],
    repair: [70, 140, 260],
    parts: [material('pump', ['排水泵', 'Drain pump'], 110), material('seal', ['门封圈', 'Door gasket'], 160)],
    clean: 108
  },
  {
    kindCode: 'aircon',
    drawn: ['aircon', 'white'],
    name: ['挂式空调', 'Wall air-con'],
    categoryCodes: ['C0601'],
    install: [
      basic('含 3 米铜管、打一个砖墙孔', 'With 3 m of pipe and one hole in brick'),
      height,
      hole,
      removal,
      farther,
      pipe('copper', '加长铜管', 'Longer pipe', 130, ['含保温和电线', 'With insulation and cable']),
      material('bracket', ['外机支架', 'Bracket'], 120, ['副', 'pair'], ['没有机位时', 'Where there is no ledge'])
    ],
    repair: [80, 160, 320],
    parts: [
      material('gas', ['补冷媒', 'Refrigerant'], 60, ['半公斤', '500 g']),
      material('board', ['内机电路板', 'Indoor board'], 280, ['块', 'each'])
    ],
    clean: 98,
    move: 220
  },
  {
    kindCode: 'tower',
    drawn: ['aircon-tower', 'white'],
    name: ['柜式空调', 'Floor air-con'],
    categoryCodes: ['C0602'],
    install: [
      basic('含 4 米铜管、打一个砖墙孔', 'With 4 m of pipe and one hole in brick'),
      hole,
      removal,
      farther,
      pipe('copper', '加长铜管', 'Longer pipe', 180, ['含保温和电线', 'With insulation and cable']),
      material('bracket', ['外机支架', 'Bracket'], 180, ['副', 'pair'], ['没有机位时', 'Where there is no ledge'])
    ],
    repair: [100, 200, 420],
    parts: [material('gas', ['补冷媒', 'Refrigerant'], 60, ['半公斤', '500 g'])],
    clean: 128,
    move: 280
  },
  {
    kindCode: 'heater',
    drawn: ['water-heater', 'celadon'],
    name: ['电热水器', 'Electric heater'],
    categoryCodes: ['C0701'],
    install: [
      basic('含挂钩和泄压阀', 'With hooks and relief valve'),
      hole,
      removal,
      farther,
      material('mixer', ['混水阀', 'Mixer valve'], 98),
      pipe('pipe', '加长水管', 'Longer pipe', 30, ['超过 2 根 60 厘米软管的部分', 'Beyond two hoses of 60 cm'])
    ],
    repair: [60, 120, 240],
    parts: [
      material('anode', ['镁棒', 'Anode rod'], 80, ['根', 'each']),
      material('element', ['加热管', 'Heating element'], 150)
    ],
    clean: 128,
    move: 130
  },
  {
    kindCode: 'gasheater',
    drawn: ['gas-heater', 'silver'],
    name: ['燃气热水器', 'Gas heater'],
    categoryCodes: ['C0702'],
    install: [
      basic('含 1 米烟管和软管', 'With 1 m of flue and hoses'),
      labour('glass', ['玻璃开孔', 'Hole in glass'], 80, each),
      hole,
      removal,
      farther,
      material('flue', ['加长烟管', 'Longer flue'], 50, metre)
    ],
    repair: [80, 150, 280],
    parts: [material('fan', ['风机', 'Fan'], 220), material('igniter', ['点火针', 'Igniter'], 40, ['根', 'each'])],
    clean: 108,
    move: 140
  },
  {
    kindCode: 'purifier',
    drawn: ['purifier', 'white'],
    name: ['净水器', 'Water purifier'],
    categoryCodes: ['C0801'],
    install: [
      basic('含三通、调压阀', 'With tee piece and regulator'),
      labour('cutting', ['台面开孔', 'Hole in the worktop'], 60, each, ['石英石、不锈钢', 'Quartz or steel']),
      farther,
      pipe('hose', '加长水管', 'Longer hose', 10, ['超过 3 米的部分', 'Beyond 3 m'])
    ],
    repair: [50, 90, 160],
    parts: [material('pump', ['增压泵', 'Booster pump'], 180), material('tap', ['龙头', 'Tap'], 120)],
    clean: 68,
    move: 80
  }
]

/** What every kind's repair, cleaning and moving come to. */
export function worksOf({ repair: [small, usual, large], parts, clean, move }: KindOfService) {
  const visit = labour('visit', ['上门检测', 'Visit and diagnosis'], 50, none, [
    '修了就不收；保修期内免费',
    'Not charged when it is repaired; free within the warranty'
  ])
  return {
    REPAIR: [
      visit,
      labour('small', ['小修', 'Small repair'], small, none, [
        '调整、紧固、换小件',
        'Adjusting, fastening, small parts'
      ]),
      labour('usual', ['中修', 'Usual repair'], usual, none, ['换一个主要部件', 'One main part changed']),
      labour('large', ['大修', 'Large repair'], large, none, ['拆机、换核心部件', 'Taken apart, core parts changed']),
      farther,
      ...parts
    ],
    CLEAN: [
      labour('clean', ['深度清洗', 'Deep cleaning'], clean, none, ['拆洗、消毒、试机', 'Taken apart, washed, tested']),
      farther
    ],
    MOVE:
      move === undefined
        ? [labour('place', ['挪位调平', 'Moving and levelling'], 60, none, ['同一户内', 'Within one home']), farther]
        : [
            labour('down', ['拆机', 'Taking down'], Math.round(move / 20) * 10),
            labour('again', ['拆机并重装', 'Removal and reinstallation'], move, none, [
              '同一户内；材料另计',
              'Within one home; material is extra'
            ]),
            hole,
            farther
          ]
  }
}
