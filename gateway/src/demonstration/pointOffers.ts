import type { DemonstrationPointOffer } from '../areas/exchange'

const offer = (
  of: { skuCode: string } | { couponCode: string },
  points: number,
  [leftOver, quantity]: readonly [number, number],
  mostEach = 1
): DemonstrationPointOffer => ({
  offerCode: `PT-${'skuCode' in of ? of.skuCode : of.couponCode}`,
  ...of,
  points,
  quantity,
  leftOver,
  mostEach
})

/** What the demonstration shop gives for points; the first is the one it recommends. */
export const pointOffers: readonly DemonstrationPointOffer[] = [
  offer({ skuCode: 'QHK1701-S11' }, 1200, [86, 200]),
  offer({ skuCode: 'QLX8003-W11' }, 900, [12, 200], 2),
  offer({ skuCode: 'QDY3801-C11' }, 1500, [40, 100]),
  offer({ skuCode: 'QND4001-S11' }, 2400, [65, 100]),
  offer({ skuCode: 'QJX3018-W11' }, 1400, [23, 60]),
  offer({ skuCode: 'QCF1602-A11' }, 1800, [31, 80]),
  offer({ skuCode: 'QJX3002-A11' }, 1000, [0, 50]),
  offer({ couponCode: 'CP-LIFE-99' }, 200, [1600, 2000], 5),
  offer({ couponCode: 'CP-FLAG-300' }, 500, [620, 1000], 2),
  offer({ couponCode: 'CP-ALL-500' }, 900, [31, 300])
]
