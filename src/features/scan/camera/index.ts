/** The scanner's screen: what it is made of. */
export { CodeForm } from './CodeForm'
export { ScanCamera } from './ScanCamera'
