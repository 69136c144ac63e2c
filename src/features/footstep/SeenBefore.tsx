import { View } from '@tarojs/components'
import type { ProductDetail, ProductSku } from '@contract'
import { DAY_MS } from '@domain/spans'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { shopMidnight } from '@/lib/dates'
import { roundMoney } from '@/stores/money'
import { seenWords } from './messages'
import { useFootstep } from './useFootstep'
import './SeenBefore.scss'

interface SeenBeforeProps {
  product: ProductDetail
  sku: ProductSku | undefined
}

/** Over the foot of the pictures, once it is known: when the product was looked at last, and what it cost then. Moves nothing. */
export const SeenBefore = observer(function SeenBefore({ product, sku }: SeenBeforeProps) {
  const before = useFootstep(product, sku)
  if (!before) return <View />
  const days = Math.round((shopMidnight(serverNow()) - shopMidnight(before.seenAt)) / DAY_MS)
  return (
    <View className="seen-before">
      <View className="seen-before__words" role="status">
        {seenWords('seen', {
          ago: days <= 1 ? seenWords('yesterday') : seenWords('daysAgo', { count: days }),
          amount: roundMoney(before.priceFen)
        })}
      </View>
    </View>
  )
})
