/** Riddles of the demonstration, one a day in turn. */
import type { Words } from '../core/words'
import type { DemonstrationRiddle } from '../areas/riddle'

const words = (zh: string, en: string): Words => ({ zh, en })

const kitchen = words('打一厨房电器', 'Something in the kitchen')
const home = words('打一家用电器', 'A home appliance')
/** Letters that are in no answer's way. */
const others = words('风水米灯茶火冰锅壶石云香锁炉光钟柜', 'ABDFGMOSUY')

export const riddles: DemonstrationRiddle[] = [
  {
    kind: kitchen,
    text: words('一粒下水去，满屋清香来', 'Grains go in with water, supper comes out'),
    answer: words('电饭煲', 'RICE COOKER'),
    hints: [
      words('它每天和米打交道', 'It meets rice every day'),
      words('按一下，到点自己跳', 'One press, and it stops by itself'),
      words('第一个字是「电」', 'Its last letter is R')
    ],
    letters: others
  },
  {
    kind: home,
    text: words('屋里一扇门，四季都是冬', 'Behind one door it is always winter'),
    answer: words('电冰箱', 'FRIDGE'),
    hints: [
      words('鲜的都往里放', 'Whatever must stay fresh goes in'),
      words('开门灯就亮', 'Open it and a light comes on'),
      words('最后一个字是「箱」', 'It begins with F')
    ],
    letters: words('风水米灯茶火锅壶石云香锁炉光钟柜', 'ABCKLMNOSTUY')
  },
  {
    kind: kitchen,
    text: words('肚里翻白浪，嘴里吐白云', 'A belly of waves, a mouth full of cloud'),
    answer: words('电水壶', 'KETTLE'),
    hints: [
      words('泡茶少不了它', 'No tea without it'),
      words('水一开它就响', 'It tells when the water boils'),
      words('最后一个字是「壶」', 'It begins with K')
    ],
    letters: words('风米灯茶火冰锅石云香锁炉光钟柜饭', 'ABCDFGIMORSUY')
  },
  {
    kind: home,
    text: words('圆圆小身子，满屋捉灰尘', 'Small and round, it hunts dust alone'),
    answer: words('扫地机', 'ROBOT VACUUM'),
    hints: [
      words('累了自己回去充电', 'Tired, it drives home to charge'),
      words('桌子底下最爱去', 'It likes it under the table'),
      words('第一个字是「扫」', 'It begins with R')
    ],
    letters: words('风水米电灯茶火冰锅壶石云香炉光钟柜', 'DEFGHIKLPSY')
  },
  {
    kind: home,
    text: words('轻轻一阵风，湿发变蓬松', 'A warm breeze in the hand, wet hair no more'),
    answer: words('电吹风', 'HAIR DRYER'),
    hints: [
      words('洗完头就想它', 'Wanted after every wash'),
      words('有冷风也有热风', 'It blows cold and it blows hot'),
      words('最后一个字是「风」', 'It begins with H')
    ],
    letters: words('水米灯茶火冰锅壶石云香锁炉光钟柜', 'BCFGKLMNOPSTUV')
  }
]
