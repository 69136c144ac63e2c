import { useDidShow } from '@tarojs/taro'
import { useEffect, type DependencyList } from 'react'
import { useRemote, type Remote } from '@/api'
import { stores } from '@/stores'
import { problemOf, reportProblem } from './problems'
import { usePageEnv, usePageReload } from './signals'

/**
 * A block's own data: takes part in the page's reload, reports quietly when it can't be had, and asks again once the
 * network is back and when the page shows again, since a block without data shows nothing to ask with. Use it in an
 * `observer`.
 */
export function useBlockData<T>(id: string, loader: () => Promise<T>, deps: DependencyList): Remote<T> {
  const { page } = usePageEnv()
  const remote = useRemote(loader, deps)
  usePageReload(remote.reload)
  const { status, error, data, reload } = remote
  useEffect(() => {
    if (status === 'failed') reportProblem(`${page}/${id}`, problemOf(error))
  }, [status, error, page, id])

  const { online } = stores.network
  const without = status === 'failed' && data === undefined
  useEffect(() => {
    if (online && without) void reload()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked when the network returns, not whenever a load fails
  }, [online])
  useDidShow(() => {
    if (without) void reload()
  })
  return remote
}
