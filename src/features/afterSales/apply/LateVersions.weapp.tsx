/** It lies in the package of the page that shows it. */
export { ApplyVersions as LateVersions } from './Versions'
