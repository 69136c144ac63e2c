import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { settlementWords as t } from './messages'
import './settlement.scss'

const Bone = ({ kind }: { kind: string }) => <View className={`order-bone order-bone--${kind}`} />

/** The shape of an order to be confirmed. */
export const CheckoutSkeleton = observer(function CheckoutSkeleton() {
  return (
    <View role="status" aria-busy aria-label={t('loading')}>
      <View className="order-bones order-bones--side">
        <Bone kind="disc" />
        <View className="order-bones__lines">
          <Bone kind="short" />
          <Bone kind="line" />
        </View>
      </View>
      <View className="order-bones">
        <Bone kind="short" />
        {[0, 1].map((index) => (
          <View key={index} className="order-bones__row">
            <Bone kind="thumb" />
            <View className="order-bones__lines">
              <Bone kind="line" />
              <Bone kind="short" />
              <Bone kind="price" />
            </View>
          </View>
        ))}
        <Bone kind="line" />
        <Bone kind="line" />
      </View>
      <View className="order-bones">
        <Bone kind="line" />
        <Bone kind="line" />
        <Bone kind="line" />
      </View>
    </View>
  )
})
