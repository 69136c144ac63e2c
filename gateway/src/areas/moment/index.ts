import type { Area } from '../../core/area'
import { momentSchema } from './schema'

export { otherReminders, reminders, remindersOf, takeDue } from './store'
export { keepWait, tellEach } from './waits'

/**
 * «Tell me when»: how areas keep that shoppers wait for something of theirs, and tell them once. Who waits for a flash sale
 * is kept here too: below product, which shows it, and activity, which asks for it.
 */
export const momentArea: Area = { name: 'moment', schema: momentSchema, routes: {} }
