/** Manuals of what cleans water, air, floors and people. */
import type { ManualKind } from './kind'

export const purifier: ManualKind = {
  parts: [
    [['取水口', 'Tap'], 50, 40],
    [['显示', 'Display'], 50, 24],
    [['滤芯仓', 'Filter bay'], 50, 66],
    [['接水盘', 'Drip tray'], 50, 86]
  ],
  clearance: { side: 50, top: 150 },
  dangers: ['water', 'heat'],
  place: [
    ['接自来水冷水管，水压 0.1–0.4MPa。', 'Connect it to cold tap water of 0.1–0.4 MPa.'],
    ['装入滤芯，顺时针转到「锁」。', 'Put the filters in and turn them right to Lock.'],
    ['首次放水 10 分钟冲洗滤芯，不要饮用。', 'Let water run for 10 minutes at first and do not drink it.']
  ],
  keys: [
    ['出水', 'Pour'],
    ['温度', 'Heat'],
    ['水量', 'Amount'],
    ['童锁', 'Lock']
  ],
  use: [
    ['杯子放正，按「出水」，再按一次停止。', 'Set a cup below, press Pour, and again to stop.'],
    ['热水先按「童锁」解锁，再选温度。', 'For hot water unlock with Lock first, then choose the heat.'],
    ['早上先放掉半杯隔夜水。', 'Pour half a cup away in the morning.'],
    ['指示灯变橙色，滤芯还能用约 15 天。', 'An orange light means the filter lasts about 15 more days.']
  ],
  note: [
    '外出 3 天以上请关进水阀，回来放水 5 分钟。',
    'Away for 3 days or more? Close the inlet, and let water run for 5 minutes when back.'
  ],
  care: [
    ['滤芯按提示更换，换完长按「水量」3 秒复位。', 'Change filters when told, then hold Amount for 3 seconds.'],
    ['接水盘每周洗一次。', 'Wash the drip tray every week.']
  ],
  faults: [
    [
      ['出水慢', 'Water comes slowly'],
      ['滤芯到期，或进水阀没开全。', 'A filter is due, or the inlet is not fully open.']
    ],
    [
      ['水里有气泡', 'Bubbles in the water'],
      ['新滤芯里的空气，放水几分钟就好。', 'Air from a new filter: it goes after some minutes.']
    ],
    [
      ['一直排水', 'It keeps draining'],
      ['关进水阀，联系服务。', 'Close the inlet and contact service.']
    ]
  ]
}

export const vacuum: ManualKind = {
  parts: [
    [['电源键', 'Power key'], 50, 34],
    [['尘盒', 'Dust box'], 50, 48],
    [['滚刷', 'Brush'], 50, 80],
    [['充电座', 'Charging dock'], 76, 86]
  ],
  clearance: { side: 500, top: 300 },
  dangers: ['moving'],
  place: [
    [
      '充电座靠墙放，两侧留空，前方 1 米没有杂物。',
      'Stand the dock against a wall with free sides and a clear metre in front.'
    ],
    ['首次使用充满电，约 4 小时。', 'Charge it fully before first use; it takes about 4 hours.'],
    ['收起地上的线、袜子和小玩具。', 'Pick up cables, socks and small toys.']
  ],
  keys: [
    ['清扫', 'Clean'],
    ['回充', 'Dock'],
    ['强力', 'Turbo'],
    ['静音', 'Quiet']
  ],
  use: [
    ['按「清扫」开始，再按一次暂停。', 'Press Clean to start, and again to pause.'],
    ['地毯用「强力」，夜里用「静音」。', 'Turbo for carpets, Quiet at night.'],
    ['清扫后倒空尘盒，磕掉滤网上的灰。', 'Empty the dust box afterwards and tap the filter clean.']
  ],
  note: ['不要吸水、热灰和尖锐的碎片。', 'Never pick up water, hot ash or sharp fragments.'],
  care: [
    ['每周剪掉滚刷上缠的头发。', 'Cut hair off the brush every week.'],
    ['滤网每月水洗一次，晾 24 小时以上再装。', 'Wash the filter monthly and dry it for 24 hours or more.'],
    ['传感器用干布擦。', 'Wipe the sensors with a dry cloth.']
  ],
  faults: [
    [
      ['吸力变弱', 'Weak suction'],
      ['倒尘盒，洗滤网，检查风道。', 'Empty the box, wash the filter and check the duct.']
    ],
    [
      ['找不到充电座', 'It misses the dock'],
      ['移开前方杂物，擦净充电触片。', 'Clear the way and wipe the contacts.']
    ],
    [
      ['充不上电', 'It does not charge'],
      ['检查插座，触片用干布擦。', 'Check the socket and wipe the contacts dry.']
    ]
  ]
}

