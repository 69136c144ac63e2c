import type { Area } from '../core/area'

/** Every area, in the order in which their tables are made and their demonstration data is written. */
export const areas: Area[] = []
