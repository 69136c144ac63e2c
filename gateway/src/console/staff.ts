import { PERMISSIONS, type Staff } from '../core/desk'

/** Who sits at the console of the demonstration: somebody who may do everything. */
export const STAFF: Staff = { who: 'staff_demo', may: PERMISSIONS }
