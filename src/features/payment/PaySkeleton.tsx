import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { paymentWords as t } from './messages'
import './payment.scss'

export const Bone = ({ kind }: { kind: string }) => <View className={`pay-bone pay-bone--${kind}`} />

/** The shape of the pay screen. */
export const PaySkeleton = observer(function PaySkeleton() {
  return (
    <View role="status" aria-busy aria-label={t('loading')}>
      <View className="pay-head">
        <Bone kind="label" />
        <Bone kind="amount" />
        <Bone kind="line" />
      </View>
      <View className="pay-bones">
        <Bone kind="line" />
        <Bone kind="thumb" />
      </View>
      <View className="pay-bones">
        <Bone kind="row" />
        <Bone kind="row" />
        <Bone kind="row" />
      </View>
    </View>
  )
})

/** The shape of a result: a drawing, a sentence, what was bought. */
export const ResultSkeleton = observer(function ResultSkeleton() {
  return (
    <View role="status" aria-busy aria-label={t('loading')}>
      <View className="pay-result">
        <Bone kind="disc" />
        <Bone kind="label" />
        <Bone kind="amount" />
        <Bone kind="row" />
      </View>
      <View className="pay-bones">
        <Bone kind="row" />
        <Bone kind="row" />
      </View>
    </View>
  )
})
