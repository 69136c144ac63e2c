import type { Area, Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { grant } from './ledger'
import { walletSchema } from './schema'

export { addToWallet } from './desk'
export { available, grant, holdBalance, post, refund, release, reserve, takeBack } from './ledger'
export { accounts as walletAccounts, transfersOf } from './store'

const DEMONSTRATION = [
  { account: 'BALANCE', fens: [68_000, 1_200] },
  { account: 'CREDIT', fens: [1_200_000] }
] as const

/** The first two shoppers have a balance, the first may pay in months. */
async function seedWallets({ db, clock }: Core): Promise<void> {
  for (const { account, fens } of DEMONSTRATION) {
    for (const [index, fen] of fens.entries()) {
      const userId = DEMONSTRATION_SHOPPERS[index]?.userId
      if (userId !== undefined) await grant(db, { userId, account, fen, reference: 'opening', now: clock.date() })
    }
  }
}

/** What shoppers have with the shop: a balance, and how much they may owe. Payments hold and spend it. */
export const walletArea: Area = { name: 'wallet', schema: walletSchema, routes: {}, seed: seedWallets }
