import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { ListEnd, Skeleton } from '@/ui'
import { WindowedGrid } from '../cards/WindowedGrid'
import { useRecommended, type RecommendFor } from './api'
import './Description.scss'

/** Most recommendations of a screen. */
const most = 30

export interface RecommendedProps extends RecommendFor {
  title: string
  /** Products that are not recommended here, such as those just bought. */
  without?: readonly string[]
  /** How many of the first tiles are seen without scrolling. */
  eagerCount?: number
}

/** Recommendations that go on at the page's end, up to thirty; gone when there are none or they can't be had. */
export const Recommended = observer(function Recommended(props: RecommendedProps) {
  const { title, scene, spuCode, categoryCode, shopCode, without = [], eagerCount } = props
  const withoutKey = [spuCode, ...without].join(' ')
  const pages = useRecommended({ scene, spuCode, categoryCode, shopCode })
  const products = useMemo(
    () => pages.rows.filter((card) => !withoutKey.split(' ').includes(card.spuCode)).slice(0, most),
    [pages.rows, withoutKey]
  )
  const ended = pages.ended || products.length >= most
  useReachBottom(() => {
    if (!ended) void pages.loadMore()
  })
  if (pages.status !== 'loading' && products.length === 0) return null
  return (
    <View>
      <View className="recommended__title" role="heading" aria-level={2}>
        {title}
      </View>
      {products.length === 0 ? (
        <Skeleton shape="tiles" />
      ) : (
        <View>
          <View className="recommended__grid">
            <WindowedGrid products={products} eagerCount={eagerCount} />
          </View>
          <ListEnd list={{ ...pages, ended }} />
        </View>
      )}
    </View>
  )
})
