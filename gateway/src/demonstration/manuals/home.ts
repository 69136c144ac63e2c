/** Manuals of what washes, cools and keeps. */
import type { ManualKind } from './kind'

export const dishwasher: ManualKind = {
  parts: [
    [['操作面板', 'Control panel'], 50, 16],
    [['门把手', 'Handle'], 50, 28],
    [['机门', 'Door'], 50, 54],
    [['底脚', 'Feet'], 24, 90]
  ],
  clearance: { side: 5, top: 5 },
  dangers: ['water', 'heat'],
  place: [
    [
      '由服务人员接进水和排水，排水管高度 40–80 厘米。',
      'Our engineer connects the water. The drain hose hangs 40–80 cm high.'
    ],
    ['调平底脚，开门不碰柜体。', 'Level the feet so that the door clears the cupboards.'],
    ['首次使用加专用盐和亮碟剂，空洗一次。', 'Before first use add salt and rinse aid, and run it empty once.']
  ],
  keys: [
    ['启动', 'Start'],
    ['程序', 'Wash'],
    ['加强', 'Boost'],
    ['预约', 'Timer']
  ],
  use: [
    ['倒掉残渣，不用先冲洗。碗口朝下，斜着放。', 'Scrape plates, no need to rinse. Bowls face down and lean.'],
    ['转一转喷臂，确认不碰餐具。', 'Turn the spray arms to see that nothing is in their way.'],
    ['放一块洗碗块，选「程序」，关门启动。', 'Add a tablet, choose a wash and close the door.'],
    ['结束后开门晾 10 分钟再取。', 'Open the door and wait 10 minutes before unloading.']
  ],
  note: ['木筷、铝锅和镀金餐具不能放进洗碗机。', 'Keep wooden chopsticks, aluminium and gilded dishes out.'],
  care: [
    ['每周取出滤网冲洗。', 'Rinse the filter every week.'],
    ['每月用清洁剂空洗一次，擦净门封。', 'Run it empty with cleaner every month and wipe the door seal.']
  ],
  faults: [
    [
      ['底部有水', 'Water stays inside'],
      ['清洗滤网，检查排水管是否打折。', 'Clean the filter and check the drain hose for kinks.']
    ],
    [
      ['杯子发白', 'Glasses are cloudy'],
      ['加专用盐，调高亮碟剂。', 'Add salt and use more rinse aid.']
    ],
    [
      ['洗不干净', 'Dishes stay dirty'],
      ['餐具放得太密，或喷臂孔堵了。', 'It is too full, or the spray arms are blocked.']
    ]
  ]
}

export const fridge: ManualKind = {
  parts: [
    [['冷藏室', 'Fridge'], 40, 30],
    [['门把手', 'Handle'], 52, 46],
    [['冷冻室', 'Freezer'], 40, 74],
    [['底脚', 'Feet'], 34, 94]
  ],
  clearance: { side: 20, top: 100 },
  dangers: ['moving'],
  place: [
    ['直立搬运。放好后静置 2 小时再通电。', 'Carry it upright, and wait 2 hours before you plug it in.'],
    [
      '调平底脚，前面略高，门会自己关上。',
      'Level it with the front slightly higher so that the doors close themselves.'
    ],
    ['空机运行 4 小时，冷了再放食物。', 'Run it empty for 4 hours and put food in once it is cold.']
  ],
  keys: [
    ['冷藏', 'Fridge'],
    ['冷冻', 'Freezer'],
    ['速冻', 'Fast'],
    ['童锁', 'Lock']
  ],
  use: [
    ['冷藏设 4℃，冷冻设 −18℃，夏天不用调低。', 'Set the fridge to 4 °C and the freezer to −18 °C, in summer too.'],
    ['热的食物先放凉，汤汁加盖。', 'Let hot food cool first, and cover liquids.'],
    ['大量冷冻前 6 小时按「速冻」。', 'Press Fast 6 hours before you freeze a lot.'],
    ['生食放下层，熟食放上层，风口不要挡。', 'Raw food below, cooked food above; keep the vents free.']
  ],
  note: ['不要存放酒精、汽油等易燃物。', 'Never store alcohol, petrol or other flammables.'],
  care: [
    ['每月断电擦一次内壁，用小苏打水除味。', 'Wipe the inside monthly with the power off; baking soda removes smells.'],
    ['门封条用温水擦，脏了关不严。', 'Wipe the door seals with warm water: dirty ones do not close.']
  ],
  faults: [
    [
      ['不够冷', 'Not cold enough'],
      ['少开门，检查门封，两侧留出散热空间。', 'Open it less, check the seals and leave room at the sides.']
    ],
    [
      ['外壁发热', 'Its sides are warm'],
      ['在散热，属正常。', 'It gives off heat there. That is normal.']
    ],
    [
      ['有流水声', 'Gurgling'],
      ['制冷剂在流动，属正常。', 'That is the coolant flowing. It is normal.']
    ]
  ]
}

