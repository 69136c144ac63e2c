/** Amounts as they are typed into a field: whole yuan. */

/** Whole yuan as typed or pasted (`1,299`, `¥1299.00`) in fen; undefined for none. */
export function fenOfYuan(text: string): number | undefined {
  const digits = (text.split('.')[0] ?? '').replace(/\D/g, '').slice(0, 7)
  return digits === '' ? undefined : Number(digits) * 100
}

/** Fen in whole yuan for the field; '' for none. */
export const yuanOfFen = (fen: number | undefined): string => (fen === undefined ? '' : String(Math.floor(fen / 100)))
