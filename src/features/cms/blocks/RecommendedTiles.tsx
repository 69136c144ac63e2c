import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRecommended, WindowedGrid } from '@/features/product'
import { ListEnd } from '@/ui'
import { problemOf, reportProblem } from '../problems'
import { usePageEnd, usePageEnv, usePageReload } from '../signals'
import type { EndlessTilesProps } from './endlessTilesTypes'
import { TilesShimmer } from './TilesShimmer'

/** Recommendations that go on as the shopper scrolls, and say when they end or fail. */
export const RecommendedTiles = observer(function RecommendedTiles({ id, source, active }: EndlessTilesProps) {
  const { page } = usePageEnv()
  const pages = useRecommended(source, { forAll: true })
  usePageEnd(() => void pages.loadMore(), active)
  usePageReload(pages.restart)
  const { status, error, rows } = pages
  useEffect(() => {
    if (status === 'failed') reportProblem(`${page}/${id}`, problemOf(error))
  }, [status, error, page, id])

  if (!active) return null
  if (status === 'loading' && rows.length === 0) return <TilesShimmer />
  if (rows.length === 0) {
    return (
      <ListEnd
        list={{
          loadingMore: false,
          ended: status === 'ready',
          moreFailed: status === 'failed',
          loadMore: pages.reload
        }}
      />
    )
  }
  return (
    <View>
      <WindowedGrid products={rows} />
      <ListEnd list={pages} />
    </View>
  )
})
