import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { go } from '@/routes'
import { Card, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Stars } from '@/ui/list/Stars'
import { ReviewCard } from '../card/ReviewCard'
import { reviewWords } from '../messages'
import { tenths } from '../rules'
import { useQuery } from './calls'
import './BriefReviews.scss'

/** What the product's page says of its reviews; nothing while there are none, or when they can't be had. */
export const BriefReviews = observer(function BriefReviews({ spuCode }: { spuCode: string }) {
  const { data } = useQuery('GET /o2cmt/v1/pub/product-comment/b2c', { query: { spuCode } })
  if (data === undefined || data.total === 0) return null
  const { total, score, goodPercent, tags, list } = data
  const open = () => void go('commentList', { spuCode })
  return (
    <Card
      className="brief-reviews"
      title={reviewWords('brief', { count: soldCount(total, currentLocale()) })}
      more={{
        label: goodPercent === undefined ? reviewWords('briefAll') : reviewWords('good', { percent: goodPercent }),
        onTap: open
      }}
    >
      {score === undefined ? null : (
        <Row>
          <Text
            className="ui__size-6 ui__tone-ink ui__heavy ui__after-2 ui__figures"
            aria-label={reviewWords('mean', { score: tenths(score) })}
          >
            {tenths(score)}
          </Text>
          <Stars score={score / 10} />
        </Row>
      )}
      {tags.length === 0 ? null : (
        <Row align="stretch" wrap above={2}>
          {tags.map(({ tagCode, text, critical, count }) => (
            <Tag key={tagCode} kind={critical ? 'plain' : 'warm'} className="brief-reviews__tag">
              {`${text} ${soldCount(count, currentLocale())}`}
            </Tag>
          ))}
        </Row>
      )}
      <View role="list">
        {list.map((review) => (
          <ReviewCard key={review.reviewId} review={review} />
        ))}
      </View>
    </Card>
  )
})
