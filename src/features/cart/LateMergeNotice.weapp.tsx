/** It lies in the package of the page that shows it. */
export { MergeNotice as LateMergeNotice } from './MergeNotice'
