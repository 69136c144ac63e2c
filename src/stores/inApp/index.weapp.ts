import type { Following } from './types'

const nothing = (): undefined => undefined

/** No app opens a screen of its own. */
export const openElsewhere = nothing

/** No app is around a mini-program. */
export const followApp = (): Following => ({ known: nothing, stop: nothing })
