/** Methods of pages and components that nobody simulates: they fail as those of `wx` do, and are listed with them. */
import { answerAtOnce } from './calls'
import { noteNothing, refuse, type Unsimulated } from './objects'
import type { Func } from './types'

/** Nothing comes of them, and the platform throws nothing. */
const silent = [
  'animate',
  'applyAnimatedStyle',
  'clearAnimatedStyle',
  'clearAnimation',
  'getPassiveEvent',
  'setInitialRenderingCache',
  'setPassiveEvent',
  'setUpdatePerformanceListener'
]
/** Scripts go on with what these give. */
const giving = ['createMediaQueryObserver', 'getRelationNodes']

/** As they are listed and said. */
export const unsimulatedOfInstances: readonly string[] = [...silent, ...giving].sort().map((name) => `this.${name}`)

export const instanceApis = (around: Unsimulated): Record<string, Func> => ({
  ...Object.fromEntries(silent.map((name): [string, Func] => [name, () => noteNothing(around, name, `this.${name}`)])),
  ...Object.fromEntries(
    giving.map((name): [string, Func] => [name, answerAtOnce(around.host, name, () => refuse(around, `this.${name}`))])
  )
})
