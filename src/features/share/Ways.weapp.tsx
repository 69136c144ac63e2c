/** It lies in the package of the page that opens it. */
export { ShareWays } from './ShareWays'
