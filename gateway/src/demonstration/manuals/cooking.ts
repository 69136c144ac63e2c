/** Manuals of what cooks. */
import type { ManualKind } from './kind'

export const riceCooker: ManualKind = {
  parts: [
    [['上盖', 'Lid'], 50, 26],
    [['蒸汽口', 'Steam vent'], 66, 22],
    [['开盖键', 'Lid button'], 50, 44],
    [['操作面板', 'Control panel'], 50, 62],
    [['底座', 'Base'], 50, 86]
  ],
  clearance: { side: 100, top: 300 },
  dangers: ['heat'],
  place: [
    [
      '取出内胆里的附件和包装，内胆、蒸汽阀用温水洗净擦干。',
      'Take everything out of the inner pot. Wash pot and steam valve in warm water and dry them.'
    ],
    [
      '放在平稳、干燥的台面上，蒸汽口不要对着吊柜。',
      'Stand it on a level, dry worktop, with no cupboard right above the steam vent.'
    ],
    [
      '首次使用先加水到刻度 2，煮一次开水后倒掉。',
      'Before first use fill to mark 2, boil once and pour the water away.'
    ]
  ],
  keys: [
    ['开始', 'Start'],
    ['功能', 'Menu'],
    ['预约', 'Timer'],
    ['保温', 'Warm']
  ],
  use: [
    ['用量杯量米，淘洗 2 次，倒入内胆。', 'Measure the rice with the cup, rinse twice and pour it into the inner pot.'],
    [
      '按米量加水到内胆对应刻度，例如 4 杯米加到刻度 4。',
      'Add water to the mark for your rice: 4 cups of rice, mark 4 of the inner pot.'
    ],
    [
      '擦干内胆外壁，放入煲体，左右各转半圈，使它贴紧发热盘。',
      'Dry the outside of the inner pot, put it in and turn it half a turn each way so that it sits flat.'
    ],
    ['合盖，按「功能」选「标准饭」，再按「开始」。', 'Close the lid, press Menu to choose Standard rice, then Start.'],
    [
      '听到提示音后再焖 5 分钟，用饭勺把米饭打松。',
      'After the beep leave it for 5 minutes, then loosen the rice with the paddle.'
    ]
  ],
  note: [
    '内胆外壁有水时加热，会发出响声，也会缩短使用寿命。',
    'Water on the outside of the inner pot makes noise when heated and shortens its life.'
  ],
  care: [
    [
      '每次用完洗内胆和内盖，用软布，不要用钢丝球。',
      'Wash inner pot and inner lid after each use with a soft cloth, never steel wool.'
    ],
    ['蒸汽阀每周拆下冲洗一次，晾干装回。', 'Take the steam valve off once a week, rinse it and let it dry.'],
    ['发热盘上的饭粒等冷却后用湿布擦掉。', 'Wipe grains off the heating plate with a damp cloth once it is cold.']
  ],
  faults: [
    [
      ['米饭夹生', 'Rice is half-cooked'],
      [
        '水加少了，或内胆没有放平。加半杯水再煮一次。',
        'Too little water, or the inner pot is not level. Add half a cup and cook again.'
      ]
    ],
    [
      ['溢出米汤', 'It boils over'],
      ['米量不要超过最大刻度，清洗蒸汽阀。', 'Stay below the highest mark and clean the steam valve.']
    ],
    [
      ['底部发黄', 'Rice browns at the bottom'],
      ['洗米更干净些，缩短保温时间。', 'Rinse the rice better and keep it warm for less time.']
    ]
  ]
}

