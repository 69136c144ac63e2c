/** It lies in the package of the page that shows it. */
export { Written as LateWritten } from './Written'
