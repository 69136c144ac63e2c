/**
 * The bridge to the maker's native app: what it is sent, how it answers, and how what it says is read. It knows the window
 * and nothing of the shop. Only `platform/nativeApp` loads it, and only inside the app.
 */
export { readBaseInfo } from './baseInfo'
export { ask, lacks, noteFunctions, open, start, tell } from './sending'
