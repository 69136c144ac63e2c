import { observer } from 'mobx-react-lite'
import type { AskedProduct } from '@contract'
import { BriefQuestions, ProductLine, questionWords, TextCard, useAskedProduct, useAskForm } from '@/features/question'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

const Asking = observer(function Asking({ product }: { product: AskedProduct }) {
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
      <BriefQuestions spuCode={product.spuCode} asks />
    </FormScreen>
  )
})

/** Asks those who bought a product. */
function PostQuestions({ spuCode }: RouteParams['postQuestions']) {
  const remote = useAskedProduct(spuCode)
  const { data } = remote
  if (data !== undefined) return <Asking product={data} />
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
