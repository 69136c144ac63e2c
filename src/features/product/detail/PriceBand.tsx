import { Text, View } from '@tarojs/components'
import type { ProductSku } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatDetailTime } from '@/lib/dates'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Countdown, Icon, Pressable, Price } from '@/ui'
import { productWords } from '../messages'
import { priceView } from './rules'
import './Summary.scss'

interface PriceBandProps {
  sku: ProductSku
  /** A flash sale began or ended: what is shown is out of date. */
  onTurn: () => void
  /** What is left of it with everything that takes something off; absent: nothing more does. */
  afterFen?: number | undefined
  /** Beside the countdown to a flash sale, such as the wish to be reminded. */
  remind?: ReactNode
}

const After = observer(function After({ fen }: { fen: number | undefined }) {
  if (fen === undefined) return null
  const amount = roundMoney(fen)
  return <Text className="price-after">{productWords('after', { amount })}</Text>
})

/** The price: red with the time left while a flash sale is open, plain otherwise; what is to come below it. */
export const PriceBand = observer(function PriceBand({ sku, onTurn, afterFen, remind }: PriceBandProps) {
  const { nowFen, struckFen, endsAt, roomCode, inSession, coming } = priceView(sku, serverNow())
  if (endsAt !== undefined) {
    return (
      <View className="price-band">
        <View className="price-band__prices">
          <Price fen={nowFen} size="xl" tone="white" />
          {struckFen === undefined ? null : <Price fen={struckFen} struck tone="white" />}
          <After fen={afterFen} />
        </View>
        <View className="price-band__left">
          {roomCode === undefined ? (
            <>
              {inSession ? (
                <Pressable className="price-band__room price-band__sale" role="link" onTap={() => void go('seckill')}>
                  <Text className="price-band__words">{productWords('flashEnds')}</Text>
                  <Icon name="right" size={14} color="white" />
                </Pressable>
              ) : (
                <View className="price-band__words">{productWords('flashEnds')}</View>
              )}
              <Countdown to={endsAt} now={serverNow} onEnd={onTurn} tone="sale" />
            </>
          ) : (
            <Pressable className="price-band__room" role="link" onTap={() => void go('liveList', { roomCode })}>
              <Text className="price-band__words">{productWords('liveEnds')}</Text>
              <Icon name="right" size={14} color="white" />
            </Pressable>
          )}
        </View>
      </View>
    )
  }
  return (
    <View className="price-plain">
      <View className="price-plain__prices">
        <Price fen={nowFen} size="xl" />
        {struckFen === undefined ? null : <Price fen={struckFen} struck />}
        <After fen={afterFen} />
      </View>
      {coming ? (
        <View className="price-coming">
          <Text className="price-coming__words">
            {productWords('flashComing', { time: formatDetailTime(coming.startAt, currentLocale()) })}
          </Text>
          <Price fen={coming.priceFen} size="s" />
          <View className="price-coming__left">
            <View>
              <Text className="price-coming__words">{productWords('flashLeft')} </Text>
              <Countdown to={coming.startAt} now={serverNow} onEnd={onTurn} tone="text" />
            </View>
            {remind}
          </View>
        </View>
      ) : null}
    </View>
  )
})
