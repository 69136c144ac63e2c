/** Assist: friends help, and each step of helpers makes the price lower. States, who may help, and when it can be bought. */
import { HOUR_MS } from '../spans'

/** How long helpers are collected, from the start. */
export const RUN_MS = 24 * HOUR_MS
/** How long the price reached can still be bought after that. */
export const USE_MS = 24 * HOUR_MS
/** How many others a shopper helps in a day of the shop. */
export const HELPS_A_DAY = 3
/** The most steps, and the most helpers that the last of them asks for. */
const MOST_STEPS = 5
const MOST_HELPERS = 50

/**
 * RUNNING: friends can help. REACHED: as many as the last step asks have. ENDED: its time is over. USED: an order has its
 * price. LAPSED: nothing was bought in time.
 */
export const ASSIST_STATES = ['RUNNING', 'REACHED', 'ENDED', 'USED', 'LAPSED'] as const
export type AssistState = (typeof ASSIST_STATES)[number]

/** So many helpers, and what a piece costs then. */
export interface AssistStep {
  helpers: number
  priceFen: number
}

export interface Assist {
  steps: readonly AssistStep[]
  startedAt: number
  /** How many have helped. */
  helped: number
  /** An order has its price. */
  used: boolean
}

/** Until when friends can help. */
export const endsAt = ({ startedAt }: Pick<Assist, 'startedAt'>): number => startedAt + RUN_MS

/** Until when the price reached can be bought. */
export const useBefore = (assist: Pick<Assist, 'startedAt'>): number => endsAt(assist) + USE_MS

/** The last step that so many helpers reach; undefined: none yet. */
export const stepReached = ({ steps, helped }: Pick<Assist, 'steps' | 'helped'>): AssistStep | undefined =>
  steps.filter((step) => helped >= step.helpers).at(-1)

/** The next step that can be reached; undefined: all are. */
export const nextStep = ({ steps, helped }: Pick<Assist, 'steps' | 'helped'>): AssistStep | undefined =>
  steps.find((step) => helped < step.helpers)

/** What an assist is now: the clock moves it, nothing else has to. */
export function assistState(assist: Assist, nowMs: number): AssistState {
  if (assist.used) return 'USED'
  if (nowMs >= useBefore(assist)) return 'LAPSED'
  if (nextStep(assist) === undefined) return 'REACHED'
  return nowMs < endsAt(assist) ? 'RUNNING' : 'ENDED'
}

/** Whether its price can be bought now: any step that was reached, until a day after its end, once. */
export function canUse(assist: Assist, nowMs: number): boolean {
  const state = assistState(assist, nowMs)
  return state !== 'USED' && state !== 'LAPSED' && stepReached(assist) !== undefined
}

/** Whether it may still become an order: its piece is held for it, and no other of the product is started beside it. */
export function isAlive(assist: Assist, nowMs: number): boolean {
  const state = assistState(assist, nowMs)
  return state === 'RUNNING' || canUse(assist, nowMs)
}

export type HelpProblem = 'OWN' | 'HELPED' | 'FULL' | 'OVER' | 'DAILY'

/** The known facts of a would-be helper. */
interface Helper {
  own: boolean
  /** They have helped this shopper before. */
  helpedThem: boolean
  /** How many they have helped today. */
  today: number
}

/** Why somebody can't help; undefined: they can. */
export function helpProblem(assist: Assist, helper: Helper, nowMs: number): HelpProblem | undefined {
  if (helper.own) return 'OWN'
  const state = assistState(assist, nowMs)
  if (state === 'REACHED') return 'FULL'
  if (state !== 'RUNNING') return 'OVER'
  if (helper.helpedThem) return 'HELPED'
  return helper.today >= HELPS_A_DAY ? 'DAILY' : undefined
}

/** Whether steps can be published: each asks for more helpers and costs less, all below what a piece costs alone. */
export function areSteps(steps: readonly AssistStep[], soloFen: number): boolean {
  return (
    steps.length > 0 &&
    steps.length <= MOST_STEPS &&
    steps.every(({ helpers, priceFen }, index) => {
      const before = steps[index - 1] ?? { helpers: 0, priceFen: soloFen }
      const whole = Number.isInteger(helpers) && Number.isInteger(priceFen)
      return whole && helpers > before.helpers && helpers <= MOST_HELPERS && priceFen > 0 && priceFen < before.priceFen
    })
  )
}
