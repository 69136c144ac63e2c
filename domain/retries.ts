/** When what did not work is tried again. Pure. */
import { MINUTE_MS } from './spans'

/** After so many attempts: a minute, then twice as long each time, an hour at most. */
export const retryAfterMs = (attempts: number): number => Math.min(60, 2 ** Math.max(0, attempts - 1)) * MINUTE_MS
