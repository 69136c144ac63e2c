/** Asking, listing and changing: what a screen uses of the gateway, each by its folder's `calls.ts`. */
export { asIfWritten, forgetQueries, loadsOver, makeOld } from './queryCache'
export type { Rows } from './rows'
export { useAll } from './useAll'
export { patchLists, type RemoteList } from './useList'
export { patch, type Query } from './useQuery'
export { withMissing, type One } from './useOne'
export { useLoaded, useReads, type Loaded } from './useReads'
