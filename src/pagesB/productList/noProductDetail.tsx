import { productWords, Similar } from '@/features/product'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'

/** A product that was taken off sale, or that never was: what happened, and what there is instead. */
function NoProductDetail({ spuCode }: RouteParams['noProductDetail']) {
  return (
    <Screen>
      <EmptyState
        drawing="delisted"
        title={productWords('delistedTitle')}
        note={productWords('delistedNote')}
        action={{ label: productWords('delistedAction'), onTap: () => void go('index') }}
      />
      <Similar spuCode={spuCode} />
    </Screen>
  )
}

export default definePage('noProductDetail', { body: NoProductDetail })
