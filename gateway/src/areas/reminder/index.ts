import type { Area } from '../../core/area'
import { reminderSchema } from './schema'

export { dropReminder, keepReminder, otherReminders, remindersOf, takeDue } from './store'

/** Who waits for a flash sale: kept below product, which shows it, and activity, which asks for it. */
export const reminderArea: Area = { name: 'reminder', schema: reminderSchema, routes: {} }
