import { NoManual, Reader, useManual } from '@/features/manual'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { FailedState, Screen, Skeleton } from '@/ui'

/** One manual: read in the page on H5, opened in the platform's reader in the mini-program. */
function ProductManual(params: RouteParams['productManual']) {
  const { manual, isMissing } = useManual(params)
  if (manual.data) return <Reader key={manual.data.manualCode} manual={manual.data} />
  return (
    <Screen>
      {isMissing ? (
        <NoManual />
      ) : manual.status === 'failed' ? (
        <FailedState error={manual.error} onRetry={manual.reload} />
      ) : (
        <Skeleton shape="detail" />
      )}
    </Screen>
  )
}

export default definePage('productManual', { body: ProductManual, skeleton: <Skeleton shape="detail" /> })
