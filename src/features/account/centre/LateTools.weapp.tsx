/** It lies in the package of the page that shows it. */
export { Tools as LateTools } from './Tools'
