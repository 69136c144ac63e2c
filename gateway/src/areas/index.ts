import type { Area } from '../core/area'
import { inventoryArea } from './inventory/routes'

/** Every area, in the order in which their tables are made and their demonstration data is written. */
export const areas: Area[] = [inventoryArea]
