import { productWords, Similar } from '@/features/product'
import { pickWords } from '@/i18n'
import { go, routeOf, usePageParams } from '@/routes'
import { definePage, EmptyState, Screen } from '@/ui'

/** A product that was taken off sale, or that never was: what happened, and what there is instead. */
function NoProductDetail() {
  const { spuCode } = usePageParams('noProductDetail')
  return (
    <Screen title={pickWords(routeOf('noProductDetail').title)}>
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

export default definePage(NoProductDetail)
