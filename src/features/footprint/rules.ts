/** Days of the footprint. Pure. */
import { HOUR_MS } from '@domain/spans'

/** Noon of a day of the shop, `YYYY/MM/DD` as replies arrive or `YYYY-MM-DD`, in epoch ms; 0 where it is no day. */
export const noonOf = (day: string): number => {
  const noon = Date.parse(`${day.replaceAll('/', '-')}T12:00:00Z`)
  return Number.isNaN(noon) ? 0 : noon - 8 * HOUR_MS
}
