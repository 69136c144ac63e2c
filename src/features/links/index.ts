/** Opening what a link leads to: a page of the web, a file, an application of the shell. What does it comes with the tap. */
export { openWeb } from './openWeb'
