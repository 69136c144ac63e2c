/** The maker's app: what it is good for and how a device gets it. */
export { AppDownload } from './AppDownload'
export { DownloadBar } from './DownloadBar'
export { downloadWords } from './messages'
export { downloadWay } from './rules'
