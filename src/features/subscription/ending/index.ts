/** Being told before something of one's own ends. */
export { RemindOfEnding } from './RemindOfEnding'
