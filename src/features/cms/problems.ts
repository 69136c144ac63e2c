import { report } from '@/stores/report'

/**
 * The one sink for decorated content that can't be used (a malformed block, a rail without data): nothing is shown to
 * the shopper. `where` names the part (`index/banner-1`), `what` says what is wrong; neither holds personal data.
 */
export const reportProblem = (where: string, what: string): void => report(`cms.${where}`, what.slice(0, 200))

/** Words of an unknown thrown value, for a report. */
export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error')
