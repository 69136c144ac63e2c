/** What buyers say of things for the rest of the home, and of any product. */
import { aspect, type Aspects } from './aspect'

export const home: Aspects = {
  C04: [
    aspect('FRESH_LONG', '保鲜好', 'Keeps food fresh', [
      ['青菜放了五天还是脆的，保鲜好', 'It keeps food fresh: greens were still crisp after five days'],
      ['肉放零度区当天切得动，保鲜好', 'It keeps food fresh, and meat from the chill drawer can be cut at once']
    ]),
    aspect('ROOMY', '空间大', 'Roomy', [
      ['一周的菜全塞下，空间大', 'Roomy enough for a week of shopping'],
      ['分层合理，空间大，大西瓜横着放也行', 'Roomy and well divided, even a melon fits']
    ]),
    aspect('FRIDGE_QUIET', '运行安静', 'Runs quietly', [
      ['放在开间里，夜里运行安静', 'It runs quietly in our one-room flat, also at night']
    ]),
    aspect(
      'DOOR_DEEP',
      '开门要留位',
      'Door needs room',
      [['开门要留位，靠墙那边多量两公分', 'The door needs room; measure twice beside a wall']],
      true
    )
  ],
  C05: [
    aspect('WASH_CLEAN', '洗净力强', 'Washes well', [
      ['孩子校服的墨水都洗掉了，洗净力强', 'It washes well, even the ink on a school uniform'],
      ['床单被套一次洗完，洗净力强', 'It washes well with a whole set of sheets in one go']
    ]),
    aspect('SPIN_STEADY', '脱水稳', 'Steady spin', [
      ['脱水稳，放在阳台上不走位', 'A steady spin, it stays where it stands']
    ]),
    aspect('DRY_SOFT', '衣服蓬松', 'Soft clothes', [
      ['拿出来衣服蓬松，毛巾不发硬', 'Soft clothes out of the drum, and towels are not stiff']
    ]),
    aspect(
      'WASH_SLOW',
      '标准洗偏久',
      'Slow standard wash',
      [['标准洗偏久，赶时间就用快洗', 'A slow standard wash; in a hurry I take the quick one']],
      true
    )
  ],
  C06: [
    aspect('COOL_FAST', '制冷快', 'Cools fast', [
      ['外面三十八度，进门五分钟就凉，制冷快', 'It cools fast: 38 degrees outside, and cool after five minutes'],
      ['客厅带餐厅也压得住，制冷快', 'It cools fast, living and dining room together']
    ]),
    aspect('SLEEP_QUIET', '睡眠风安静', 'Quiet at night', [
      ['睡眠风安静，不对着人吹', 'Quiet at night and it does not blow at us']
    ]),
    aspect('POWER_SAVE', '省电', 'Saves power', [
      ['开了一个月看电表，确实省电', 'After a month I read the meter: it saves power']
    ]),
    aspect(
      'AC_SWING',
      '扫风有轻响',
      'Faint swing noise',
      [['扫风有轻响，静下来能听见', 'A faint swing noise when the room is silent']],
      true
    )
  ],
  C07: [
    aspect('HOT_STEADY', '水温稳', 'Steady hot water', [
      ['厨房同时用水也不忽冷忽热，水温稳', 'Steady hot water, also while somebody uses the kitchen tap'],
      ['三口人接着洗都够，水温稳', 'Steady hot water for three showers in a row']
    ]),
    aspect('HOT_FAST', '加热快', 'Heats fast', [
      ['下班回家开机，加热快，换个衣服就能洗', 'It heats fast: on when I come home, ready when I have changed']
    ]),
    aspect(
      'HEATER_BIG',
      '机身偏大',
      'Bulky',
      [['机身偏大，小卫生间先量好再买', 'Bulky, so measure a small bathroom first']],
      true
    )
  ],
  C08: [
    aspect('TASTE_GOOD', '水口感好', 'Water tastes good', [
      ['泡茶没有水垢味，水口感好', 'The water tastes good, tea has no film any more'],
      ['孩子愿意喝白水了，水口感好', 'The water tastes good, my child drinks it plain now']
    ]),
    aspect('FLOW_FAST', '出水快', 'Fast flow', [['接满一锅水不用等，出水快', 'Fast flow, a pot is filled in no time']]),
    aspect(
      'WASTE_PIPE',
      '要留废水口',
      'Needs a drain',
      [['装之前注意，要留废水口', 'It needs a drain, think of it before installation']],
      true
    )
  ],
  C09: [
    aspect('DUST_CLEAN', '吸得干净', 'Picks up well', [
      ['猫毛头发一遍过，吸得干净', 'It picks up well: cat hair gone in one pass'],
      ['地毯里的灰都出来了，吸得干净', 'It picks up well, you would not believe the dust in my rug']
    ]),
    aspect('HAIR_FREE', '不缠头发', 'No tangled hair', [
      ['用了一个月滚刷不缠头发', 'A month of use and no tangled hair on the brush']
    ]),
    aspect(
      'DUST_SMALL',
      '尘盒偏小',
      'Small bin',
      [['尘盒偏小，养宠物的两天倒一次', 'A small bin; with pets I empty it every other day']],
      true
    )
  ],
  C10: [
    aspect('CARE_LIGHT', '拿着不累', 'Light in the hand', [
      ['拿着不累，手柄的粗细刚好', 'Light in the hand, and the grip is just right']
    ]),
    aspect('CARE_GENTLE', '用着温和', 'Gentle', [['第一次用就不难受，用着温和', 'Gentle from the first time on']]),
    aspect('CARE_FAST', '干得快', 'Done fast', [
      ['长头发也干得快，早上省十分钟', 'Done fast even with long hair, ten minutes saved each morning']
    ])
  ],
  C11: [
    aspect('AIR_SOFT', '风感柔和', 'Soft breeze', [
      ['整夜开着，风感柔和，孩子没着凉', 'A soft breeze all night, and no cold for the children']
    ]),
    aspect('AIR_QUIET', '夜里安静', 'Quiet', [
      ['放床头夜里安静，睡眠浅的人也能用', 'Quiet enough beside the bed of a light sleeper']
    ]),
    aspect(
      'AIR_FILL',
      '加水要弯腰',
      'Low to refill',
      [['加水要弯腰，别的没有毛病', 'It is low to refill, nothing else to complain about']],
      true
    )
  ],
  C12: [
    aspect('FITS', '型号对得上', 'Fits', [
      ['自己照着说明换，型号对得上', 'It fits, and changing it took me two minutes']
    ]),
    aspect('WELL_MADE', '做工细', 'Well made', [['和原装一样，做工细', 'As good as the first one, well made']])
  ],
  '': [
    aspect('LOOKS_GOOD', '外观好看', 'Looks good', [
      ['颜色和图上一样，外观好看，摆出来像新装修', 'The colour is as pictured and it looks good in the room'],
      ['外观好看，家里人都问在哪买的', 'It looks good, everybody asks where it is from']
    ]),
    aspect('PACKED_WELL', '包装结实', 'Well packed', [
      ['包装结实，角上都有泡沫', 'Well packed, foam on every corner'],
      ['路上颠了两天，包装结实，机器一点没碰', 'Two days on the road and not a scratch, well packed']
    ]),
    aspect('SERVICE_KIND', '客服耐心', 'Patient service', [
      ['半夜问了好几个问题，客服耐心', 'Patient service, even with my questions at midnight'],
      ['不会连手机，客服耐心教了一遍', 'I could not pair it; patient service showed me how']
    ]),
    aspect('GOOD_VALUE', '价格实在', 'Good value', [
      ['对比了几家，价格实在', 'I compared several and this is good value'],
      ['活动时入手，价格实在', 'Bought in a sale, good value']
    ]),
    aspect(
      'CAME_LATE',
      '送货晚了一天',
      'A day late',
      [['送货晚了一天，好在提前打了电话', 'A day late, though they called ahead']],
      true
    ),
    aspect(
      'BOOK_SMALL',
      '说明书字小',
      'Tiny manual text',
      [['说明书字小，老人看着费劲', 'Tiny manual text, hard for my parents']],
      true
    )
  ]
}
