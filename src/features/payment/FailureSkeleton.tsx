import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { paymentWords as t } from './messages'
import { Bone } from './PaySkeleton'
import './failure.scss'

/** The shape of a failure: what happened, the time left, the ways to pay, the order. */
export const FailureSkeleton = observer(function FailureSkeleton() {
  return (
    <View role="status" aria-busy aria-label={t('loading')}>
      <View className="pay-failed">
        <View className="pay-failed__drawing">
          <Bone kind="card" />
        </View>
        <View className="pay-failed__words">
          <Bone kind="line" />
          <Bone kind="label" />
        </View>
      </View>
      <View className="pay-bones">
        <Bone kind="line" />
      </View>
      <View className="pay-bones">
        <Bone kind="row" />
        <Bone kind="row" />
        <Bone kind="row" />
      </View>
      <View className="pay-bones">
        <Bone kind="line" />
        <Bone kind="thumb" />
      </View>
    </View>
  )
})
