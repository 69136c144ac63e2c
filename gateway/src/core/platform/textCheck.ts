/** The platform's check of texts, which takes so many characters at a time. */
import type { TextVerdict } from './port'

const MOST = 2500
/** Characters that a piece has of the one before it, so that no word is cut in two. */
const SHARED = 50

/** A text as it is checked; characters, not halves of one. */
export function inPieces(text: string, most = MOST, overlap = SHARED): string[] {
  const letters = Array.from(text)
  const pieces: string[] = []
  for (let from = 0; from === 0 || from + overlap < letters.length; from += most - overlap) {
    pieces.push(letters.slice(from, from + most).join(''))
  }
  return pieces
}

/** `suggest` of a reply; one that is not known is for a person to decide. */
export const verdictOf = (suggest: unknown): TextVerdict =>
  suggest === 'pass' ? 'PASS' : suggest === 'risky' ? 'RISKY' : 'REVIEW'

/** The verdict on all pieces: one that is refused refuses the whole, and those after it are not asked about. */
export async function verdictOfAll(
  pieces: readonly string[],
  ask: (piece: string) => Promise<TextVerdict>
): Promise<TextVerdict> {
  let verdict: TextVerdict = 'PASS'
  for (const piece of pieces) {
    const answer = await ask(piece)
    if (answer === 'RISKY') return answer
    if (answer === 'REVIEW') verdict = answer
  }
  return verdict
}
