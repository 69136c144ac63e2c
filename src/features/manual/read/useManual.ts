import type { RouteParams } from '@/routes'
import { useQuery } from './calls'

/** The manual that a screen was opened with: by its own code, by a SKU's or product's, or by a printed model. */
export function useManual({ manualCode, skuCode, model }: RouteParams['productManual']) {
  const bySku = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/description-by-sku-id', {
    query: { ...(skuCode === undefined ? {} : { skuCode }), ...(model === undefined ? {} : { model }) },
    when: manualCode === undefined && (skuCode !== undefined || model !== undefined),
    forAll: true
  })
  const code = manualCode ?? bySku.data?.manual?.manualCode
  const manual = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/description-info', {
    query: { manualCode: code ?? '' },
    when: code !== undefined,
    forAll: true
  })
  const isOpened = manualCode !== undefined || skuCode !== undefined || model !== undefined
  const isMissing =
    !isOpened || (bySku.data !== undefined && bySku.data.manual === undefined && manualCode === undefined)
  return { manual: code === undefined ? { ...bySku, data: undefined } : manual, isMissing, code }
}
