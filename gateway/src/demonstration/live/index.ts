/** The demonstration's live rooms: two on air, three to come, and films of those that are over. */
import type { DemonstrationRoom } from '../../areas/live'
import type { Words } from '../../core/words'
import { namedPictureUrl } from '../art'
import { broadcasts, FILM_SECONDS } from './plans'

const words = (zh: string, en: string): Words => ({ zh, en })

const hosts = {
  1: words('小满', 'Xiaoman'),
  2: words('阿岚', 'Alan'),
  3: words('老周', 'Lao Zhou'),
  4: words('可可', 'Coco')
}
type Host = keyof typeof hosts

const showOf = (host: Host, scene: string) => ({
  host: hosts[host],
  hostPicture: namedPictureUrl(`live-host-${host}`),
  cover: namedPictureUrl(`live-cover-${scene}-${host}`)
})

const goods = (...skuCodes: string[]): DemonstrationRoom['goods'] => skuCodes.map((skuCode) => ({ skuCode }))

const DAY = 24 * 60

const now: DemonstrationRoom[] = [
  {
    roomCode: 'LIVE-HOOD',
    shopCode: 'QH-KITCHEN',
    title: words('开放式厨房怎么选烟机', 'Hoods for an open kitchen'),
    note: words('讲完一款，价格留到下播', 'Every price stays until we sign off'),
    ...showOf(1, 'side-hood'),
    state: 'ON_AIR',
    startsInMinutes: -36,
    goods: [
      { skuCode: 'QYC9026-K11', livePriceFen: 229_900 },
      { skuCode: 'QXW1368-K11', livePriceFen: 279_900 },
      ...goods('QZJ5201-K11', 'QYT9024-K11')
    ],
    explaining: 'QYC9026-K11',
    hls: '/storage/live/kitchen.air.m3u8',
    others: 3205
  },
  {
    roomCode: 'LIVE-RICE',
    shopCode: 'QH-FLAGSHIP',
    title: words('IH 饭煲一锅三道菜', 'Three dishes in one cooker'),
    note: words('今天只讲饭煲', 'All about rice cookers'),
    ...showOf(2, 'rice-cooker'),
    state: 'ON_AIR',
    startsInMinutes: -12,
    goods: [{ skuCode: 'QFC4096-W11', livePriceFen: 49_900 }, ...goods('QFA3002-W11', 'QFC3061-C11')],
    hls: '/storage/live/counter.air.m3u8',
    others: 1186
  }
]

const coming: DemonstrationRoom[] = [
  {
    roomCode: 'LIVE-PANS',
    shopCode: 'QH-KITCHEN',
    title: words('洗碗机真能刷铁锅吗', 'Can a dishwasher clean iron pans?'),
    note: words('现场洗给你看', 'We try it live'),
    ...showOf(3, 'dishwasher'),
    state: 'ANNOUNCED',
    startsInMinutes: 5 * 60,
    goods: [{ skuCode: 'QXW1680-K11', livePriceFen: 339_900 }, ...goods('QZJ5208-K11', 'QKX4520-K11')],
    hls: '/storage/live/kitchen.air.m3u8',
    others: 2317
  },
  {
    roomCode: 'LIVE-WASH',
    shopCode: 'QH-HOME',
    title: words('滚筒洗衣机选购课', 'Choosing a washing machine'),
    note: words('烘洗怎么搭', 'Which dryer goes with it'),
    ...showOf(4, 'washer'),
    state: 'ANNOUNCED',
    startsInMinutes: DAY + 90,
    goods: [{ skuCode: 'QXG1208-S11', livePriceFen: 259_900 }, ...goods('QXG0805-W11', 'QGY1002-W11')],
    hls: '/storage/live/counter.air.m3u8',
    others: 864
  },
  {
    roomCode: 'LIVE-AIR',
    shopCode: 'QH-CLIMATE',
    title: words('冬天开空调怎么不干', 'Warm air that is not dry'),
    note: words('新风、加湿一次讲清', 'Fresh air and moisture, explained'),
    ...showOf(1, 'aircon'),
    state: 'ANNOUNCED',
    startsInMinutes: 2 * DAY,
    goods: goods('QKW3526-W11', 'QKW3501-W11', 'QFS2630-A11'),
    hls: '/storage/live/kitchen.air.m3u8',
    others: 412
  }
]

type Film = keyof typeof broadcasts

const filmGoods: Record<Film, { shopCode: string; scene: string; skuCodes: string[] }> = {
  kitchen: { shopCode: 'QH-KITCHEN', scene: 'side-hood', skuCodes: ['QYT7521-K11', 'QZJ5201-K11', 'QXW1368-K11'] },
  counter: { shopCode: 'QH-FLAGSHIP', scene: 'rice-cooker', skuCodes: ['QFC4083-A11', 'QFA3002-W11'] },
  kettles: { shopCode: 'QH-LIFE', scene: 'kettle', skuCodes: ['QHK1701-S11', 'QHK1715-S11'] },
  fryer: { shopCode: 'QH-LIFE', scene: 'air-fryer', skuCodes: ['QKZ4018-C11', 'QCF1608-W11'] },
  rice: { shopCode: 'QH-FLAGSHIP', scene: 'rice-cooker', skuCodes: ['QFC4083-A11', 'QFA3002-W11', 'QHK1701-S11'] }
}

/** A room that is over: its film has a chapter for each of its goods. */
function replay(film: Film, host: Host, daysAgo: number, title: Words): DemonstrationRoom {
  const { shopCode, scene, skuCodes } = filmGoods[film]
  const each = film === 'kitchen' ? FILM_SECONDS.guide : FILM_SECONDS.product
  return {
    roomCode: `LIVE-FILM-${daysAgo}`,
    shopCode,
    title,
    note: words('全场回放，按商品看', 'The whole broadcast, by product'),
    ...showOf(host, scene),
    state: 'REPLAY',
    startsInMinutes: -daysAgo * DAY,
    goods: goods(...skuCodes),
    film: {
      url: `/storage/live/${film}.film.m3u8`,
      seconds: each * broadcasts[film].length,
      chapters: skuCodes.map((skuCode, index) => ({ at: each * index, skuCode }))
    },
    others: 0
  }
}

const films: DemonstrationRoom[] = [
  replay('fryer', 3, 5, words('空气炸锅少油实测', 'How little oil a fryer takes')),
  replay('rice', 4, 7, words('低糖饭煲对比', 'Low-sugar cookers compared')),
  replay('kettles', 1, 9, words('水壶水垢怎么洗', 'Cleaning a kettle')),
  replay('kitchen', 2, 12, words('厨房三件套一次装好', 'A kitchen fitted in a day')),
  replay('counter', 3, 15, words('一人食电饭煲怎么挑', 'Cookers for one')),
  replay('fryer', 4, 18, words('炸锅和吹风机都要风', 'Two things that need air')),
  replay('kettles', 2, 21, words('烧水快慢差在哪', 'What makes a kettle fast')),
  replay('kitchen', 1, 25, words('烟机灶具怎么搭', 'Which hob for which hood')),
  replay('rice', 3, 29, words('米饭好吃的三个细节', 'Three details of good rice')),
  replay('counter', 2, 33, words('老饭煲换新课', 'When to replace a cooker')),
  replay('fryer', 1, 38, words('宿舍小家电清单', 'Appliances for a dormitory')),
  replay('kettles', 4, 44, words('办公室喝水这件事', 'Water at the office'))
]

export const liveRooms: readonly DemonstrationRoom[] = [...now, ...coming, ...films]
