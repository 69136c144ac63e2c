import { Text, View } from '@tarojs/components'
import { pointsForPaid } from '@domain/rewards/points'
import { REVIEW_REWARD } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, Card, Icon } from '@/ui'
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
      extra={<Text className="earn-ways__sum">{pointWords('earnedThisMonth', { points: groupedCount(earned) })}</Text>}
    >
      {ways.map(({ key, icon, title, note, points, way, go: leave }) => (
        <View key={key} className="earn-ways__one">
          <View className={`earn-ways__icon earn-ways__icon--${key}`} aria-hidden>
            <Icon name={icon} size={22} />
          </View>
          <View className="earn-ways__words">
            <View className="earn-ways__title">{title}</View>
            <View className="earn-ways__note">{note}</View>
          </View>
          <Text className="earn-ways__points">{`+${points}`}</Text>
          <Button kind="outline" size="s" label={`${way} ${title}`} onTap={() => void leave()}>
            {way}
          </Button>
        </View>
      ))}
    </Card>
  )
})
