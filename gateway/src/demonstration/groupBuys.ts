import type { DemonstrationGroupBuy } from '../areas/groupBuy'

const yuan = (...tiers: [size: number, yuan: number][]) =>
  tiers.map(([size, price]) => ({ size, priceFen: price * 100 }))

/** What the demonstration shop sells in groups: the last begins later. */
export const groupBuys: readonly DemonstrationGroupBuy[] = [
  { skuCode: 'QFC3061-A11', tiers: yuan([2, 419], [3, 389], [5, 359]), allotment: 120 },
  { skuCode: 'QHK1701-W11', tiers: yuan([2, 85], [3, 75]), allotment: 200 },
  { skuCode: 'QPB1751-W11', tiers: yuan([2, 549], [3, 499], [5, 449]), allotment: 100 },
  { skuCode: 'QKZ5560-K11', tiers: yuan([2, 459], [5, 399]), allotment: 80 },
  { skuCode: 'QWB2021-W11', tiers: yuan([2, 359], [3, 329]), allotment: 80 },
  { skuCode: 'QFA4006-W11', tiers: yuan([2, 239], [3, 219]), allotment: 100 },
  { skuCode: 'QPB1210-W11', tiers: yuan([2, 139], [3, 119], [5, 99]), allotment: 150 },
  { skuCode: 'QPY4061-W11', tiers: yuan([2, 299], [3, 269]), allotment: 60, startsInDays: 2, endsInDays: 30 }
].map((plan) => ({ limitEach: 5, startsInDays: -1, endsInDays: 60, ...plan }))
