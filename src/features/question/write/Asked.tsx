import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { ProductLine } from '../card/ProductLine'
import { QuestionMark } from '../card/QuestionMark'
import '../card/QuestionCard.scss'
import './TextCard.scss'

/** The question that is answered, and what it is about. */
export const Asked = observer(function Asked({ question }: { question: DataOf<'GET /o2cmt/v1/pub/consults/detail'> }) {
  return (
    <View>
      <ProductLine product={question.product} />
      <View className="text-asked">
        <QuestionMark of="ask" />
        <View className="text-asked__words">{question.text}</View>
      </View>
    </View>
  )
})
