import { Text, View } from '@tarojs/components'
import type { Cart } from '@contract'
import { giftStanding, type GiftObstacle } from '@domain/rewards/gifts'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { cartGoods } from '@/features/coupon'
import { formatRoundMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { classes, Picture, Pressable, Tag } from '@/ui'
import { cartWords } from './messages'
import '@/ui/layout/layout.scss'

export type CartGift = NonNullable<Cart['gifts']>[number]

interface GiftLineProps {
  rule: CartGift
  shopName: string
  /** The lower edge of the card. */
  last: boolean
}

/** What is said of an activity that gives nothing. A cart hears of none that has not begun, and knows no region. */
const sayings: Partial<Record<GiftObstacle, 'giftOut' | 'giftNoGoods' | 'giftEnded'>> = {
  OUT: 'giftOut',
  NO_GOODS: 'giftNoGoods',
  ENDED: 'giftEnded'
}

/** What is given along with the lines above, or what is missing to it. It is no line: nothing of it can be chosen here. */
export const GiftLine = observer(function GiftLine({ rule, shopName, last }: GiftLineProps) {
  const { spuCode, shopCode, gifts } = rule
  const {
    obstacle,
    shortFen,
    open,
    gift = open[0] ?? gifts[0]
  } = giftStanding(rule, cartGoods(), {
    nowMs: serverNow()
  })
  const short = obstacle === 'SHORT'
  const say = obstacle && sayings[obstacle]
  const note = short
    ? cartWords('giftMissing', { amount: formatRoundMoney(shortFen, stores.site.currencySymbol) })
    : say
      ? cartWords(say)
      : open.length > 1
        ? cartWords('giftChoose', { count: open.length })
        : ''
  const tap = () => {
    if (short)
      void (spuCode === undefined ? go('productList', { shopCode, title: shopName }) : go('productDetail', { spuCode }))
    else if (gift) void go('productDetail', { spuCode: gift.spuCode, skuCode: gift.skuCode })
  }
  return (
    <Pressable
      className={classes(
        'ui__row ui__gap-2 ui__hit ui__left cart-piece cart-gift',
        obstacle && 'cart-gift--none',
        last && 'cart-piece--last'
      )}
      role="link"
      onTap={tap}
    >
      <View className="cart-gift__picture">
        <Picture src={gift?.picture ?? ''} alt="" round />
      </View>
      <View className="ui__size-2 ui__tight ui__grow">
        <Tag>{cartWords('gift')}</Tag>
        <Text className="cart-gift__title">{` ${gift?.title ?? ''}`}</Text>
        {note === '' ? null : (
          <View className={classes('cart-line__note', obstacle && 'cart-line__note--warm')}>{note}</View>
        )}
      </View>
      <Text className={short ? 'cart-promotion__way' : 'cart-gift__count'}>
        {short ? cartWords('fill') : obstacle ? '' : '×1'}
      </Text>
    </Pressable>
  )
})
