import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Pressable } from '@/ui'
import { toolWords } from './messages'
import { useCheckIn } from './useTools'
import '@/ui/layout/layout.scss'

/** What today's check-in gives, or that it is done; it leads to the streak. */
export const CheckInPill = observer(function CheckInPill() {
  const today = useCheckIn()
  const words = today?.checkedToday ? 'checkedIn' : today ? 'checkIn' : 'checkInFirst'
  return (
    <Pressable className="ui__row ui__hit ui__fixed" role="link" onTap={() => void go('myPoint')}>
      <View className="centre-check">{toolWords(words, { points: today?.dailyPoints ?? 0 })}</View>
    </Pressable>
  )
})
