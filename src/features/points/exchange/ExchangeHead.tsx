import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { exchangeWords } from './messages'
import './ExchangeHead.scss'

/** What there is to exchange, and the way to what was. */
export const ExchangeHead = observer(function ExchangeHead(props: { balance: number; onRecord: () => void }) {
  return (
    <Row gap={2} size={3} className="exchange-head">
      <View className="exchange-head__coin" aria-hidden>
        <Icon name="coin" size={24} />
      </View>
      <View className="ui__grow">
        <Text className="ui__tone-ink ui__heavy ui__figures exchange-head__figure">{groupedCount(props.balance)}</Text>
        <Text>{` ${exchangeWords('available')}`}</Text>
      </View>
      <Pressable className="ui__row ui__size-3 ui__hit ui__fixed exchange-head__record" onTap={props.onRecord}>
        <Text>{exchangeWords('record')}</Text>
        <Icon name="right" size={14} />
      </Pressable>
    </Row>
  )
})
