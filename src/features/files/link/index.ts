/** Opening what a link leads to; what does it comes with the tap. */
export { openWeb } from '../openWeb'
