import type { FastifyInstance } from 'fastify'
import { grant, walletAccounts } from '../areas/wallet'
import type { Core } from '../core/area'
import { newId } from '../core/database/database'
import { userOf, type Fields } from './packets'

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
      await grant(core.db, { userId, account, fen, reference: newId('gift'), at: core.clock.date() })
      return { done: true }
    })
  }
}
