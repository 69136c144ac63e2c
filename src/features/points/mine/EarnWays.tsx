import { Text, View } from '@tarojs/components'
import { pointsForPaid } from '@domain/rewards/points'
import { REVIEW_REWARD } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, Card, Icon } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { pointWords } from '../messages'
import './EarnWays.scss'

/** What else earns points, each with the way there. */
export const EarnWays = observer(function EarnWays({ earned, toReview }: { earned: number; toReview: number }) {
  const ways = [
    {
      key: 'review',
      icon: 'chat',
      title: pointWords('wayReview'),
      note: toReview > 0 ? pointWords('wayReviewNote', { count: toReview }) : pointWords('wayReviewNone'),
      points: REVIEW_REWARD.points,
      way: pointWords('toReview'),
      go: () => go('myOrder', { status: 'TO_REVIEW' })
    },
    {
      key: 'buy',
      icon: 'cart',
      title: pointWords('wayBuy'),
      note: pointWords('wayBuyNote', { amount: roundMoney(100) }),
      points: pointsForPaid(100),
      way: pointWords('toBuy'),
      go: () => go('index')
    }
  ] as const
  return (
    <Card
      title={pointWords('ways')}
      extra={
        <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">
          {pointWords('earnedThisMonth', { points: groupedCount(earned) })}
        </Text>
      }
    >
      {ways.map(({ key, icon, title, note, points, way, go: leave }) => (
        <Row key={key} gap={2} padY={2} className="earn-ways__one">
          <View className={`earn-ways__icon earn-ways__icon--${key}`} aria-hidden>
            <Icon name={icon} size={22} />
          </View>
          <View className="ui__grow">
            <View className="ui__size-3 ui__tone-ink ui__bold">{title}</View>
            <View className="ui__size-2 ui__tone-ink-3">{note}</View>
          </View>
          <Text className="ui__size-4 ui__tone-warm ui__bold ui__figures ui__fixed">{`+${points}`}</Text>
          <Button kind="outline" size="s" label={`${way} ${title}`} onTap={() => void leave()}>
            {way}
          </Button>
        </Row>
      ))}
    </Card>
  )
})
