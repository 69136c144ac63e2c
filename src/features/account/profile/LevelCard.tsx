import { Text, View } from '@tarojs/components'
import { growthOf } from '@domain/people/level'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Icon } from '@/ui'
import { Row } from '@/ui/layout/Box'
import type { Level } from './api'
import { profileWords } from './messages'
import './profile.scss'

/** The level, and what leads to the next; the name alone while the rest is on its way. */
export const LevelCard = observer(function LevelCard(props: {
  level?: Level
  name?: string
  /** What the next level gives. */
  next?: { levelName: string; extraPercent: number }
}) {
  const { level, name } = props
  const next = (current: Level): string =>
    current.toNextLevelFen === null
      ? profileWords('highest')
      : profileWords('toNext', {
          amount: formatRoundMoney(current.toNextLevelFen, stores.site.currencySymbol),
          level: current.nextLevelName ?? ''
        })
  const growth = level && growthOf(level.levelCode, level.toNextLevelFen)
  return (
    <Row align="start" gap={3} pad={4} className="profile-level">
      <View className="ui__grow">
        <View className="ui__size-5 ui__bold profile-level__name">{name ?? ' '}</View>
        <View className="ui__size-3 ui__breaks profile-level__next">{level ? next(level) : ' '}</View>
        <View className="profile-level__growth">
          {growth ? (
            <>
              <View className="profile-level__track" aria-hidden>
                <View
                  className="profile-level__full"
                  style={{ width: `${Math.round((growth.spentFen / growth.nextFen) * 100)}%` }}
                />
              </View>
              <Row align="stretch" justify="between" size={2} figures above={1}>
                <Text>{profileWords('growth', { count: groupedCount(Math.floor(growth.spentFen / 100)) })}</Text>
                <Text>{groupedCount(growth.nextFen / 100)}</Text>
              </Row>
            </>
          ) : null}
        </View>
        <View className="profile-level__points">
          {level ? profileWords('points', { count: groupedCount(level.pointAvailable) }) : ' '}
          {props.next
            ? ` · ${profileWords('nextGives', { level: props.next.levelName, percent: props.next.extraPercent })}`
            : ''}
        </View>
      </View>
      <View className="ui__row ui__justify-center profile-level__seal" aria-hidden>
        <Icon name="shield" size={24} color="white" />
      </View>
    </Row>
  )
})
