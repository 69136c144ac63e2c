import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CouponLine } from '@/features/coupon'
import { productWords } from '@/features/product'
import { roundMoney } from '@/stores/money'
import { savingWords, Sheet } from '@/ui'
import { PromotionBody } from '../late'
import { freightLabel } from './freightLabel'
import type { PromotionBodyProps } from './promotionTypes'
import type { ProductPromotions } from './usePromotions'

/** What comes off without a coupon, in short. */
const savings = ({ counted }: ProductPromotions): string[] =>
  (['cut', 'flash', 'packet', 'point'] as const)
    .filter((part) => (counted?.worth[`${part}Fen`] ?? 0) > 0)
    .map((part) => {
      const amount = roundMoney(counted?.worth[`${part}Fen`] ?? 0)
      return `${savingWords(part)} −${amount}`
    })

/** What takes something off, in a line, and the sheet that lists all of it and gives coupons. */
export const Promotions = observer(function Promotions({ promotions, delivery, onTell }: PromotionBodyProps) {
  const [open, setOpen] = useState(false)
  const { data, status } = promotions.coupons.remote
  const freight = freightLabel(delivery.delivery.data)
  return (
    <View>
      <CouponLine
        offers={data ?? (status === 'failed' ? [] : undefined)}
        goodsFen={promotions.counted?.goods[0]?.goodsFen}
        also={[...savings(promotions), ...(freight === '' ? [] : [freight])]}
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
