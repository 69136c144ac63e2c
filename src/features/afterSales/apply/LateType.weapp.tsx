/** It lies in the package of the page that shows it. */
export { TypeContent as LateType } from '../type/TypeContent'