export const washer: ManualKind = {
  parts: [
    [['洗涤剂盒', 'Detergent drawer'], 26, 18],
    [['旋钮与面板', 'Dial and panel'], 64, 18],
    [['机门', 'Door'], 50, 54],
    [['排水泵盖', 'Pump cover'], 76, 88]
  ],
  clearance: { side: 20, top: 20 },
  dangers: ['water', 'moving'],
  place: [
    ['先拆下背后 4 根运输螺栓，收好备用。', 'First remove the 4 transport bolts at the back and keep them.'],
    ['调平底脚，推一推不晃再锁紧。', 'Level the feet, and lock them once it does not rock.'],
    ['首次使用不放衣物，选「筒自洁」洗一次。', 'Before first use run Drum clean without laundry.']
  ],
  keys: [
    ['启动', 'Start'],
    ['程序', 'Cycle'],
    ['温度', 'Heat'],
    ['转速', 'Spin']
  ],
  use: [
    [
      '掏空口袋，深色浅色分开，不超过筒的四分之三。',
      'Empty pockets, separate colours and fill three quarters of the drum.'
    ],
    ['洗涤剂倒进盒里，浓缩的减半。', 'Pour detergent into the drawer; half as much of concentrates.'],
    [
      '转旋钮选程序，需要时改温度和转速，按「启动」。',
      'Choose a cycle with the dial, change heat and spin if you like, and press Start.'
    ],
    ['门锁解开后取出，开着门晾一会儿。', 'Unload when the door unlocks, and leave it ajar for a while.']
  ],
  note: ['运输螺栓没有拆就开机，会剧烈震动并损坏机器。', 'Running it with transport bolts shakes and damages it.'],
  care: [
    ['每月「筒自洁」一次。', 'Run Drum clean every month.'],
    ['每两个月清理排水泵：放掉余水，取出滤网冲洗。', 'Every two months drain the pump and rinse its filter.'],
    ['门封折缝里的线头和水擦干。', 'Wipe lint and water out of the folds of the door seal.']
  ],
  faults: [
    [
      ['不进水', 'No water comes in'],
      ['水龙头没开，或进水滤网堵了。', 'The tap is closed, or the inlet filter is blocked.']
    ],
    [
      ['脱水时跳', 'It jumps when spinning'],
      ['把衣物抖散，检查底脚和运输螺栓。', 'Spread the laundry; check feet and transport bolts.']
    ],
    [
      ['门打不开', 'The door stays locked'],
      ['水还没排完，等 2 分钟或选「单脱水」。', 'Water is left: wait 2 minutes or run Spin.']
    ]
  ]
}

