/** What can be wrong with each kind of appliance, with what to try first, and what the maker's own system knows. */
import type { MakerBill, ServiceFault } from '../../areas/serviceBill'
import { DAY_MS } from '../../../../domain/spans'
import { pictureUrl } from '../art'
import type { Pair } from './frame'
import { kindsOfService } from './kinds'

type Fault = [faultCode: string, name: Pair, tip: Pair]

const power: Fault = [
  'power',
  ['不通电', 'No power'],
  ['看看插头和空气开关，换个插座试试', 'Check plug and breaker, and try another socket']
]
const noise: Fault = [
  'noise',
  ['噪音变大', 'Louder than before'],
  ['先调平放稳，看看有没有碰到墙或柜', 'Level it, and see whether it touches wall or cupboard']
]
const keys: Fault = [
  'keys',
  ['按键没反应', 'Keys don’t react'],
  ['擦干面板，断电一分钟再试', 'Wipe the panel dry, unplug for a minute and try again']
]
const leak: Fault = [
  'leak',
  ['漏水', 'Leaks water'],
  ['先关水龙头，看看接头有没有松', 'Turn the tap off first and see whether a joint is loose']
]
const code: Fault = [
  'code',
  ['显示代码', 'Shows a code'],
  ['记下代码，断电一分钟再试', 'Note the code, unplug for a minute and try again']
]

const own: Record<string, Fault[]> = {
  hood: [
    [
      'suction',
      ['吸力变小', 'Weak suction'],
      ['清空油杯、洗滤网，七成能好', 'Empty the cup, wash the filter: most are well then']
    ],
    [
      'grease',
      ['漏油', 'Drips grease'],
      ['清空油杯，看看油网有没有装到位', 'Empty the cup, and see that the filter sits right']
    ],
    ['light', ['灯不亮', 'Light is out'], ['断电后把灯罩拧紧再试', 'Unplug and tighten the cover']]
  ],
  hob: [
    ['spark', ['打不着火', 'Won’t light'], ['擦干火盖和点火针，换新电池', 'Dry cap and igniter, put a new battery in']],
    ['flame', ['火苗发黄', 'Yellow flame'], ['清理火孔，火盖放正', 'Clear the holes, set the cap straight']],
    ['out', ['松手就灭', 'Goes out'], ['擦净感应针，多按三秒', 'Wipe the sensor, hold for three seconds']]
  ],
  washer: [
    leak,
    ['shake', ['震得厉害', 'Shakes'], ['调平四个脚，衣物放匀', 'Level the feet, spread the laundry']],
    ['inlet', ['不进水', 'No water in'], ['开水龙头，洗进水口滤网', 'Open the tap, wash the inlet filter']],
    ['drain', ['不排水', 'Doesn’t drain'], ['清理排水滤网，管子别打折', 'Clear the drain filter, straighten the hose']],
    code
  ],
  dishwasher: [
    leak,
    [
      'dirty',
      ['洗不干净', 'Not clean'],
      ['洗喷臂和滤网，加盐和亮碟剂', 'Wash arms and filter, add salt and rinse aid']
    ],
    code
  ],
  fridge: [
    ['warm', ['不制冷', 'Not cold'], ['看看温度设定，背后留 5 厘米', 'Check the setting, leave 5 cm behind']],
    ['frost', ['结霜厚', 'Thick frost'], ['门封擦净，门别开太久', 'Wipe the seal, keep the door shut']],
    noise
  ],
  aircon: [
    ['warm', ['不制冷', 'Not cold'], ['洗滤网，设到 24 度再试', 'Wash the filter, set 24 °C and try again']],
    [
      'drip',
      ['室内机滴水', 'Drips indoors'],
      ['洗滤网，看看排水管有没有堵', 'Wash the filter, see that the hose is clear']
    ],
    noise
  ]
}

/** What is common to all stands behind what only a kind has. */
const usual = [power, keys, noise]

export const serviceFaults = (): ServiceFault[] =>
  kindsOfService.flatMap(({ kindCode }) => {
    const first = own[kindCode] ?? [code]
    const all = [...first, ...usual.filter(([faultCode]) => !first.some(([code]) => code === faultCode))]
    return all.map(([faultCode, name, tip]) => ({
      kindCode,
      faultCode,
      name: { zh: name[0], en: name[1] },
      tip: { zh: tip[0], en: tip[1] }
    }))
  })

/** An installation that was booked by phone, long before the shop knew of it. */
export const makerBills = (nowMs: number): MakerBill[] => [
  {
    billNo: 'FW26030209410577',
    phone: '13800006021',
    work: 'INSTALL',
    state: 'DONE',
    appliance: {
      kindCode: 'washer',
      name: { zh: '滚筒洗衣机', en: 'Washing machine' },
      model: 'WG1008',
      picture: pictureUrl('washer', 'white', 'cutout')
    },
    text: { zh: '安装完成', en: 'Installed' },
    toldAt: nowMs - 260 * DAY_MS,
    createdAt: nowMs - 262 * DAY_MS
  }
]
