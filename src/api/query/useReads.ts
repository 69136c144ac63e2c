/** Reads that are no single call of the gateway, with the same life on a screen as `useQuery`. */
import { useMemo } from 'react'
import type { QueryState } from './queryCache'
import { tagOf, type Tag } from './tags'
import { useEntry, useKey, type QueryManner, type ReadKey } from './useQuery'

/** What a screen loads, from one call or several. */
export type Loaded<T> = QueryState<T> & { reload: () => Promise<void> }

function useLoad<T>(tag: Tag, key: string, manner: QueryManner, load: () => Promise<T>): Loaded<T> {
  const { run, status, data, error, refreshing } = useEntry(tag, key, manner, load)
  return useMemo(
    () => ({
      status,
      ...(data === undefined ? {} : { data }),
      ...(error === undefined ? {} : { error }),
      refreshing,
      reload: run
    }),
    [status, data, error, refreshing, run]
  )
}

/** Calls that a screen shows as one, or chooses one of: `about` is the read that they are asked anew with. */
export const useReads = <T>(
  about: ReadKey,
  args: unknown,
  ask: () => Promise<T>,
  manner: QueryManner = {}
): Loaded<T> => useLoad(tagOf(about), `reads ${useKey(about, { query: args }, manner)}`, manner, ask)

/** What is not the gateway's, by its name: a part of the app, the tree of regions. */
export const useLoaded = <T>(name: string, load: () => Promise<T>, when = true): Loaded<T> =>
  useLoad(name, name, { when }, load)
