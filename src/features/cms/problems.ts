/**
 * Where the app says quietly that something it was given could not be used (a malformed block, a failed rail). Nothing is
 * shown to the shopper; the last problems are kept so that a support tool or a test can read them.
 */

/** `where` names the part (`home/banner-1`), `what` says what is wrong with it; neither holds personal data. */
export interface Problem {
  where: string
  what: string
}

const KEPT = 50
const recent: Problem[] = []
const listeners = new Set<(problem: Problem) => void>()

/** The one sink. The same problem twice in a row is kept once. */
export function reportProblem(where: string, what: string): void {
  const problem = { where, what: what.slice(0, 200) }
  const last = recent[recent.length - 1]
  if (last?.where === problem.where && last.what === problem.what) return
  recent.push(problem)
  if (recent.length > KEPT) recent.shift()
  for (const listener of listeners) listener(problem)
}

/** The last problems, oldest first. */
export const recentProblems = (): readonly Problem[] => recent

/** Hears of every problem from now on; returns how to stop. */
export function onProblem(listener: (problem: Problem) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Words of an unknown thrown value, for a report. */
export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error')
