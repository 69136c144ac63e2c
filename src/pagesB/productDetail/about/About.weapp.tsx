/** It lies in the package of the page that shows it. */
export { AboutProduct as About } from './AboutProduct'
