import { View } from '@tarojs/components'
import type { CaseRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { Stack } from '@/ui/layout/Box'
import { listed } from '@/lib/dots'
import { GoodsLine } from '@/ui/list/GoodsLine'

/** Rows of an order that a case is about. */
export const CaseGoods = observer(function CaseGoods({ rows }: { rows: readonly CaseRow[] }) {
  return (
    <Stack role="list" gap={3}>
      {rows.map(({ picture, title, specs, priceFen, quantity, gift }, index) => (
        <View key={index} role="listitem">
          <GoodsLine
            picture={picture}
            title={title}
            specs={listed(specs)}
            fen={priceFen}
            quantity={quantity}
            gift={gift}
          />
        </View>
      ))}
    </Stack>
  )
})
