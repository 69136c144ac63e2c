/** Until when an installer's visit can be changed, whatever it is for. Apart from `visit`, whose calendar phones do without. */
import { HOUR_MS } from '../spans'

/** ms before its window until which a visit can be changed. */
const VISIT_CHANGE_MS = 2 * HOUR_MS

/** Whether a visit whose window begins at `from` can still be changed. */
export const isChangeable = (from: number, nowMs: number): boolean => nowMs < from - VISIT_CHANGE_MS
