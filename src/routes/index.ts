/** Screens, what they are opened with, and the way from one to another. */
export * from './guards'
export * from './navigator'
export { decodeParams, encodeParams, isLoginKey, linkTo, maxParamsBytes } from './params'
export type { Link, NoParams, RouteParams } from './params'
export { isRegisteredPath, routeAt, routeOf, routes, specRoutes, systemRoutes, tabRoutes } from './table'
export type { OfflineClass, Route, RouteKey, RouteRow } from './table'
