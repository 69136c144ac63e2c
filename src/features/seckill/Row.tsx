import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { RemindButton } from '@/features/moment'
import { formatClock } from '@/lib/dates'
import { go } from '@/routes'
import { Button, Icon, Picture, Pressable, Price } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { seckillWords as t } from './messages'
import { takenOf, type SeckillRow, type SeckillSession } from './rules'
import type { Seckill } from './useSeckill'

interface RowProps {
  row: SeckillRow
  session: SeckillSession
  seckill: Seckill
  large?: boolean
}

/** From so many pieces down a row says how few are left. */
const few = 10

const seeProduct = ({ spuCode, skuCode }: SeckillRow) => go('productDetail', { spuCode, skuCode })

/** How it stands, in words; a state that is not known says how many there are. */
const Note = observer(function Note({ row }: { row: SeckillRow }) {
  const { state, held: reservations, returnsAt, allotment, limit } = row
  switch (state) {
    case 'OPEN': {
      const percent = takenOf(row)
      return (
        <View className="seckill-row__progress">
          <View className="seckill-row__track" aria-hidden>
            <View className="seckill-row__bar" style={{ width: `${percent}%` }} />
          </View>
          {row.left <= few ? (
            <Text className="ui__tone-sale-deep ui__bold">{t('left', { count: row.left })}</Text>
          ) : (
            <Text>{t('taken', { percent })}</Text>
          )}
        </View>
      )
    }
    case 'HELD_OUT':
      return (
        <View className="seckill-row__note seckill-row__note--held">
          <Icon name="clock" size={14} />
          <Text>
            {returnsAt === undefined
              ? t('heldOnly', { count: reservations })
              : t('held', { count: reservations, time: formatClock(returnsAt) })}
          </Text>
        </View>
      )
    case 'BOUGHT':
      return (
        <View className="seckill-row__note seckill-row__note--bought">
          <Icon name="check" size={14} />
          <Text>{t('bought')}</Text>
        </View>
      )
    case 'CLOSED':
      return <View className="seckill-row__note seckill-row__note--held">{t('closed')}</View>
    case 'SOLD_OUT':
      return <View className="seckill-row__note">{t('soldOut', { count: allotment })}</View>
    default:
      return <View className="seckill-row__note">{t('allotment', { count: allotment, limit })}</View>
  }
})
const Act = observer(function Act({ row, session, seckill, large }: RowProps) {
  const { state, orderCode, spuCode, skuCode, reminded } = row
  if (state === 'OPEN') {
    return (
      <Button
        size={large ? 'm' : 's'}
        danger
        block={Boolean(large)}
        className="seckill-buy"
        onTap={() => seckill.buy(session.sessionCode, row)}
      >
        {t(large ? 'buy' : 'grab')}
      </Button>
    )
  }
  if (state === 'HELD_OUT') {
    return (
      <Button size="s" kind="outline" onTap={seckill.reload}>
        {t('again')}
      </Button>
    )
  }
  if (state === 'BOUGHT' && orderCode !== undefined) {
    return (
      <Button size="s" kind="outline" onTap={() => go('orderDetail', { orderCode })}>
        {t('order')}
      </Button>
    )
  }
  return (
    <>
      <Button size="s" kind="outline" onTap={() => seeProduct(row)}>
        {t('see')}
      </Button>
      {state === 'COMING' ? (
        <RemindButton
          spuCode={spuCode}
          sku={{ skuCode, flash: { ...session, priceFen: row.priceFen }, ...(reminded ? { reminded } : {}) }}
          sessionCode={session.sessionCode}
        />
      ) : null}
    </>
  )
})

/** A SKU in a session, as it stands for the shopper. */
export const Row = observer(function Row(props: RowProps) {
  const { row, large } = props
  const { state, priceFen, regularPriceFen } = row
  const gone = state === 'SOLD_OUT' || state === 'HELD_OUT'
  return (
    <View className={large ? 'seckill-row seckill-row--large' : 'seckill-row'} role="listitem">
      <View className="seckill-row__picture">
        <Picture src={row.picture} alt="" round />
        {row.lowest ? (
          <Text className="ui__size-1 ui__tone-white ui__pad-x-1 seckill-row__lowest">{t('lowest')}</Text>
        ) : null}
        {gone ? (
          <View className="seckill-row__gone">
            <Text className="ui__row ui__justify-center ui__size-2 ui__tone-white ui__bold ui__center seckill-row__gone-words">
              {t('gone')}
            </Text>
          </View>
        ) : null}
      </View>
      <Stack grow>
        <Pressable className="ui__row ui__hit ui__left" role="link" onTap={() => void seeProduct(row)}>
          <Text className="ui__size-3 ui__tone-ink ui__lines-2 seckill-row__name">{row.title}</Text>
        </Pressable>
        <Note row={row} />
        <View className="ui__row ui__align-end ui__justify-between ui__wrap ui__above-1 seckill-row__foot">
          <View className="ui__row ui__align-baseline ui__wrap seckill-row__prices">
            <Price fen={priceFen} size={large ? 'xl' : 'l'} {...(gone ? { tone: 'ink' as const } : {})} />
            {regularPriceFen > priceFen ? <Price fen={regularPriceFen} struck size="s" /> : null}
          </View>
          <View className="ui__row ui__align-stretch ui__justify-end ui__wrap seckill-row__act">
            <Act {...props} />
          </View>
        </View>
      </Stack>
    </View>
  )
})
