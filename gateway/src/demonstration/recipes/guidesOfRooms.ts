/** How appliances of kitchen and laundry are installed: what to prepare, what happens, what it costs. */
import { guide, home, power, way } from './guideFrame'

export const roomGuides = [
  guide(
    'hood',
    ['hood', 'black'],
    ['吸油烟机', 'Range hood'],
    ['C0101'],
    60,
    [
      ['墙面是承重墙或加固过，能打膨胀螺栓', 'A load-bearing or reinforced wall that takes expansion bolts'],
      ['烟道口有止逆阀，口径 160–180 毫米', 'A flue opening of 160–180 mm with a check valve'],
      power,
      home
    ],
    [
      [['底部离灶面', 'Bottom to hob'], 700, ['顶吸式 650–750 毫米', '650–750 mm for canopy hoods']],
      [['安装宽度', 'Width'], 900, ['两侧柜子之间至少这么宽', 'At least so wide between the cupboards']],
      [
        ['插座离台面', 'Socket above worktop'],
        900,
        ['留在机身侧上方，不要正对烟机', 'At the upper side, not behind the hood']
      ]
    ],
    [
      [
        ['定位打孔', 'Mark and drill'],
        ['量好高度，避开水电管线打孔。', 'Height measured, holes drilled clear of pipes and cables.']
      ],
      [
        ['挂机接烟管', 'Hang and connect'],
        ['挂上机身，接烟管，接口用铝箔胶带封好。', 'The hood is hung and the duct joined and sealed with foil tape.']
      ]
    ]
  ),
  guide(
    'hob',
    ['hob', 'black'],
    ['燃气灶', 'Gas hob'],
    ['C0102'],
    45,
    [
      ['确认气种：天然气或液化气', 'Know your gas: natural gas or LPG'],
      ['台面开孔四周平整，厚 20 毫米以上', 'A level cut-out in a worktop of 20 mm or more'],
      ['燃气阀离灶具 2 米以内，柜体有通风口', 'A gas valve within 2 m, and a vent in the cupboard'],
      home
    ],
    [
      [['开孔长度', 'Cut-out length'], 680, ['以说明书为准，误差 5 毫米以内', 'As in the manual, within 5 mm']],
      [['嵌入深度', 'Depth below'], 120, ['下方不要放抽屉', 'No drawer below']],
      [['离烟机', 'Below the hood'], 700, ['留 650–750 毫米', 'Leave 650–750 mm']]
    ],
    [
      [
        ['开孔试放', 'Try the cut-out'],
        ['核对开孔，四边贴防水胶条。', 'The cut-out is checked and its edge sealed.']
      ],
      [
        ['接气检漏', 'Connect and test'],
        ['接专用软管，用肥皂水检漏 5 分钟。', 'The hose is connected and tested for leaks for five minutes.']
      ]
    ]
  ),
  guide(
    'dishwasher',
    ['dishwasher', 'silver'],
    ['洗碗机', 'Dishwasher'],
    ['C0103'],
    90,
    [
      ['水槽柜旁有冷水角阀和下水口', 'A cold tap and a drain beside the sink'],
      ['插座在旁边的柜子里，不在机器正后方', 'A socket in the cupboard beside, not behind the machine'],
      way,
      home
    ],
    [
      [['柜体宽', 'Cupboard width'], 600, ['内宽，不是门板宽', 'Inside, not the door']],
      [['柜体高', 'Cupboard height'], 720, ['地面到台面下沿', 'Floor to below the worktop']],
      [['排水口高', 'Drain height'], 450, ['400–800 毫米之间', 'Between 400 and 800 mm']]
    ],
    [
      [
        ['接水接电', 'Water and power'],
        ['接进水管和排水管，做高位弯防返水。', 'Inlet and drain are connected with a high loop against backflow.']
      ],
      [
        ['推入固定', 'Slide in and fix'],
        ['推进柜体，调平，固定在台面下。', 'It is slid in, levelled and fixed below the worktop.']
      ]
    ]
  ),
  guide(
    'fridge',
    ['fridge', 'black'],
    ['冰箱', 'Fridge'],
    ['C0401'],
    30,
    [
      way,
      ['电梯能进；没有电梯请说明楼层', 'A lift it fits into; without one, tell us the floor'],
      ['放平的地面，离灶具远一点', 'Level ground, away from the hob'],
      power
    ],
    [
      [['预留宽度', 'Room in width'], 950, ['机身宽加两侧散热', 'Its width and room for heat at both sides']],
      [
        ['侧面留空', 'At each side'],
        20,
        ['嵌入式底部散热款 4 毫米', '4 mm for built-in models with heat going out below']
      ],
      [['顶部留空', 'Above'], 100, ['不要压东西', 'Put nothing on top']]
    ],
    [
      [
        ['搬运就位', 'Carry and place'],
        ['拆门搬入需要时，先和您说好。', 'Where doors must come off to get it in, you are asked first.']
      ],
      [
        ['调平静置', 'Level and wait'],
        ['调平脚，静置 2 小时后再通电。', 'It is levelled, and waits two hours before it is switched on.']
      ]
    ]
  ),
  guide(
    'washer',
    ['washer', 'white'],
    ['洗衣、干衣机', 'Washer and dryer'],
    ['C0501', 'C0502'],
    45,
    [
      ['4 分外螺纹水龙头，离地 1.1–1.2 米', 'A half-inch tap 1.1–1.2 m above the floor'],
      ['地漏排水通畅，不与台盆共用', 'A free floor drain, not shared with a basin'],
      power,
      way
    ],
    [
      [
        ['预留宽度', 'Room in width'],
        650,
        ['机身 600 毫米，两侧各 25 毫米', '600 mm for the machine, 25 mm at each side']
      ],
      [['水龙头高', 'Tap height'], 1150, ['比机身高 20 厘米', '20 cm above the machine']],
      [['插座高', 'Socket height'], 1200, ['避开龙头正下方', 'Not below the tap']]
    ],
    [
      [
        ['拆运输螺栓', 'Transport bolts'],
        ['拆掉四颗螺栓，请留着，搬家要用。', 'Four bolts come out; keep them for the next move.']
      ],
      [
        ['接水调平', 'Connect and level'],
        [
          '接进排水，四脚调平，空转脱水不抖。',
          'Water is connected and the feet levelled until it spins without shaking.'
        ]
      ]
    ]
  )
]
