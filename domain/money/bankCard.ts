/** Numbers of bank cards. */
import { DAY_MS } from '../spans'

/** A new card is paid to after so long. */
export const CARD_WAIT_MS = DAY_MS

/** Whether the last digit of a number is the one that the others lead to (Luhn). */
export function isCardNumber(text: string): boolean {
  if (!/^[0-9]{12,19}$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
