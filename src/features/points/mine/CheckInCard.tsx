import { Text, View } from '@tarojs/components'
import type { CheckIn } from '@contract'
import { STREAK_ROUND } from '@domain/rewards/checkIn'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { toast } from '@/platform/feedback'
import { Button, Card, classes, Icon, Pressable, Sheet } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { pointWords } from '../messages'
import { comingReward, milestones } from '../rules'
import { sendCheckIn } from './api'
import { StreakCalendar } from './StreakCalendar'
import './CheckInCard.scss'

/** How points come by checking in. */
const Rules = observer(function Rules(props: { checkIn: CheckIn; open: boolean; onClose: () => void }) {
  const { open, onClose } = props
  const { dailyPoints, rewards } = props.checkIn
  return (
    <Sheet open={open} onClose={onClose} title={pointWords('rules')}>
      <View className="ui__size-3 ui__tone-ink-2 ui__pad-y-2 check-in__rule">
        {pointWords('ruleDay', { points: dailyPoints })}
      </View>
      {rewards.map(({ days, points }, index) => (
        <View key={index} className="ui__size-3 ui__tone-ink-2 ui__pad-y-2 check-in__rule">
          {pointWords('ruleStreak', { days, points })}
        </View>
      ))}
      <View className="ui__size-3 ui__tone-ink-2 ui__pad-y-2 check-in__rule">
        {pointWords('ruleMissed', { days: STREAK_ROUND })}
      </View>
      <View className="ui__size-3 ui__tone-ink-2 ui__pad-y-2 check-in__rule">{pointWords('ruleEnds')}</View>
    </Sheet>
  )
})

/** The streak: how many days, what comes next, the days of this month, and today's check-in. */
export const CheckInCard = observer(function CheckInCard({ checkIn }: { checkIn: CheckIn }) {
  const [reading, setReading] = useState(false)
  const { streak, checkedToday, dailyPoints } = checkIn
  const coming = comingReward(checkIn)

  const send = async () => {
    const result = await sendCheckIn(checkIn.today)
    if (result === undefined) return
    const { earned } = result
    toast(earned > 0 ? pointWords('earned', { points: earned }) : pointWords('already'))
  }
  return (
    <Card className="check-in">
      <Row wrap className="check-in__head">
        <View className="ui__size-4 ui__tone-ink ui__bold" role="heading" aria-level={2}>
          {streak === 0 ? (
            pointWords('noStreak')
          ) : (
            <>
              {`${pointWords('streakBefore')} `}
              <Text className="ui__tone-warm ui__figures check-in__days">{streak}</Text>
              {` ${pointWords('streakAfter')}`}
            </>
          )}
        </View>
        <Text className="ui__size-2 ui__tone-ink-3 check-in__next">
          {pointWords('next', { days: coming.inDays, points: coming.points })}
        </Text>
        <Pressable className="check-in__rules" onTap={() => setReading(true)}>
          <Text>{pointWords('rules')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </Row>
      <View className="check-in__stones">
        {milestones(checkIn).map(({ days, points, reached, next, percent }, index) => (
          <View
            key={index}
            className={classes(
              'ui__stack ui__align-center ui__center check-in__stone',
              next && 'check-in__stone--next'
            )}
          >
            <View className="check-in__way" aria-hidden>
              <View className="check-in__gone" style={{ width: `${percent}%` }} />
            </View>
            <View
              className={classes(
                'ui__row ui__justify-center ui__below-1 check-in__disc',
                reached && 'check-in__disc--reached'
              )}
              aria-hidden
            >
              <Icon name={reached ? 'check' : days === STREAK_ROUND ? 'gift' : 'coin'} size={20} />
            </View>
            <Text className="ui__size-3 ui__tone-ink check-in__day">{pointWords('day', { days })}</Text>
            <Text className="ui__size-2 ui__tone-ink-3 check-in__points">
              {pointWords(reached ? 'reached' : 'toReach', { points })}
            </Text>
          </View>
        ))}
      </View>
      <StreakCalendar checkIn={checkIn} rewardDay={coming.day} />
      <Button block size="l" disabled={checkedToday} onTap={send}>
        {checkedToday ? pointWords('checkedIn') : pointWords('checkIn', { points: dailyPoints })}
      </Button>
      <Rules checkIn={checkIn} open={reading} onClose={() => setReading(false)} />
    </Card>
  )
})
