/** Amounts as they are shown, everywhere with the site's symbol. */
import { formatMoney, formatRoundMoney } from '@/lib/money'
import { stores } from './index'

/** Observable: '¥1,299.00'. */
export const shownMoney = (fen: number): string => formatMoney(fen, stores.site.currencySymbol)

/** Observable: the same within a line, without cents when they are nought: '¥1,299'. */
export const roundMoney = (fen: number): string => formatRoundMoney(fen, stores.site.currencySymbol)
