/** It lies in the package of the page that opens it. */
export { Viewer as LaterViewer } from './Viewer'
