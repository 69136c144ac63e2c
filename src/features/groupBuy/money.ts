import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'

/** An amount within a line; without cents when they are nought. */
export const money = (fen: number): string => formatRoundMoney(fen, stores.site.currencySymbol)
