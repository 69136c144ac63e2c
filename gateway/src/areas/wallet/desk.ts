/** What the shop's staff do with balances; each act says who did it. */
import type { Core } from '../../core/area'
import { newId } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { grant, type WalletAccount } from './ledger'

/** Puts money into a shopper's balance, or raises what they may owe; fen. */
export const addToWallet = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { userId, account, fen }: { userId: string; account: WalletAccount; fen: number }
): Promise<void> =>
  actAtDesk(
    core,
    staff,
    { permission: 'REWARDS', act: `wallet.${account.toLowerCase()}`, about: userId },
    async (tx, now) => {
      await grant(tx, { userId, account, fen, reference: newId('gift'), now })
    }
  )
