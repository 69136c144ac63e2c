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
  const shown = usePageVisible()
  const [before, setBefore] = useState<Seen>()
  const looked = useRef(sku)
  looked.current = sku ?? product?.skus[0]
  const spuCode = product?.spuCode
  useEffect(() => {
    if (!shown || spuCode === undefined) return undefined
    const timer = setTimeout(() => {
      const version = looked.current
      if (!version) return
      const priceFen = effectivePrice(version, serverNow())
      void writeFootstep({ spuCode, skuCode: version.skuCode, priceFen }).then((seen) => {
        if (seen) setBefore(seen)
      })
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown, spuCode])
  return before
}
