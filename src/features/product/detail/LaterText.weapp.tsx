/** It lies in the package of the page that shows it. */
export { DescriptionText as LaterText } from './DescriptionText'
