/** Several reads that a screen shows as one. */
import { useMemo } from 'react'
import type { QueryState } from './queryCache'
import { useSteady } from './useSteady'

type Part = QueryState<unknown> & { reload: () => Promise<void> }
type Joined<P> = { [name in keyof P]: P[name] extends QueryState<infer T> ? T : never }

/** Data once all have theirs; failed as soon as one is. The names stay the same from render to render. */
export function useAll<P extends Readonly<Record<string, Part>>>(
  parts: P
): QueryState<Joined<P>> & { reload: () => Promise<void> } {
  const all = Object.values(parts)
  const isComplete = all.every(({ data }) => data !== undefined)
  const failure = all.find(({ status }) => status === 'failed')
  const refreshing = isComplete && all.some((part) => part.refreshing)
  const data = useMemo(
    () => (isComplete ? Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data])) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the object is new at each render, what it holds is not
    [isComplete, ...all.map((part) => part.data)]
  ) as Joined<P> | undefined // each name has its part's data
  const reload = useSteady(async () => void (await Promise.all(all.map((part) => part.reload()))))
  return {
    status: failure ? 'failed' : isComplete ? 'ready' : 'loading',
    ...(data === undefined ? {} : { data }),
    ...(failure ? { error: failure.error } : {}),
    refreshing,
    reload
  }
}
