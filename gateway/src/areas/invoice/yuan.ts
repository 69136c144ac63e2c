/** An amount as a paper has it: '1234.50'. Works on digits, not on quotients. */
export function yuan(fen: number): string {
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
