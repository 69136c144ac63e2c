import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CouponLine } from '@/features/coupon'
import { productWords } from '@/features/product'
import { Sheet } from '@/ui'
import { PromotionBody } from './Body'
import { freightLabel } from './freightLabel'
import type { PromotionBodyProps } from './promotionTypes'

/** What takes something off, in a line, and the sheet where all of it is told and coupons are received. */
export const Promotions = observer(function Promotions({ promotions, delivery, onTell }: PromotionBodyProps) {
  const [open, setOpen] = useState(false)
  const { data, status } = promotions.coupons.remote
  const freight = freightLabel(delivery.delivery.data)
  return (
    <View>
      <CouponLine
        offers={data ?? (status === 'failed' ? [] : undefined)}
        also={freight === '' ? [] : [freight]}
        onTap={() => setOpen(true)}
      />
      <View>
        <Sheet open={open} onClose={() => setOpen(false)} title={productWords('offers')}>
          <PromotionBody
            promotions={promotions}
            delivery={delivery}
            onTell={() => {
              setOpen(false)
              onTell()
            }}
          />
        </Sheet>
      </View>
    </View>
  )
})
