import { shownMoney } from '@/stores/money'

/** In the place of an amount that an eye hides. */
export const hiddenAmount = '****'
export const shownAmount = (fen: number, isHidden: boolean): string => (isHidden ? hiddenAmount : shownMoney(fen))
