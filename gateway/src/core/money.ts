/** How the gateway writes amounts: as the app does, with the site's symbol. */
import { formatMoney, formatRoundMoney, yuanSymbol } from '../../../domain/money/shownMoney'
import type { Db } from './database/database'
import { remembered } from './database/remembered'

const NAME = 'currency-symbol'

/** The symbol of a site configuration; the app takes as long a one. */
export const symbolOf = ({ currencySymbol }: Readonly<Record<string, unknown>>): string =>
  typeof currencySymbol === 'string' && currencySymbol !== '' && currencySymbol.length <= 8
    ? currencySymbol
    : yuanSymbol

/** Keeps the site's symbol where everything finds it that writes in a transaction. Call it at the start, and after a reset. */
export async function keepSymbol(db: Db, site: Readonly<Record<string, unknown>>): Promise<void> {
  const value = symbolOf(site)
  await db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Another site's symbol is written after this many ms at the latest. */
const symbolIn = remembered(5000, async (db: Db): Promise<string> => {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value ?? yuanSymbol
})

export interface Money {
  /** '¥1,234.50' */
  full: (fen: number) => string
  /** '¥1,234': inside a phrase. */
  round: (fen: number) => string
}

export async function moneyOf(db: Db): Promise<Money> {
  const symbol = await symbolIn(db)
  return { full: (fen) => formatMoney(fen, symbol), round: (fen) => formatRoundMoney(fen, symbol) }
}
