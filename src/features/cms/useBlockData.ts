import { useEffect, type DependencyList } from 'react'
import { useRemote, type Remote } from '@/api'
import { problemOf, reportProblem } from './problems'
import { usePageEnv, usePageReload } from './signals'

/** A block's own data: takes part in the page's reload, and reports quietly when it can't be had. */
export function useBlockData<T>(id: string, loader: () => Promise<T>, deps: DependencyList): Remote<T> {
  const { page } = usePageEnv()
  const remote = useRemote(loader, deps)
  usePageReload(remote.reload)
  const { status, error } = remote
  useEffect(() => {
    if (status === 'failed') reportProblem(`${page}/${id}`, problemOf(error))
  }, [status, error, page, id])
  return remote
}
