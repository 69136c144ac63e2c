import { View } from '@tarojs/components'
import { useState } from 'react'
import { REVIEW_KINDS } from '@domain/content/review'
import {
  BuyReviewed,
  ReviewList,
  ReviewOrder,
  ReviewScore,
  ReviewsSkeleton,
  reviewWords,
  useReviews
} from '@/features/review'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Tabs } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import './commentList.scss'

const kindWords = { ALL: 'all', PICTURE: 'picture', ADDITIONAL: 'additional', CRITICAL: 'critical' } as const

/** What buyers say of a product: by kind, by what they say, by version; endless. */
function CommentList({ spuCode, skuCode }: RouteParams['commentList']) {
  const reviews = useReviews(spuCode, { skuCode })
  const { list, quantity, filter, setFilter, reload } = reviews
  const { data } = quantity
  const [measures] = useState(() => belowBar('--tabs-top'))

  if (spuCode === '') {
    return (
      <Screen>
        <EmptyState
          drawing="lost"
          title={reviewWords('noProduct')}
          action={{ label: reviewWords('toProduct'), onTap: () => go('productSearch', {}, { replace: true }) }}
        />
      </Screen>
    )
  }
  const tabs = REVIEW_KINDS.filter((kind) => kind === 'ALL' || (data?.counts[kind] ?? 0) > 0).map((kind) => {
    const count = data?.counts[kind] ?? 0
    const words = reviewWords(kindWords[kind])
    return { key: kind, label: count > 0 ? `${words} ${soldCount(count, currentLocale())}` : words }
  })
  const mark = data?.tags.find(({ tagCode }) => tagCode === filter.tagCode)?.text
  // head and list come together, or the one would push the other down
  const loading = !data && quantity.status === 'loading'
  return (
    <Screen
      onReachBottom={() => void list.loadMore()}
      onPullRefresh={reload}
      footer={<BuyReviewed spuCode={spuCode} skuCode={filter.skuCode} />}
    >
      {loading ? (
        <ReviewsSkeleton />
      ) : (
        <View>
          <View className="comment-list__tabs" style={measures}>
            <Tabs
              items={tabs}
              value={filter.kind}
              onChange={(kind) => setFilter({ ...filter, kind, tagCode: undefined })}
              label={reviewWords('kinds')}
            />
          </View>
          {data ? <ReviewScore quantity={data} filter={filter} onFilter={setFilter} /> : null}
          {data && data.counts.ALL > 0 ? <ReviewOrder quantity={data} filter={filter} onFilter={setFilter} /> : null}
          <ReviewList reviews={reviews} mark={mark} />
        </View>
      )}
    </Screen>
  )
}

export default definePage('commentList', { body: CommentList, skeleton: <ReviewsSkeleton /> })