export const aircon: ManualKind = {
  parts: [
    [['面板', 'Front panel'], 44, 44],
    [['显示', 'Display'], 76, 50],
    [['导风板', 'Louvre'], 50, 62],
    [['进风口', 'Air inlet'], 50, 34]
  ],
  clearance: { side: 120, top: 150 },
  dangers: ['moving'],
  place: [
    [
      '由服务人员安装。出风口前 2 米不要有遮挡。',
      'Fitted by our engineer. Keep 2 metres clear in front of the outlet.'
    ],
    ['使用单独的 16A 插座。', 'Use a 16 A socket of its own.'],
    ['装好后制冷运行 10 分钟，检查排水。', 'Cool for 10 minutes after installation and check the drain.']
  ],
  keys: [
    ['模式', 'Mode'],
    ['温度', 'Heat'],
    ['风速', 'Fan'],
    ['睡眠', 'Sleep']
  ],
  use: [
    ['夏天设 26℃，冬天设 20℃，最舒服也最省电。', '26 °C in summer and 20 °C in winter are comfortable and thrifty.'],
    ['制冷时导风板朝上，制热时朝下。', 'Louvre up when cooling, down when heating.'],
    ['睡前按「睡眠」，夜里温度会慢慢调整。', 'Press Sleep at bedtime: it adjusts slowly overnight.'],
    ['梅雨天选「除湿」，不必调低温度。', 'On damp days choose Dry rather than a lower temperature.']
  ],
  note: [
    '关机后 3 分钟内再开，压缩机会自动等待，属正常。',
    'Restarted within 3 minutes it waits by itself. That is normal.'
  ],
  care: [
    ['滤网每两周取下冲洗，阴干装回。', 'Rinse the filters every two weeks and dry them in the shade.'],
    ['换季前按「自清洁」，运行约 20 分钟。', 'Run Self-clean between seasons; it takes about 20 minutes.']
  ],
  faults: [
    [
      ['不太冷', 'It hardly cools'],
      ['清洗滤网，关好门窗，室外机前不要堆东西。', 'Clean the filters, close windows and clear the outdoor unit.']
    ],
    [
      ['有异味', 'It smells'],
      ['运行「自清洁」，再送风 30 分钟。', 'Run Self-clean, then Fan for 30 minutes.']
    ],
    [
      ['滴水', 'It drips'],
      ['排水管被压或堵了，请预约检查。', 'The drain is squeezed or blocked. Book a visit.']
    ]
  ]
}

export const waterHeater: ManualKind = {
  parts: [
    [['显示面板', 'Display'], 50, 52],
    [['外壳', 'Body'], 26, 40],
    [['进水管', 'Cold inlet'], 62, 86],
    [['出水管', 'Hot outlet'], 38, 86]
  ],
  clearance: { side: 150, top: 150 },
  dangers: ['water', 'heat', 'gas'],
  place: [
    [
      '由服务人员安装在承重墙上，进水装安全阀。',
      'Fitted by our engineer on a solid wall, with a safety valve at the inlet.'
    ],
    ['燃气机型必须装排烟管到室外。', 'A gas heater needs a flue that leads outdoors.'],
    [
      '先通水，热水龙头流水均匀后再通电或开气。',
      'Let water run evenly from the hot tap before switching on power or gas.'
    ]
  ],
  keys: [
    ['开关', 'Power'],
    ['升温', 'Warmer'],
    ['降温', 'Cooler'],
    ['预约', 'Timer']
  ],
  use: [
    ['日常设 45–50℃，先开冷水再开热水。', 'Set 45–50 °C, and open cold water before hot.'],
    ['洗澡前用手试水温，老人小孩尤其注意。', 'Test the water by hand first, above all for children and the elderly.'],
    ['每天固定时间用水，可以按「预约」省电。', 'Use Timer when you bathe at regular hours, and save energy.']
  ],
  note: ['冬天长时间不用请排空存水，避免冻裂。', 'Drain it when it is not used in winter, or it may freeze and crack.'],
  care: [
    ['每月扳一次安全阀的手柄，有水流出为正常。', 'Lift the lever of the safety valve monthly: water should come.'],
    ['每两年检查镁棒并清洗内胆，请预约服务。', 'Have the anode and tank serviced every two years.']
  ],
  faults: [
    [
      ['不出热水', 'No hot water'],
      ['检查电源或气源，热水阀是否全开。', 'Check power or gas, and that the hot valve is fully open.']
    ],
    [
      ['忽冷忽热', 'Hot, then cold'],
      ['水压不稳，把花洒开大一点。', 'The pressure varies: open the shower further.']
    ],
    [
      ['安全阀滴水', 'The valve drips'],
      ['加热时泄压，属正常。', 'It relieves pressure while heating. That is normal.']
    ]
  ]
}
