import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { settlementWords as t } from './messages'
import './settlement.scss'

const Bone = ({ kind }: { kind: string }) => <View className={`checkout-bone checkout-bone--${kind}`} />

/** The shape of an order to be confirmed. */
export const CheckoutSkeleton = observer(function CheckoutSkeleton() {
  return (
    <View role="status" aria-busy aria-label={t('loading')}>
      <View className="checkout-bones checkout-bones--side">
        <Bone kind="disc" />
        <View className="checkout-bones__lines">
          <Bone kind="short" />
          <Bone kind="line" />
        </View>
      </View>
      <View className="checkout-bones">
        <Bone kind="short" />
        {[0, 1].map((index) => (
          <View key={index} className="checkout-bones__row">
            <Bone kind="thumb" />
            <View className="checkout-bones__lines">
              <Bone kind="line" />
              <Bone kind="short" />
              <Bone kind="price" />
            </View>
          </View>
        ))}
        <Bone kind="line" />
        <Bone kind="line" />
      </View>
      <View className="checkout-bones">
        <Bone kind="line" />
        <Bone kind="line" />
        <Bone kind="line" />
      </View>
    </View>
  )
})
