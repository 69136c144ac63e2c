import type { ProductDetail, ProductSku } from '@contract'
import { SEEN_AFTER_MS } from '@domain/goods/footprint'
import { effectivePrice } from '@domain/money/price'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api'
import { usePageVisible } from '@/ui'
import { writeFootstep, type Seen } from './footsteps'

/**
 * Writes that a product was looked at, once its page was on show for two seconds, quietly. Returns when it was looked at on
 * an earlier day, once that is known.
 */
export function useFootstep(product: ProductDetail | undefined, sku: ProductSku | undefined): Seen | undefined {
  const isVisible = usePageVisible()
  const [before, setBefore] = useState<Seen>()
  const lastSku = useRef(sku)
  lastSku.current = sku ?? product?.skus[0]
  const spuCode = product?.spuCode
  useEffect(() => {
    if (!isVisible || spuCode === undefined) return undefined
    const timer = setTimeout(() => {
      const version = lastSku.current
      if (!version) return
      const priceFen = effectivePrice(version, serverNow())
      void writeFootstep({ spuCode, skuCode: version.skuCode, priceFen }).then((entry) => {
        if (entry) setBefore(entry)
      })
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isVisible, spuCode])
  return before
}
