/** Answers that a screen keeps for as long as they are as good as new, so that going there and back asks nothing twice. */
import { useState } from 'react'
import { callContext } from './context'
import { readsSinceWrite } from './inFlight'

/**
 * ms for which a price or a stock that was shown may be shown again without asking. What is bought is checked by the
 * gateway all the same; and nothing older than this comes back to the screen by a tap.
 */
const keptForMs = 60_000
/** Answers; the oldest goes first. */
const mostKept = 24

interface Answer {
  at: number
  /** Reads that began since the last write. */
  reads: object
  value: unknown
}

export interface Kept {
  /** The answer kept under a key (which names one kind of answer), or that of `load`. Failures are not kept. */
  ask<T>(key: string, load: () => Promise<T>): Promise<T>
  /** For a refresh: everything is asked anew. */
  forget(): void
}

/** Forgets by itself what is a minute old, was read before any write, or by another shopper or in another language. */
export function createKept(): Kept {
  let answers = new Map<string, Answer>()
  return {
    ask: async <T>(key: string, load: () => Promise<T>): Promise<T> => {
      const { token, language } = callContext()
      const whole = [key, token(), language()].join(' ')
      const reads = readsSinceWrite()
      const known = answers.get(whole)
      answers.delete(whole)
      const age = known ? Date.now() - known.at : -1
      // an answer of a time to come was kept before the clock was set back
      if (known?.reads === reads && age >= 0 && age < keptForMs) {
        answers.set(whole, known)
        return known.value as T // a key names one kind of answer
      }
      const mine = answers
      const value = await load()
      // what was written meanwhile may be missing from it
      if (readsSinceWrite() === reads) mine.set(whole, { at: Date.now(), reads, value })
      for (const oldest of [...mine.keys()].slice(0, Math.max(0, mine.size - mostKept))) mine.delete(oldest)
      return value
    },
    forget: () => {
      answers = new Map()
    }
  }
}

/** For as long as the screen lives. */
export const useKept = (): Kept => useState(createKept)[0]
