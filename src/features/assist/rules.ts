/** What screens of assists need to decide, without a screen. */
import type { Assist } from '@contract'

type Goods = Pick<Assist, 'steps' | 'helped'>

/** The first sign of a masked name. */
export const initialOf = (name: string): string => name.replace(/\*+$/, '') || '·'

/** How many helpers the last step asks for. */
export const wantedHelpers = ({ steps }: Pick<Assist, 'steps'>): number => steps.at(-1)?.helpers ?? 0

/** How many are missing to the last step. */
export const missing = (assist: Goods): number => Math.max(0, wantedHelpers(assist) - assist.helped)

/** The lowest price that can be reached, fen. */
export const lowestFen = ({ steps, soloFen }: Pick<Assist, 'steps' | 'soloFen'>): number =>
  steps.at(-1)?.priceFen ?? soloFen

/** How much of each part between two steps is done, percent: the first part leads to the first step. */
export const partsOf = ({ steps, helped }: Goods): number[] =>
  steps.map(({ helpers }, index) => {
    const from = steps[index - 1]?.helpers ?? 0
    const part = helpers - from
    return part <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, (helped - from) / part)) * 100)
  })

type AssistLook = 'RUNNING' | 'REACHED' | 'ENDED' | 'MISSED' | 'USED' | 'LAPSED' | 'OTHER'

/** The words that fit an assist. MISSED: its time ended before the first step. */
export function lookOf({ state, priceFen }: Pick<Assist, 'state' | 'priceFen'>): AssistLook {
  switch (state) {
    case 'ENDED':
      return priceFen === undefined ? 'MISSED' : 'ENDED'
    case 'RUNNING':
    case 'REACHED':
    case 'USED':
    case 'LAPSED':
      return state
    default:
      return 'OTHER'
  }
}
