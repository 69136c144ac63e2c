/** Files, shown in the store. */
export { FileView } from './FileView'
