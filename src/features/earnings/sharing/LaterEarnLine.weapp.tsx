/** It lies in the package of the product's page. */
export { EarnLine as LaterEarnLine } from './EarnLine'
