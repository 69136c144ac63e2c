/** Text that shoppers write for others to read: how it is kept, how long it is, and by which name. Pure. */
import { fits, graphemes } from './graphemes'
import { isAllSeen } from './seen'
import { DAY_MS } from './spans'

/** The text as it is kept; a problem when it is too long or holds what can't be seen. Markup is text like any other. */
export function tidyWritten(input: string, longest: number): { text: string } | { problem: 'TOO_LONG' | 'UNSEEN' } {
  const text = input
    .replace(/[ \t]*\r?\n|\r/g, '\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
  if (!fits(text, longest)) return { problem: 'TOO_LONG' }
  if (text !== '' && !isAllSeen(text.replace(/[\n\t]/g, ' '))) return { problem: 'UNSEEN' }
  return { text }
}

/** Whole days between receipt and what was written. */
export const daysAfter = (receivedAt: number, timeMs: number): number =>
  Math.max(0, Math.floor((timeMs - receivedAt) / DAY_MS))

/** A name as strangers read it: its first sign. */
export function maskedName(name: string): string {
  const [first] = graphemes(name.trim())
  return first === undefined ? '**' : `${first}**`
}
