import { observer } from 'mobx-react-lite'
import type { DataOf } from '@contract'
import { AskedBefore, ProductLine, questionWords, TextCard, useAsked, useAskForm } from '@/features/question'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

type Brief = DataOf<'GET /o2cmt/v1/pub/consults/brief'>

const Asking = observer(function Asking({ brief }: { brief: Brief }) {
  const { product } = brief
  const form = useAskForm(product.spuCode)
  return (
    <FormScreen form={form} action={questionWords('send')}>
      <ProductLine product={product} />
      <TextCard
        form={form}
        what="question"
        hint={questionWords('questionHint')}
        tips={questionWords('askTips')}
        rules={questionWords('askRules')}
      />
      <AskedBefore spuCode={product.spuCode} brief={brief} />
    </FormScreen>
  )
})

/** Asks those who bought a product. */
function PostQuestions({ spuCode }: RouteParams['postQuestions']) {
  const remote = useAsked(spuCode)
  const { data } = remote
  if (data !== undefined) return <Asking brief={data} />
  return (
    <Screen>
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={questionWords('noProduct')}
            action={{ label: questionWords('toHome'), onTap: () => go('index') }}
          />
        }
      >
        {() => null}
      </StateView>
    </Screen>
  )
}

export default definePage('postQuestions', { body: PostQuestions, skeleton: <Skeleton shape="form" count={2} /> })
