/** The riddle of the day: guessed by letters, a few tries a day, more of them for what a shopper does. */
import { HOUR_MS } from '../spans'

/** Hour of the shop's day at which the riddle changes. */
export const RIDDLE_HOUR = 10
/** Tries that everybody has of a riddle. */
export const RIDDLE_TRIES = 3
/** Hours after the riddle came at which its hints open. */
export const HINT_HOURS = [0, 4, 8] as const

/** What earns one more try, each once a riddle. SHARE: on H5 alone, and where the site allows it. */
export const RIDDLE_ACTS = ['CHECK_IN', 'VIEW', 'FAVORITE', 'SHARE'] as const
export type RiddleAct = (typeof RIDDLE_ACTS)[number]

/** What a guess is compared as: signs and blanks don't count, nor do capitals. */
export const tidyGuess = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toUpperCase()

/** Returns whether a guess is the answer, signs, blanks and capitals aside. */
export const isRight = (guess: string, answer: string): boolean => tidyGuess(guess) === tidyGuess(answer)

/** Letters to fill in, one a cell. */
export const cellsOf = (answer: string): string[] => [...tidyGuess(answer)]

/** Returns how many tries a shopper has left today, with those earned. */
export const triesLeft = (tries: number, extra: number): number => Math.max(0, RIDDLE_TRIES + extra - tries)

/** When the hint at a place opens. */
export const hintAt = (startAt: number, index: number): number => startAt + (HINT_HOURS[index] ?? 0) * HOUR_MS

/** What can be drawn: fen, and of how many draws in a thousand. */
export const PRIZES = [
  { fen: 188, perMille: 500 },
  { fen: 388, perMille: 300 },
  { fen: 880, perMille: 150 },
  { fen: 1_880, perMille: 45 },
  { fen: 8_800, perMille: 5 }
] as const

/** Returns the greatest prize, fen. */
export const mostFen = (): number => Math.max(...PRIZES.map(({ fen }) => fen))

/** The prize of a draw, a whole number from 0 to 999. */
export function prizeOf(draw: number): number {
  let upTo = 0
  for (const { fen, perMille } of PRIZES) {
    upTo += perMille
    if (draw < upTo) return fen
  }
  return PRIZES[0].fen
}

/** Days that a packet out of the riddle can be used. */
export const PRIZE_DAYS = 15
