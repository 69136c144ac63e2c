import { Text, View } from '@tarojs/components'
import type { LiveGoods } from '@contract'
import { observer } from 'mobx-react-lite'
import { Price } from '@/ui'
import { liveWords as t } from './messages'

/** What it costs, and that a room's price ends with the room. */
export const LivePrice = observer(function LivePrice({ goods, size = 's' }: { goods: LiveGoods; size?: 's' | 'm' }) {
  const { priceFen, regularPriceFen, live } = goods
  return (
    <View className="live-price">
      <View className="live-price__now">
        {live ? <Text className="live-price__label">{t('livePrice')}</Text> : null}
        <Price fen={priceFen} size={size} />
      </View>
      {regularPriceFen === undefined ? null : (
        <View className="live-price__then">
          <Price fen={regularPriceFen} struck />
          {live ? <Text className="live-price__note">{` · ${t('backAfter')}`}</Text> : null}
        </View>
      )}
    </View>
  )
})
