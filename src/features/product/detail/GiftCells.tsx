import { View } from '@tarojs/components'
import type { GiftRule } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Cell } from '@/ui'
import { productWords } from '../messages'

/** What is given along with a product, an activity each, and the way to see it; what is all given away is not promised. */
export const GiftCells = observer(function GiftCells({ gifts }: { gifts: readonly GiftRule[] }) {
  return (
    <>
      {gifts.map(({ activityCode, overFen, gifts: options }) => {
        const open = options.filter(({ left }) => left > 0)
        const [first] = open
        if (!first) return null
        const name = first.title
        const words =
          overFen > 0
            ? productWords('giftOver', { over: roundMoney(overFen), name })
            : productWords('giftAny', { name })
        return (
          <Cell
            key={activityCode}
            align="start"
            label={productWords('gift')}
            value={
              <View>
                <View className="ui__lines-2">{words}</View>
                {open.length > 1 ? (
                  <View className="facts__line">{productWords('giftChoice', { count: open.length })}</View>
                ) : null}
              </View>
            }
            onTap={() => void go('productDetail', { spuCode: first.spuCode, skuCode: first.skuCode })}
          />
        )
      })}
    </>
  )
})
