/** Files and applications that a link leads to. */
export { FileView } from './FileView'
export { openWeb } from './openWeb'
