/** Money as shown, spec 9.2: two decimals, the site's symbol, thousands by commas. Amounts are integer fen throughout. */

export interface MoneyParts {
  /** '-' before a negative amount, else ''. */
  sign: '' | '-'
  symbol: string
  /** '1,234' */
  whole: string
  /** '50', always two digits */
  cents: string
}

/** For the chat product card, which always shows it (spec 9.2), and until a site configuration has come. */
export const yuanSymbol = '¥'

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * The parts of an amount in fen, for prices whose symbol and cents are smaller than the whole part. Works on digits, not
 * on quotients. A price that is not sure must not be shown as one.
 * @throws RangeError for what is no whole number of fen
 */
export const moneyParts = (fen: number, symbol: string = yuanSymbol): MoneyParts => {
  if (!Number.isSafeInteger(fen)) throw new RangeError('An amount is a whole number of fen')
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return { sign: fen < 0 ? '-' : '', symbol, whole: groupThousands(digits.slice(0, -2)), cents: digits.slice(-2) }
}

/** '¥1,234.50', with the site's symbol. */
export const formatMoney = (fen: number, symbol: string): string => {
  const parts = moneyParts(fen, symbol)
  return `${parts.sign}${parts.symbol}${parts.whole}.${parts.cents}`
}

/**
 * '¥1,234', '¥1,234.50': an amount inside a phrase (off, over, more to go), where cents that are nought only take room.
 * What is to be paid is always shown by `formatMoney` or the price, with both decimals.
 */
export const formatRoundMoney = (fen: number, symbol: string): string => formatMoney(fen, symbol).replace(/\.00$/, '')
