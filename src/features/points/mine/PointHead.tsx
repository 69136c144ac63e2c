import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { RemindOfEnding } from '@/features/moment'
import { groupedCount } from '@/lib/counts'
import { shownMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
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
      <View className="point-head__row">
        <Text className="point-head__figure">{groupedCount(pointAvailable)}</Text>
        <Text className="point-head__worth">{pointWords('worth', { amount: shownMoney(worthFen) })}</Text>
        <Pressable className="point-head__way" role="link" onTap={exchange}>
          <Text>{pointWords('toExchange')}</Text>
          <Icon name="right" size={14} color="white" />
        </Pressable>
      </View>
      {endingSoon ? (
        <Pressable className="point-ending" role="link" onTap={exchange}>
          <Icon name="clock" size={18} color="warm" />
          <Text className="point-ending__words">
            <Text className="point-ending__count">
              {pointWords('ending', { points: groupedCount(endingSoon.points) })}
            </Text>
            {` ${pointWords('endsOn', { day: shownDay(endingSoon.endsAt - 1) })}`}
          </Text>
          <Text className="point-ending__use">{pointWords('use')}</Text>
          <Icon name="right" size={14} color="warm" />
        </Pressable>
      ) : null}
      <View className="point-head__remind">{endingSoon ? <RemindOfEnding of="POINTS" /> : null}</View>
    </View>
  )
})
