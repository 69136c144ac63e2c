import type { RemindProps } from './remindTypes'

/** A browser has no subscription messages. */
export const RemindOfEnding = (_props: RemindProps) => null
