import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ProductGrid } from '@/features/product'
import { RetryNote } from '@/ui'
import { loadProducts } from '../products'
import type { ProductSource } from '../types'
import { useBlockData } from '../useBlockData'
import { TilesShimmer } from './TilesShimmer'

interface SomeTilesProps {
  id: string
  source: ProductSource
  limit: number
  /** Shown in place of tiles when there are none. */
  none: ReactNode
}

/** A bounded number of product tiles. */
export const SomeTiles = observer(function SomeTiles({ id, source, limit, none }: SomeTilesProps) {
  const { data, status, reload } = useBlockData(id, [source, limit], () => loadProducts(source, limit))
  if (!data) return status === 'failed' ? <RetryNote onRetry={reload} /> : <TilesShimmer />
  return data.length > 0 ? <ProductGrid products={data} /> : none
})
