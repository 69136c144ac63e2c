/** It lies in the package of the page that shows it. */
export { BriefReviews } from './BriefReviews'
