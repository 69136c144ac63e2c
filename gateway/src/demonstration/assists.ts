import type { DemonstrationAssist } from '../areas/assist'

const yuan = (...steps: [helpers: number, yuan: number][]) =>
  steps.map(([helpers, price]) => ({ helpers, priceFen: price * 100 }))

const friends: readonly { zh: string; en: string }[] = [
  { zh: '周沐', en: 'Zhou Mu' },
  { zh: '陈禾', en: 'Chen He' },
  { zh: '许青', en: 'Xu Qing' },
  { zh: '沈柚', en: 'Shen You' },
  { zh: '吴桐', en: 'Wu Tong' },
  { zh: '赵临', en: 'Zhao Lin' },
  { zh: '何溪', en: 'He Xi' }
]

/** The first friends help, one every so many minutes. */
const helpedBy = (count: number, everyMinutes: number) =>
  friends.slice(0, count).map((name, index) => ({ name, afterMinutes: (index + 1) * everyMinutes }))

/** What friends help to buy in the demonstration shop: one runs, one is reached, one is somebody else's; the last begins later. */
export const assists: readonly DemonstrationAssist[] = [
  {
    skuCode: 'QKZ4002-W11',
    steps: yuan([2, 169], [5, 129], [10, 79]),
    allotment: 60,
    started: [{ userId: 'u_lin', minutesAgo: 266, helpers: helpedBy(7, 36) }]
  },
  {
    skuCode: 'QJX3018-W11',
    steps: yuan([2, 129], [4, 109], [6, 89]),
    allotment: 80,
    started: [{ userId: 'u_lin', minutesAgo: 900, helpers: helpedBy(6, 100) }]
  },
  {
    skuCode: 'QDY3816-K11',
    steps: yuan([3, 219], [6, 179], [9, 139]),
    allotment: 50,
    started: [{ userId: 'u_chen', minutesAgo: 120, helpers: helpedBy(4, 20) }]
  },
  { skuCode: 'QKX2503-W11', steps: yuan([3, 189], [8, 149]), allotment: 60 },
  { skuCode: 'QWB2005-W11', steps: yuan([3, 259], [6, 219], [12, 169]), allotment: 50 },
  { skuCode: 'QXC4505-W11', steps: yuan([5, 429], [15, 349]), allotment: 30, startsInDays: 2, endsInDays: 30 }
].map((plan) => ({ startsInDays: -1, endsInDays: 60, ...plan }))
