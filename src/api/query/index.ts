/** Asking, listing and changing: what a screen uses of the gateway. */
export { forgetQueries, invalidate, patch, type QueryState } from './queryCache'
export { changedBy, tagOf, type Tag } from './tags'
export { useList, type ListKey, type RemoteList } from './useList'
export { useMutation, type Mutation, type Outcome, type WriteKey } from './useMutation'
export { useQuery, type ReadKey } from './useQuery'
