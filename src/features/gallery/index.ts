/** Every primitive in every state, for looking at. */
export { Gallery } from './Primitives'
