import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { useReads, type Loaded } from '@/api'
import { stores } from '@/stores'
import { problemOf, reportProblem } from './problems'
import { usePageEnv, usePageReload } from './signals'

/**
 * A block's own data, by what of the block it hangs on: takes part in the page's reload, reports quietly when it can't be had, and asks again once the
 * network is back and when the page shows again, since a block without data shows nothing to ask with. Use it in an
 * `observer`.
 */
export function useBlockData<T>(id: string, args: readonly unknown[], load: () => Promise<T>): Loaded<T> {
  const { page } = usePageEnv()
  const remote = useReads('GET /o2srh/v1/pub/platform-products/medias', args, load, { forAll: true })
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
