/** Telling the site what is wrong with a shop. */
export { ReportEntry } from './ReportEntry'
