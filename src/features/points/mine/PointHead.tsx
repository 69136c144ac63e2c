import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { RemindOfEnding } from '@/features/moment'
import { groupedCount } from '@/lib/counts'
import { shownMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { pointWords } from '../messages'
import './PointHead.scss'

interface PointHeadProps {
  balance: DataOf<'GET /o2cum/v1/customer-point/balance'>
}

/** How many points there are, what they are worth, the way to spend them, and which of them end soon. */
export const PointHead = observer(function PointHead({ balance }: PointHeadProps) {
  const { pointAvailable, worthFen, endingSoon } = balance
  const exchange = () => void go('pointExchange')
  return (
    <View className="point-head">
      <View className="point-head__label">{pointWords('available')}</View>
      <Row wrap className="point-head__row">
        <Text className="ui__tone-ink ui__heavy ui__figures point-head__figure">{groupedCount(pointAvailable)}</Text>
        <Text className="ui__size-2 ui__pad-top-3 point-head__worth">
          {pointWords('worth', { amount: shownMoney(worthFen) })}
        </Text>
        <Pressable
          className="ui__row ui__size-3 ui__bold ui__pad-x-4 ui__hit point-head__way"
          role="link"
          onTap={exchange}
        >
          <Text>{pointWords('toExchange')}</Text>
          <Icon name="right" size={14} color="white" />
        </Pressable>
      </Row>
      {endingSoon ? (
        <Pressable
          className="ui__row ui__gap-2 ui__size-3 ui__tone-warm ui__above-2 ui__hit ui__wide ui__left point-ending"
          role="link"
          onTap={exchange}
        >
          <Icon name="clock" size={18} color="warm" />
          <Text className="ui__grow">
            <Text className="ui__bold">{pointWords('ending', { points: groupedCount(endingSoon.points) })}</Text>
            {` ${pointWords('endsOn', { day: shownDay(endingSoon.endsAt - 1) })}`}
          </Text>
          <Text className="ui__fixed">{pointWords('use')}</Text>
          <Icon name="right" size={14} color="warm" />
        </Pressable>
      ) : null}
      <Row align="stretch" justify="end">
        {endingSoon ? <RemindOfEnding of="POINTS" /> : null}
      </Row>
    </View>
  )
})
