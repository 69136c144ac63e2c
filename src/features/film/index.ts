/** The film of a case or of a bill. */
export { Film } from './Film'
