/** Red packets of the demonstration: what is on offer, and what its first shopper has. */
import type { Words } from '../core/words'
import type { DemonstrationPacket, DemonstrationPacketOffer } from '../areas/redPacket'

const words = (zh: string, en: string): Words => ({ zh, en })

const offer = (
  redPacketCode: string,
  kind: DemonstrationPacketOffer['kind'],
  name: Words,
  [amountYuan, thresholdYuan]: [number, number],
  shopCode: string | null,
  validDays: number,
  quantity: number
): DemonstrationPacketOffer => ({
  redPacketCode,
  kind,
  name,
  amountFen: amountYuan * 100,
  thresholdFen: thresholdYuan * 100,
  shopCode,
  validDays,
  endsInDays: 90,
  quantity
})

const offers: DemonstrationPacketOffer[] = [
  offer('RP-WELCOME', 'NEW_CUSTOMER', words('新人红包', 'Welcome packet'), [20, 199], null, 7, 100_000),
  offer('RP-KITCHEN', 'SHOP', words('厨电专营红包', 'Qihe Kitchen packet'), [15, 0], 'QH-KITCHEN', 15, 5_000),
  offer('RP-LIFE', 'SHOP', words('生活小电红包', 'Qihe Living packet'), [5, 39], 'QH-LIFE', 10, 8_000),
  offer('RP-HOME', 'SHOP', words('冰洗专营红包', 'Fridge and laundry packet'), [50, 2000], 'QH-HOME', 15, 800)
]

const packets: DemonstrationPacket[] = [
  {
    grantKey: 'gift-service',
    name: words('售后关怀红包', 'Service packet'),
    amountFen: 2_000,
    thresholdFen: 0,
    shopCode: null,
    startsInDays: -22,
    endsInDays: 38,
    spent: [
      { fen: 2_000, afterDays: 16, returned: true },
      { fen: 760, afterDays: 19 }
    ]
  },
  {
    grantKey: 'gift-autumn',
    name: words('金秋回馈红包', 'Autumn packet'),
    amountFen: 1_000,
    thresholdFen: 9_900,
    shopCode: null,
    startsInDays: -5,
    endsInDays: 2
  },
  {
    grantKey: 'gift-flagship',
    name: words('旗舰店会员红包', 'Flagship member packet'),
    amountFen: 3_000,
    thresholdFen: 49_900,
    shopCode: 'QH-FLAGSHIP',
    startsInDays: -2,
    endsInDays: 28
  },
  {
    grantKey: 'gift-year-end',
    name: words('年末红包', 'Year-end packet'),
    amountFen: 5_000,
    thresholdFen: 99_900,
    shopCode: null,
    startsInDays: 8,
    endsInDays: 38
  },
  {
    grantKey: 'gift-summer',
    name: words('清凉一夏红包', 'Summer packet'),
    amountFen: 600,
    thresholdFen: 0,
    shopCode: 'QH-CLIMATE',
    startsInDays: -70,
    endsInDays: -40,
    spent: [{ fen: 600, afterDays: 9 }]
  },
  {
    grantKey: 'gift-spring',
    name: words('焕新季红包', 'Renewal packet'),
    amountFen: 1_500,
    thresholdFen: 29_900,
    shopCode: null,
    startsInDays: -60,
    endsInDays: -20
  }
]

export const redPackets = { offers, packets }
