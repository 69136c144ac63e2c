import { manager } from '../core/desk'

/** Who sits at the console of the demonstration: somebody who may do everything. */
export const STAFF = manager('staff_demo')

/** By this name the tables of cases, bills, fees, rooms and shops say who it was. */
export const DESK = manager('console')
