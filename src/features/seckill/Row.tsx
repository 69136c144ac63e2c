import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatClock } from '@/lib/dates'
import { go } from '@/routes'
import { Button, Picture, Pressable, Price } from '@/ui'
import { seckillWords as t } from './messages'
import type { SeckillRow } from './useSeckill'

/** What is said under the name, by how the row stands; a state not known here says how many there are. */
function note(row: SeckillRow): string {
  switch (row.state) {
    case 'HELD_OUT':
      return t('held', { count: row.held, time: row.returnsAt === undefined ? '' : formatClock(row.returnsAt) })
    case 'SOLD_OUT':
      return t('soldOut')
    case 'BOUGHT':
      return t('bought')
    case 'CLOSED':
      return t('closed')
    default:
      return t('allotment', { count: row.allotment, limit: row.limit })
  }
}

interface RowProps {
  row: SeckillRow
  onBuy: (row: SeckillRow) => Promise<void>
  onRefresh: () => unknown
}

const Act = observer(function Act({ row, onBuy, onRefresh }: RowProps) {
  const { state, orderCode, spuCode, skuCode } = row
  if (state === 'OPEN')
    return (
      <Button size="s" danger onTap={() => onBuy(row)}>
        {t('buy')}
      </Button>
    )
  if (state === 'HELD_OUT')
    return (
      <Button size="s" kind="outline" onTap={onRefresh}>
        {t('again')}
      </Button>
    )
  if (state === 'BOUGHT' && orderCode !== undefined) {
    return (
      <Button size="s" kind="outline" onTap={() => go('orderDetail', { orderCode })}>
        {t('order')}
      </Button>
    )
  }
  return (
    <Button size="s" kind="outline" onTap={() => go('productDetail', { spuCode, skuCode })}>
      {t('see')}
    </Button>
  )
})

/** A SKU in a session, as it stands for the shopper. */
export const Row = observer(function Row(props: RowProps) {
  const { row } = props
  const percent = row.allotment === 0 ? 0 : Math.floor(((row.allotment - row.left) * 100) / row.allotment)
  const { spuCode, skuCode } = row
  return (
    <View className="seckill-row">
      <Picture src={row.picture} alt="" width={96} round />
      <View className="seckill-row__words">
        <Pressable className="seckill-row__title" onTap={() => go('productDetail', { spuCode, skuCode })}>
          <Text>{row.title}</Text>
        </Pressable>
        <View className={`seckill-row__note seckill-row__note--${row.state}`}>{note(row)}</View>
        {row.state === 'OPEN' ? (
          <View className="seckill-row__progress">
            <View className="seckill-row__track" aria-hidden>
              <View className="seckill-row__bar" style={{ width: `${percent}%` }} />
            </View>
            <Text>{row.left <= 5 ? t('left', { count: row.left }) : t('taken', { percent })}</Text>
          </View>
        ) : null}
        <View className="seckill-row__foot">
          <View>
            <Price fen={row.priceFen} size="m" />
            {row.regularPriceFen > row.priceFen ? <Price fen={row.regularPriceFen} struck size="s" /> : null}
          </View>
          <Act {...props} />
        </View>
      </View>
    </View>
  )
})
