import type { RemindProps } from './remindTypes'

/** A browser gets no message of the messaging platform, so nothing is promised there. */
export const RemindButton = (_props: RemindProps) => null
