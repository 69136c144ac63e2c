import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { orderWords } from '../messages'
import './OrderCard.scss'
import './OrdersSkeleton.scss'

const Bone = ({ kind }: { kind: string }) => (
  <View className={`ui-skeleton__bone orders-skeleton__bone orders-skeleton__${kind}`} />
)

/** Order cards to come. */
export const OrdersSkeleton = observer(function OrdersSkeleton() {
  return (
    <View role="status" aria-busy aria-label={orderWords('loading')}>
      {[0, 1, 2].map((index) => (
        <View key={index} className="order-card">
          <View className="order-card__head">
            <Bone kind="shop" />
            <Bone kind="state" />
          </View>
          <Bone kind="date" />
          <View className="order-card__body">
            <Bone kind="picture" />
            <View className="orders-skeleton__lines">
              <Bone kind="line" />
              <Bone kind="short" />
            </View>
            <Bone kind="sum" />
          </View>
          <View className="orders-skeleton__buttons">
            <Bone kind="button" />
            <Bone kind="button" />
          </View>
        </View>
      ))}
    </View>
  )
})
