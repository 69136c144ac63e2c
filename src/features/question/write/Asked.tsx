import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { Row } from '@/ui/layout/Box'
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
      <Row align="start" below={2} className="text-asked">
        <QuestionMark of="ask" />
        <Text size={4} tone="ink" weight="bold" tight grow className="text-asked__words">
          {question.text}
        </Text>
      </Row>
    </View>
  )
})
