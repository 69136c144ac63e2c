import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { orderWords } from './messages'
import './Bones.scss'

/** Grey lines where words will be; each so many percent wide. */
export const Bones = observer(function Bones({ widths }: { widths: readonly number[] }) {
  return (
    <View className="order-bones" role="status" aria-busy aria-label={orderWords('loading')}>
      {widths.map((width, index) => (
        <View key={index} className="ui-skeleton__bone order-bones__line" style={{ width: `${width}%` }} />
      ))}
    </View>
  )
})
