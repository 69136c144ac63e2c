import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui'
import { orderWords } from '../messages'
import './OrderHead.scss'
import './OrderDetailSkeleton.scss'

const Bone = ({ kind }: { kind: string }) => (
  <View className={`ui-skeleton__bone order-skeleton__bone order-skeleton__${kind}`} />
)

/** The detail of an order to come. */
export const OrderDetailSkeleton = observer(function OrderDetailSkeleton() {
  return (
    <View role="status" aria-busy aria-label={orderWords('loading')}>
      <View className="order-head">
        <View className="order-skeleton__white order-skeleton__state" />
        <View className="order-skeleton__white order-skeleton__next" />
      </View>
      <Card className="order-delivery">
        <Bone kind="half" />
        <Bone kind="wide" />
      </Card>
      <Card>
        <Bone kind="half" />
        <View className="order-skeleton__row">
          <Bone kind="picture" />
          <View className="order-skeleton__lines">
            <Bone kind="wide" />
            <Bone kind="half" />
          </View>
        </View>
        <Bone kind="wide" />
        <Bone kind="wide" />
      </Card>
    </View>
  )
})
