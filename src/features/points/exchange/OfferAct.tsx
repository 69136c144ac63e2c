import { Text, View } from '@tarojs/components'
import type { PointOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { go } from '@/routes'
import { Button, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { exchangeWords } from './messages'
import { offerState } from './rules'

interface OfferActProps {
  offer: PointOffer
  balance: number
  filled?: boolean
  onExchange: (offer: PointOffer) => void
}

/** The button of an offer, or what is missing to it and the way to more points. */
export const OfferAct = observer(function OfferAct({ offer, balance, filled, onExchange }: OfferActProps) {
  const state = offerState(offer, balance)
  if (state === 'SHORT') {
    const percent = Math.floor((balance * 100) / offer.points)
    return (
      <View className="offer-short">
        <View className="offer-short__way" aria-hidden>
          <View className="offer-short__gone" style={{ width: `${percent}%` }} />
        </View>
        <Row justify="between" wrap size={2} tone="warm" className="offer-short__line">
          <Text className="offer-short__words">
            {exchangeWords('short', { points: groupedCount(offer.points - balance) })}
          </Text>
          <Pressable
            className="ui__size-3 ui__tone-action ui__bold offer-short__earn"
            role="link"
            onTap={() => void go('myPoint')}
          >
            {exchangeWords('earn')}
          </Pressable>
        </Row>
      </View>
    )
  }
  const open = state === 'OPEN'
  const words = exchangeWords(open ? 'exchange' : state === 'HAD' ? 'had' : 'gone')
  return (
    <Button
      block={!filled}
      kind={filled ? 'filled' : 'outline'}
      disabled={!open}
      label={open ? exchangeWords('exchangeOf', { name: offer.name }) : `${words} ${offer.name}`}
      onTap={() => onExchange(offer)}
    >
      {words}
    </Button>
  )
})