export const pressureCooker: ManualKind = {
  ...riceCooker,
  parts: [
    [['锅盖', 'Lid'], 50, 24],
    [['限压阀', 'Pressure valve'], 60, 16],
    [['把手', 'Handle'], 14, 46],
    [['操作面板', 'Control panel'], 50, 66]
  ],
  dangers: ['heat', 'moving'],
  keys: [
    ['炖煮', 'Stew'],
    ['口感', 'Texture'],
    ['预约', 'Timer'],
    ['排气', 'Release']
  ],
  use: [
    [
      '食材和水合计不超过内胆的五分之四，豆类不超过一半。',
      'Fill the inner pot to four fifths at most, beans to a half.'
    ],
    ['检查密封圈在位，合盖转到「锁」。', 'Check that the seal is in place, close the lid and turn it to Lock.'],
    ['限压阀拨到「密封」，按「炖煮」选择时间。', 'Set the pressure valve to Seal, press Stew and choose the time.'],
    ['结束后等浮子落下再开盖；急用时按「排气」。', 'When it ends wait until the float drops. In a hurry press Release.']
  ],
  note: [
    '浮子没有落下时，内胆里还有压力，不要用力开盖。',
    'While the float is up there is pressure inside: never force the lid.'
  ],
  faults: [
    [
      ['一直漏气', 'Steam keeps escaping'],
      ['取下密封圈清洗，装平后再试；裂了请更换。', 'Wash the seal and fit it flat. Replace it when it is cracked.']
    ],
    [
      ['打不开盖', 'The lid will not open'],
      ['浮子未落下，再等几分钟或按「排气」。', 'The float is still up: wait some minutes or press Release.']
    ],
    [
      ['显示 E3', 'E3 is shown'],
      ['内胆太干，加水后重新开始。', 'The pot is too dry. Add water and start again.']
    ]
  ]
}

export const kettle: ManualKind = {
  parts: [
    [['壶盖', 'Lid'], 48, 20],
    [['壶嘴', 'Spout'], 24, 34],
    [['把手', 'Handle'], 80, 48],
    [['底座', 'Base'], 50, 88]
  ],
  clearance: { side: 50, top: 300 },
  dangers: ['heat', 'water'],
  place: [
    [
      '底座放在离台面边缘 10 厘米以内的地方，电源线收进线槽。',
      'Stand the base well inside the worktop and wind spare cable into its groove.'
    ],
    ['首次使用加满水煮开两次，倒掉。', 'Fill it and boil twice before first use; pour the water away.']
  ],
  keys: [
    ['烧水', 'Boil'],
    ['温度', 'Heat'],
    ['保温', 'Warm']
  ],
  use: [
    ['加水到「最低」与「最高」之间。', 'Fill it between Min and Max.'],
    ['盖好壶盖，把水壶放正在底座上。', 'Close the lid and set the kettle straight on its base.'],
    ['按「烧水」，水开后自动断电。', 'Press Boil. It switches itself off when the water boils.'],
    ['要泡奶或泡茶，按「温度」选好再按「保温」。', 'For milk or tea choose a temperature with Heat, then press Warm.']
  ],
  note: ['超过「最高」刻度，水开时会从壶嘴溅出。', 'Above Max boiling water may spit from the spout.'],
  care: [
    [
      '每月除垢：加水到一半，放 20 克柠檬酸，烧开静置 30 分钟后倒掉。',
      'Descale monthly: half fill, add 20 g of citric acid, boil, wait 30 minutes and rinse.'
    ],
    ['外壳用拧干的布擦，底座不能沾水。', 'Wipe the outside with a well-wrung cloth. The base must stay dry.']
  ],
  faults: [
    [
      ['不加热', 'It does not heat'],
      [
        '水壶没有放正，或刚干烧过：等 15 分钟再试。',
        'It is not straight on its base, or ran dry: wait 15 minutes and try again.'
      ]
    ],
    [
      ['水里有白点', 'White specks'],
      ['是水垢，按「清洁与保养」除垢。', 'That is limescale. Descale it as described.']
    ],
    [
      ['烧水声变大', 'It got louder'],
      ['壶底结垢，除垢后会变小。', 'Scale at the bottom. It quietens after descaling.']
    ]
  ]
}

