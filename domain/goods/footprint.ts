/** The footprint: what is written of a look at a product, and for how long. Times are epoch ms. */
import { DAY_MS, SECOND_MS } from '../spans'

/** A product counts as looked at once it was on show for so long. */
export const SEEN_AFTER_MS = 2 * SECOND_MS
/** Kept with an account. */
export const FOOTPRINT_DAYS = 90
/** Kept on a device while nobody is logged in. */
export const DEVICE_DAYS = 30
export const DEVICE_ROWS = 200

/** A look at a product, as a device keeps it until somebody logs in. */
export interface DeviceStep {
  spuCode: string
  skuCode: string
  seenAt: number
  /** What a piece cost. */
  priceFen: number
}

/** What a device keeps after one more look, the newest first: a product once a day, no more and no older than it may. */
export function withStep(
  steps: readonly DeviceStep[],
  step: DeviceStep,
  dayOf: (ms: number) => string
): readonly DeviceStep[] {
  const day = dayOf(step.seenAt)
  const others = steps.filter(({ spuCode, seenAt }) => spuCode !== step.spuCode || dayOf(seenAt) !== day)
  return [step, ...others].filter(({ seenAt }) => step.seenAt - seenAt < DEVICE_DAYS * DAY_MS).slice(0, DEVICE_ROWS)
}

/** The last look at a product before the day of a moment. */
export function seenBefore(steps: readonly DeviceStep[], spuCode: string, dayStartMs: number): DeviceStep | undefined {
  return steps
    .filter((step) => step.spuCode === spuCode && step.seenAt < dayStartMs)
    .reduce<DeviceStep | undefined>((last, step) => (last && last.seenAt >= step.seenAt ? last : step), undefined)
}

/** When a look that a device tells of may have been: not to come, and no older than a device keeps; undefined: neither. */
export function fitMoment(seenAt: number, nowMs: number): number | undefined {
  if (nowMs - seenAt >= DEVICE_DAYS * DAY_MS) return undefined
  return Math.min(seenAt, nowMs)
}
