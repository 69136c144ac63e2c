/** What every page's file exports. Above routes, stores and ui, below the screens; no feature knows it. */
export { definePage } from './definePage'
