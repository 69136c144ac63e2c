/** What shoppers of the demonstration shop ask, in eight groups. */
import type { HelpContent } from '../../areas/help'
import { account, delivery, ordering, paying, rewards } from './buying'
import type { Pair } from './frame'
import { returns, using, visits } from './using'

const groups: [code: string, name: Pair, problems: typeof ordering][] = [
  ['ORDER', ['选购下单', 'Ordering'], ordering],
  ['DELIVERY', ['配送', 'Delivery'], delivery],
  ['VISIT', ['安装维修', 'Installation and repair'], visits],
  ['RETURN', ['退换退款', 'Returns'], returns],
  ['PAY', ['支付发票', 'Payment'], paying],
  ['REWARD', ['券和积分', 'Coupons'], rewards],
  ['ACCOUNT', ['账号安全', 'Account'], account],
  ['USE', ['产品使用', 'Using it'], using]
]

/** Returns the groups, and their problems in the order of the groups. */
export const helpContent = (): HelpContent => ({
  groups: groups.map(([groupCode, [zh, en]]) => ({ groupCode, name: { zh, en } })),
  problems: groups.flatMap(([groupCode, , problems]) => problems.map((problem) => ({ ...problem, groupCode })))
})
