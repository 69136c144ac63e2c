/** It lies in the package of the page that shows it. */
export { CheckInPill as LatePill, MessageBell, Tools as LateTools } from '../tools'
