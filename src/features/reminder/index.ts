/** Reminders of flash sales (spec 1.1, 7.5). */
export { RemindButton } from './RemindButton'
