import { View } from '@tarojs/components'
import { REVIEW_KINDS } from '@domain/review'
import { ReviewList, ReviewOrder, ReviewScore, ReviewsSkeleton, reviewWords, useReviews } from '@/features/review'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, EmptyState, Screen, Tabs } from '@/ui'
import './commentList.scss'

const kindWords = { ALL: 'all', PICTURE: 'picture', ADDITIONAL: 'additional', CRITICAL: 'critical' } as const

/** What buyers say of a product: by kind, by what they say, by version; endless. */
function CommentList({ spuCode, skuCode }: RouteParams['commentList']) {
  const reviews = useReviews(spuCode, { skuCode })
  const { list, quantity, filter, setFilter, reload } = reviews
  const { data } = quantity

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
  const loading = list.status === 'loading' && !data
  return (
    <Screen
      onReachBottom={() => void list.loadMore()}
      onPullRefresh={reload}
      footer={
        <BottomBar>
          <Button
            className="comment-list__buy"
            onTap={() => void go('productDetail', { spuCode, ...(filter.skuCode ? { skuCode: filter.skuCode } : {}) })}
          >
            {reviewWords('buy')}
          </Button>
        </BottomBar>
      }
    >
      {loading ? (
        <ReviewsSkeleton />
      ) : (
        <View>
          <Tabs
            className="comment-list__tabs"
            items={tabs}
            value={filter.kind}
            onChange={(kind) => setFilter({ ...filter, kind, tagCode: undefined })}
            label={reviewWords('kinds')}
          />
          {data ? <ReviewScore quantity={data} filter={filter} onFilter={setFilter} /> : null}
          {data && data.counts.ALL > 0 ? <ReviewOrder quantity={data} filter={filter} onFilter={setFilter} /> : null}
          <ReviewList reviews={reviews} mark={mark} />
        </View>
      )}
    </Screen>
  )
}

export default definePage('commentList', { body: CommentList, skeleton: <ReviewsSkeleton /> })