export const oven: ManualKind = {
  parts: [
    [['操作面板', 'Control panel'], 82, 42],
    [['炉门', 'Door'], 42, 52],
    [['门把手', 'Handle'], 42, 32],
    [['脚垫', 'Feet'], 22, 82]
  ],
  clearance: { side: 100, top: 200 },
  dangers: ['heat'],
  place: [
    [
      '放在耐热的台面上，背面和两侧留出散热空间。',
      'Stand it on a surface that bears heat, with room behind and at the sides.'
    ],
    ['取出腔内所有附件，洗净擦干。', 'Take all accessories out, wash and dry them.'],
    [
      '空机最高火力运行 10 分钟，有少许烟味属正常，请开窗。',
      'Run it empty at full power for 10 minutes. A little smoke is normal: open a window.'
    ]
  ],
  keys: [
    ['开始', 'Start'],
    ['火力', 'Power'],
    ['时间', 'Time'],
    ['取消', 'Cancel']
  ],
  use: [
    ['按食谱预热；腔内热了再放入食物。', 'Preheat as the recipe says; put food in once it is hot.'],
    ['食物放在中层，四周留空，让热风流动。', 'Use the middle level and leave room around the food for hot air.'],
    [
      '选好火力和时间，按「开始」；可以随时开门查看。',
      'Set power and time and press Start. You may open the door at any time.'
    ],
    ['结束后戴隔热手套取出。', 'Take it out with oven gloves.']
  ],
  note: [
    '门玻璃和外壳在使用中会很热，小朋友请离开 1 米以上。',
    'Door and outside get very hot: keep children a metre away.'
  ],
  care: [
    [
      '冷却后用湿布擦内腔，油渍用中性洗涤剂。',
      'Wipe the inside with a damp cloth once it is cold; use mild detergent on grease.'
    ],
    ['接油盘和网架可以泡水洗，不放洗碗机。', 'Soak tray and rack in water; do not put them in a dishwasher.']
  ],
  faults: [
    [
      ['上色不均', 'It browns unevenly'],
      ['食物摆散些，中途转一次方向。', 'Spread the food and turn it once halfway.']
    ],
    [
      ['门关不严', 'The door does not close'],
      ['擦净门封，检查网架是否推到底。', 'Clean the door seal and push the rack all the way in.']
    ],
    [
      ['运行中停了', 'It stops on its own'],
      ['散热口被挡，过热保护。移开遮挡，等 20 分钟。', 'A blocked vent made it too hot. Clear it and wait 20 minutes.']
    ]
  ]
}

export const blender: ManualKind = {
  parts: [
    [['杯盖', 'Lid'], 50, 16],
    [['搅拌杯', 'Jar'], 50, 40],
    [['刀组', 'Blades'], 50, 58],
    [['主机', 'Motor base'], 50, 80]
  ],
  clearance: { side: 50, top: 200 },
  dangers: ['moving', 'heat'],
  place: [
    ['放在平整的台面上，底部吸盘压实。', 'Stand it on a flat worktop and press the suction feet down.'],
    [
      '首次使用加半杯水和几滴洗涤剂，点动 3 次后冲净。',
      'Before first use run half a jar of water with a drop of detergent 3 times, then rinse.'
    ]
  ],
  keys: [
    ['豆浆', 'Soy'],
    ['果汁', 'Juice'],
    ['点动', 'Pulse'],
    ['清洗', 'Clean']
  ],
  use: [
    ['食材切成 2 厘米小块，先放软的，再放硬的。', 'Cut food into 2 cm pieces; soft ones first, hard ones last.'],
    ['加液体没过刀组，不超过最高刻度。', 'Cover the blades with liquid and stay below the highest mark.'],
    ['盖紧杯盖，听到「咔」一声再选程序。', 'Close the lid until it clicks, then choose a programme.'],
    ['刀停稳后再开盖，倒出。', 'Open the lid only when the blades have stopped.']
  ],
  note: [
    '刀很锋利。清洗时用刷子，不要用手摸刀刃。',
    'The blades are sharp: clean them with a brush, never with fingers.'
  ],
  care: [
    ['用完马上加水按「清洗」，再冲净晾干。', 'Right after use add water, press Clean, rinse and let it dry.'],
    ['主机不能水冲，用拧干的布擦。', 'Never rinse the motor base: wipe it with a well-wrung cloth.']
  ],
  faults: [
    [
      ['按键没反应', 'Keys do not answer'],
      ['杯子或杯盖没有到位，重新装好。', 'Jar or lid is not seated. Fit them again.']
    ],
    [
      ['空转不碎', 'It spins and cuts nothing'],
      ['食材太少或太干，加一点水。', 'Too little food or too dry: add some water.']
    ],
    [
      ['有焦味', 'It smells burnt'],
      ['连续用太久。拔下插头，冷却 30 分钟。', 'It ran too long. Unplug and let it cool for 30 minutes.']
    ]
  ]
}