export const personal: ManualKind = {
  parts: [
    [['工作头', 'Head'], 36, 26],
    [['开关', 'Switch'], 54, 54],
    [['机身', 'Body'], 56, 68],
    [['充电口与电源线', 'Power inlet'], 58, 88]
  ],
  clearance: { side: 0, top: 0 },
  dangers: ['water', 'heat'],
  place: [
    ['取下保护套，检查机身没有裂纹。', 'Take the cover off and check that nothing is cracked.'],
    ['充电式机型首次充满 8 小时。', 'Charge a cordless model for 8 hours at first.']
  ],
  keys: [
    ['开关', 'Power'],
    ['模式', 'Mode'],
    ['档位', 'Speed']
  ],
  use: [
    ['从最低档开始，适应后再调高。', 'Begin at the lowest speed and raise it when used to it.'],
    [
      '电吹风离头发 10 厘米以上，牙刷每区刷 30 秒。',
      'Hold a dryer 10 cm from the hair; brush each quarter of the mouth for 30 seconds.'
    ],
    ['用完关机，悬挂或立放晾干。', 'Switch off and hang or stand it to dry.']
  ],
  note: ['不要在浴缸或盛水的洗手盆旁使用带电源线的机型。', 'Never use a corded model near a bath or a filled basin.'],
  care: [
    ['进风网每周用干刷清理。', 'Brush the air inlet weekly.'],
    ['刷头三个月换一次。', 'Change the brush head every three months.']
  ],
  faults: [
    [
      ['自动停了', 'It stops by itself'],
      ['过热或到时提醒。冷却 5 分钟再开。', 'It was too hot or the time is up. Wait 5 minutes.']
    ],
    [
      ['电量掉得快', 'It runs down fast'],
      ['充满后再用，低温时电量会少。', 'Charge it fully. In the cold it holds less.']
    ],
    [
      ['有异响', 'It rattles'],
      ['取下工作头重新装好。', 'Take the head off and fit it again.']
    ]
  ]
}

export const air: ManualKind = {
  parts: [
    [['出风口', 'Outlet'], 50, 22],
    [['操作面板', 'Control panel'], 50, 40],
    [['机身', 'Body'], 50, 60],
    [['底座', 'Base'], 50, 90]
  ],
  clearance: { side: 300, top: 500 },
  dangers: ['moving', 'water'],
  place: [
    ['放在平地上，进出风口离墙 30 厘米以上。', 'Stand it level, its inlets and outlets 30 cm from walls.'],
    ['净化机型先拆掉滤网外的塑料袋。', 'Take the plastic bag off the filter of a purifier.'],
    ['加湿机型用凉白开或纯净水。', 'Fill a humidifier with boiled or purified water.']
  ],
  keys: [
    ['开关', 'Power'],
    ['风速', 'Speed'],
    ['定时', 'Timer'],
    ['睡眠', 'Sleep']
  ],
  use: [
    ['按「开关」，再按「风速」换档。', 'Press Power, then Speed to change it.'],
    ['「定时」每按一次加 1 小时，最长 8 小时。', 'Each press of Timer adds an hour, up to 8.'],
    ['睡前按「睡眠」，灯光变暗，风声变轻。', 'Press Sleep at bedtime for dim lights and a soft breeze.']
  ],
  note: ['不要让小朋友把手指或东西伸进风口。', 'Keep fingers and things out of the grilles.'],
  care: [
    ['每两周断电，用吸尘器吸进风口的灰。', 'Every two weeks unplug it and vacuum the inlet.'],
    ['滤网按提示更换；水箱每天换水，每周除垢。', 'Change filters when told; fresh water daily, descale weekly.']
  ],
  faults: [
    [
      ['风变小', 'Less air'],
      ['清洁进风口，滤网到期请更换。', 'Clean the inlet; change the filter when due.']
    ],
    [
      ['有异味', 'It smells'],
      ['水箱或滤网脏了，清洗或更换。', 'Tank or filter is dirty: clean or change it.']
    ],
    [
      ['晃动', 'It wobbles'],
      ['放平，拧紧底座。', 'Stand it level and tighten the base.']
    ]
  ]
}
