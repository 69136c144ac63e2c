/** Files and applications that a link leads to. */
export { FileView } from './FileView'