export const hood: ManualKind = {
  parts: [
    [['排烟管', 'Duct'], 50, 16],
    [['操作面板', 'Control panel'], 50, 58],
    [['进风口', 'Inlet'], 50, 72],
    [['油杯', 'Oil cup'], 70, 82]
  ],
  clearance: { side: 20, top: 350 },
  dangers: ['gas', 'moving'],
  place: [
    [
      '由服务人员安装。安装高度以进风口距灶面为准。',
      'Fitted by our engineer. Its height is measured from hob to inlet.'
    ],
    ['排烟管不要多于两个弯，接口用密封胶带缠紧。', 'Use at most two bends in the duct and tape the joints well.'],
    ['装好后开最大档，用一张纸试吸力。', 'Switch to the highest speed and test the suction with a sheet of paper.']
  ],
  keys: [
    ['开关', 'Power'],
    ['弱', 'Low'],
    ['强', 'High'],
    ['照明', 'Light']
  ],
  use: [
    ['点火前一分钟打开，让气流先稳定。', 'Switch it on a minute before you light the hob.'],
    ['炒菜用「强」，炖煮用「弱」。', 'High for stir-frying, Low for stewing.'],
    ['关火后再开 3 分钟，把余烟吸净。', 'Let it run 3 minutes more after cooking.']
  ],
  note: ['厨房门窗都关紧时，吸力会变弱，请留一条缝。', 'With every window shut suction drops: leave one ajar.'],
  care: [
    ['油杯到一半就倒掉。', 'Empty the oil cup when it is half full.'],
    [
      '滤网每月用温水和洗涤剂泡 20 分钟，刷净晾干。',
      'Soak the filters monthly in warm water with detergent for 20 minutes, brush and dry.'
    ],
    ['面板断电后擦，不要喷水。', 'Wipe the panel with the power off, and never spray it.']
  ],
  faults: [
    [
      ['吸力变小', 'Suction is weak'],
      ['清洗滤网，检查止回阀是否打开。', 'Clean the filters and check that the flap opens.']
    ],
    [
      ['滴油', 'Oil drips'],
      ['油杯满了或没有装好。', 'The oil cup is full or not seated.']
    ],
    [
      ['抖动', 'It shakes'],
      ['叶轮积油，请预约清洗。', 'Grease on the fan wheel: book a cleaning.']
    ]
  ]
}

export const hob: ManualKind = {
  parts: [
    [['火盖', 'Burner'], 30, 48],
    [['锅架', 'Pan support'], 70, 46],
    [['面板', 'Glass'], 50, 62],
    [['旋钮', 'Knobs'], 50, 74]
  ],
  clearance: { side: 150, top: 700 },
  dangers: ['gas', 'heat'],
  place: [
    ['由服务人员安装，气源必须与铭牌一致。', 'Fitted by our engineer. The gas must be the one on the rating plate.'],
    ['橱柜要有不小于 80 平方厘米的通风口。', 'The cupboard below needs an opening of at least 80 cm².'],
    ['接口涂肥皂水，没有气泡才能使用。', 'Brush the joint with soapy water: use it only when there are no bubbles.']
  ],
  keys: [
    ['小火', 'Low'],
    ['中火', 'Medium'],
    ['大火', 'High'],
    ['定时', 'Timer']
  ],
  use: [
    [
      '按下旋钮逆时针转到「大火」，点着后再按住 2 秒。',
      'Press the knob, turn it left to High, and hold it for 2 seconds once it burns.'
    ],
    ['火焰应为蓝色，不超出锅底。', 'The flame should be blue and stay under the pan.'],
    ['用完把旋钮转回「关」，长时间不用关掉总阀。', 'Turn the knob to Off. When away for long close the main valve.']
  ],
  note: [
    '闻到燃气味：关阀、开窗、到室外再打电话，不要开关电器。',
    'If you smell gas: close the valve, open windows and call from outside. Switch nothing.'
  ],
  care: [
    ['冷却后用湿布擦面板，汤汁溢出及时清理。', 'Wipe the glass when cold; clean spills soon.'],
    ['火盖取下用刷子清孔，晾干后装正。', 'Brush the holes of the burner caps, dry them and set them straight.']
  ],
  faults: [
    [
      ['打不着火', 'It does not light'],
      ['换电池，擦干点火针，检查总阀。', 'Change the battery, dry the igniter and check the main valve.']
    ],
    [
      ['火焰发黄', 'The flame is yellow'],
      ['火盖没有放正，或孔堵了。', 'The cap is askew or its holes are blocked.']
    ],
    [
      ['松手就灭', 'It goes out when let go'],
      ['多按 2 秒；擦净热电偶。', 'Hold for 2 more seconds; clean the thermocouple.']
    ]
  ]
}
