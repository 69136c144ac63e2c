import type { FastifyInstance } from 'fastify'
import { addToWallet, walletAccounts } from '../areas/wallet'
import type { Core } from '../core/area'
import { userOf, type Fields } from './packets'
import { STAFF } from './staff'

/** Accounts with what is in them; those whose rows don't add up first, and none ever should. */
export const wallets = async ({ db }: Core) =>
  (await walletAccounts(db, 20)).map(({ phone, account, available_fen: fen, wrong }) => ({
    phone,
    account,
    fen,
    wrong
  }))

/** Puts money into a shopper's balance, and raises what they may owe. */
export function addWalletApi(app: FastifyInstance, core: Core, { text, whole }: Fields): void {
  for (const account of ['BALANCE', 'CREDIT'] as const) {
    app.post(`/demo/api/wallets/${account}`, async ({ body }) => {
      const userId = await userOf(core, text(body, 'phone'))
      const fen = Math.max(1, whole(body, 'amountFen', 10_000, 10_000_000))
      await addToWallet(core, STAFF, { userId, account, fen })
      return { done: true }
    })
  }
}
