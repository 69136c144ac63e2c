/** What is chosen at the desk, out of what the gateway offers. */
import type { Desk, DeskPlan, DeskSplit, PayChannel } from '@contract'

/** The other means, beside the balance. */
export type Way = { kind: 'CHANNEL'; channel: PayChannel } | { kind: 'PLAN'; months: number }

/** The offered split with the balance, or without; the other where there is but one. */
export const splitFor = (desk: Desk, useBalance: boolean): DeskSplit | undefined =>
  desk.splits.find(({ balanceFen }) => balanceFen > 0 === useBalance) ?? desk.splits[0]

/** The plan of a way, where it is offered for what is left to pay. */
export const planFor = (split: DeskSplit, way: Way): DeskPlan | undefined =>
  way.kind === 'PLAN' ? split.plans.find((plan) => plan.months === way.months && plan.refusal === undefined) : undefined

/** The way as it stands: months that can't be had for this amount fall back to the first channel. */
export function wayFor(split: DeskSplit, way: Way, channels: readonly PayChannel[]): Way {
  if (way.kind === 'CHANNEL' || planFor(split, way)) return way
  return { kind: 'CHANNEL', channel: channels[0] ?? 'WECHAT' }
}

/** 610 hundredths of a percent are «6.1», by whole numbers. */
export function rateWords(basisPoints: number): string {
  const tenths = Math.round(basisPoints / 10)
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}

/** What is paid today: all but what is paid in months. */
export const todayFen = (split: DeskSplit, plan: DeskPlan | undefined): number =>
  plan ? split.balanceFen : split.balanceFen + split.restFen

export type Part = { name: 'BALANCE' | 'INSTALMENT' | PayChannel; fen: number }

/** What is paid from what, as the bar shows it. */
export function partsOf(split: DeskSplit, way: Way): Part[] {
  const rest: Part = { name: way.kind === 'PLAN' ? 'INSTALMENT' : way.channel, fen: split.restFen }
  const balance: Part = { name: 'BALANCE', fen: split.balanceFen }
  return [balance, rest].filter(({ fen }) => fen > 0)
}
