import type { DataOf, ProductDetail, ProductSku } from '@contract'
import { useReads } from '@/api'
import { productWords } from '../messages'
import { call } from './calls'

type Standing = DataOf<'POST /o2inv/v1/inv-query/batch/shop-stock-status'>['list'][number]

const formatStanding = ({ status, available }: Standing): string => {
  if (status === 'RESTRICTED') return productWords('notToHere')
  if (status === 'OUT_OF_STOCK') return productWords('noneHere')
  return status === 'FEW_LEFT' ? productWords('fewHere', { count: available }) : productWords('hereNow')
}

/** How the chosen version stands where it is to go, asked when it matters; undefined while that isn't known. */
export function useStanding(
  product: ProductDetail,
  sku: ProductSku | undefined,
  { place, regionCode }: { place: string; regionCode: string | undefined },
  when: boolean
): string | undefined {
  const skuCodes = product.skus.map(({ skuCode }) => skuCode)
  const { data } = useReads(
    'GET /o2pcm/v1/pub/product/detail',
    { skuCodes, regionCode },
    () =>
      call('POST /o2inv/v1/inv-query/batch/shop-stock-status', {
        body: { skuCodes, ...(regionCode === undefined ? {} : { regionCode }) },
        quiet: true
      }),
    { when: when && regionCode !== undefined }
  )
  const row = data?.list.find(({ skuCode }) => skuCode === sku?.skuCode)
  return row && place !== '' ? productWords('standing', { place, state: formatStanding(row) }) : undefined
}
