import { View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import { multiplyFen } from '@domain/money'
import { effectivePrice } from '@domain/price'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { CouponLine, CouponSheet, useCoupons } from '@/features/coupon'

interface ProductCouponsProps {
  product: ProductDetail
  sku: ProductSku | undefined
  quantity: number
}

/** Coupons for this product in a line, and the sheet where they are received. Nothing when they can't be had. */
export const ProductCoupons = observer(function ProductCoupons(props: ProductCouponsProps) {
  const { product, sku, quantity } = props
  const { shopCode } = product.shop
  const coupons = useCoupons(shopCode)
  const [open, setOpen] = useState(false)
  const { data, status } = coupons.remote
  if (!data && status === 'failed') return null
  const nowMs = serverNow()
  const goods = sku && {
    shopCode,
    spuCode: product.spuCode,
    categoryCode: product.categoryCode,
    goodsFen: multiplyFen(effectivePrice(sku, nowMs), quantity),
    flash: effectivePrice(sku, nowMs) < sku.priceFen
  }
  return (
    <View>
      <CouponLine offers={data} onTap={() => setOpen(true)} />
      <View>
        <CouponSheet
          open={open}
          onClose={() => setOpen(false)}
          coupons={coupons}
          offers={data ?? []}
          goods={goods ? [goods] : []}
        />
      </View>
    </View>
  )
})
