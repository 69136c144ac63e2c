/** How air conditioners, water heaters and purifiers are installed. */
import { guide, home, power, way } from './guideFrame'

export const pipeGuides = [
  guide(
    'aircon',
    ['aircon', 'white'],
    ['挂式空调', 'Wall air-con'],
    ['C0601'],
    120,
    [
      ['空调专用插座，16 安，1.5 匹以上单独回路', 'A 16 A socket on its own circuit'],
      ['室外机有机位或能装支架的墙', 'A ledge or a wall for the outdoor unit'],
      ['先确认物业允许打孔', 'The building’s leave to drill'],
      home
    ],
    [
      [['离天花板', 'Below the ceiling'], 150, ['少了进风不够', 'Or air can’t get in']],
      [['离侧墙', 'From the side wall'], 120, ['留出检修的手位', 'Room for a hand']],
      [['离地', 'Above the floor'], 1900, ['1.8–2.2 米吹着舒服', '1.8–2.2 m works best']]
    ],
    [
      [
        ['打孔走管', 'Drill and lay pipes'],
        ['打 65 毫米过墙孔，外低内高好排水。', 'A 65 mm hole that slopes outwards, so that water runs off.']
      ],
      [
        ['装外机抽真空', 'Outdoor unit and vacuum'],
        ['固定外机，抽真空 15 分钟，检漏。', 'The outdoor unit is fixed, 15 minutes of vacuum, and a leak test.']
      ]
    ]
  ),
  guide(
    'tower',
    ['aircon-tower', 'white'],
    ['柜式空调', 'Floor air-con'],
    ['C0602'],
    120,
    [
      ['空调专用插座，3 匹用 25 安独立回路', 'A socket on its own circuit, 25 A for 3 HP'],
      ['过墙孔离地 10–15 厘米', 'A wall hole 10–15 cm above the floor'],
      way,
      home
    ],
    [
      [['离侧墙', 'From the side wall'], 200, ['出风不被挡', 'So that the air is not blocked']],
      [['到过墙孔', 'To the wall hole'], 500, ['越近越好，管不打折', 'The nearer the better']],
      [['占地宽', 'Width on the floor'], 500, ['正前方留 1.5 米', 'With 1.5 m free in front']]
    ],
    [
      [
        ['立机走管', 'Place and lay pipes'],
        ['立稳机身，装防倒扣，走管封孔。', 'It is set up, secured against falling, and the hole sealed.']
      ],
      [
        ['装外机抽真空', 'Outdoor unit and vacuum'],
        ['固定外机，抽真空 20 分钟，检漏。', 'The outdoor unit is fixed, 20 minutes of vacuum, and a leak test.']
      ]
    ]
  ),
  guide(
    'heater',
    ['water-heater', 'celadon'],
    ['电热水器', 'Electric heater'],
    ['C0701'],
    60,
    [
      ['承重墙；空心砖墙要穿墙螺栓', 'A load-bearing wall; hollow brick needs through bolts'],
      ['冷热水管已到位，间距 150 毫米', 'Cold and hot pipes in place, 150 mm apart'],
      ['离地漏近，泄压水有处去', 'Near a drain, for water from the valve'],
      power
    ],
    [
      [['底部离地', 'Above the floor'], 1600, ['吊顶下也要留 50 毫米', 'And 50 mm below the ceiling']],
      [['机身长', 'Length'], 800, ['60 升横式', '60 l, lying']],
      [['检修侧留空', 'Service side'], 300, ['镁棒从这一侧抽出', 'The anode rod comes out here']]
    ],
    [
      [
        ['挂机', 'Hang'],
        ['打膨胀螺栓，挂牢，试压。', 'Bolts are set, the tank is hung and tried.']
      ],
      [
        ['接水防电墙', 'Connect'],
        [
          '接冷热水、泄压阀，注满再通电。',
          'Water and relief valve are connected; it is filled before it is switched on.'
        ]
      ]
    ]
  ),
  guide(
    'gasheater',
    ['gas-heater', 'silver'],
    ['燃气热水器', 'Gas heater'],
    ['C0702'],
    75,
    [
      ['确认气种，燃气公司已通气', 'Know your gas; it must be turned on'],
      ['装在通风的厨房或阳台，不能装浴室', 'In an airy kitchen or on a balcony, never in a bathroom'],
      ['排烟管能直通室外', 'The flue goes straight outside'],
      power
    ],
    [
      [['底部离地', 'Above the floor'], 1200, ['观火窗与眼睛齐平', 'The window at eye level']],
      [['离侧墙', 'From the side wall'], 150, ['离易燃物 300 毫米', '300 mm from what burns']],
      [['烟管长', 'Flue length'], 1500, ['不超过 3 米、3 个弯', 'At most 3 m and three bends']]
    ],
    [
      [
        ['挂机接水', 'Hang and connect water'],
        ['挂机，接冷热水。', 'It is hung and water is connected.']
      ],
      [
        ['接气接烟管', 'Gas and flue'],
        ['接气检漏，烟管向外倾斜 2 度，封口。', 'Gas is connected and tested, the flue slopes outwards and is sealed.']
      ]
    ]
  ),
  guide(
    'purifier',
    ['purifier', 'white'],
    ['净水器', 'Water purifier'],
    ['C0801'],
    50,
    [
      ['水槽下有冷水三通位和插座', 'Room for a tee piece and a socket below the sink'],
      ['水压 0.1–0.4 兆帕', 'Water pressure of 0.1–0.4 MPa'],
      ['台面或水槽能开龙头孔', 'A worktop or sink that takes a tap hole'],
      home
    ],
    [
      [['柜内宽', 'Cupboard width'], 300, ['机身加接管', 'Machine and hoses']],
      [['柜内高', 'Cupboard height'], 450, ['换滤芯不用挪机', 'Filters change without moving it']],
      [['顶部留空', 'Above'], 80, ['抽滤芯用', 'To pull the filters out']]
    ],
    [
      [
        ['接三通', 'Tee piece'],
        ['关总阀，接三通和调压阀。', 'The main is closed, tee piece and regulator go in.']
      ],
      [
        ['装龙头冲洗', 'Tap and flush'],
        ['装龙头，冲洗滤芯 15 分钟再喝。', 'The tap is fitted and the filters flushed for 15 minutes.']
      ]
    ]
  )
]
