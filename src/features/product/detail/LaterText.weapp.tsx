/** It lies in the package of the page that shows it. */
export { LongDescription as LaterText } from '../description/LongDescription'
