/** It lies in the package of the page that shows it. */
export { ManageBar as LateManageBar } from './ManageBar'
