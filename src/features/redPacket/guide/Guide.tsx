import { Text, View } from '@tarojs/components'
import type { DataOf, RedPacketOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { listed } from '@/lib/dots'
import { go, routeOf } from '@/routes'
import { Button, Card, Cell, Price, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Envelope } from '../Envelope'
import { packetWords as t } from '../messages'
import { thresholdWords } from '../words'
import type { useOffers } from './useOffers'
import './guide.scss'

type Offers = ReturnType<typeof useOffers>
type Welcome = DataOf<'GET /o2mkt-b2c/v1/pub/red-packet/new-customer'>

const stateWords = { AVAILABLE: 'receive', RECEIVED: 'received', SOLD_OUT: 'soldOut' } as const

/** A state that the app does not know yet can't be taken. */
const stateOf = (state: string) =>
  new Map<string, 'receive' | 'received' | 'soldOut'>(Object.entries(stateWords)).get(state) ?? 'soldOut'

interface LineProps {
  offers: Offers
  code: string
  name: string
  amountFen: number
  thresholdFen: number
  note: string
  state: RedPacketOffer['state']
  followed?: boolean
}

const Line = observer(function Line(props: LineProps) {
  const { offers, code, name, state } = props
  return (
    <Row gap={3} padY={3} role="listitem">
      <Envelope faded={state === 'SOLD_OUT'} />
      <View className="ui__grow">
        <Row align="baseline" wrap gap={1}>
          <Price fen={props.amountFen} size="l" />
          <Text className="ui__size-2 ui__tone-ink-2">{thresholdWords(props.thresholdFen)}</Text>
          {props.followed ? <Tag>{t('followed')}</Tag> : null}
        </Row>
        <View className="ui__size-3">{name}</View>
        <View className="ui__size-2 ui__tone-ink-3 ui__above-1">{props.note}</View>
      </View>
      <Button
        size="s"
        kind={state === 'AVAILABLE' ? 'filled' : 'outline'}
        disabled={state !== 'AVAILABLE'}
        busy={offers.busy === code}
        label={state === 'AVAILABLE' ? t('receiveOf', { name }) : undefined}
        onTap={() => offers.receive(code)}
      >
        {t(stateOf(state))}
      </Button>
    </Row>
  )
})

const WelcomeLine = ({ welcome, offers }: { welcome: Welcome; offers: Offers }) =>
  welcome.redPacketCode === '' ? null : (
    <Card title={t('guideWelcome')}>
      <View role="list">
        <Line
          offers={offers}
          code={welcome.redPacketCode}
          name={t('guideWelcome')}
          amountFen={welcome.amountFen ?? 0}
          thresholdFen={welcome.thresholdFen ?? 0}
          note={t('guideWelcomeNote', { days: welcome.validDays ?? 1 })}
          state="AVAILABLE"
        />
      </View>
    </Card>
  )

/** Where red packets come from, and how they are used. */
export const Guide = observer(function Guide({ offers }: { offers: Offers }) {
  const { data } = offers.remote
  if (!data) return null
  const riddle = routeOf('passwordRedEnvelop')
  return (
    <View className="ui__pad-bottom-4">
      <WelcomeLine welcome={data.welcome} offers={offers} />
      {riddle.built ? (
        <Card title={t('riddle')}>
          <Row gap={3} padY={3}>
            <Envelope />
            <View className="ui__grow">
              <View className="ui__size-2 ui__tone-ink-3 ui__above-1">{t('riddleNote')}</View>
            </View>
            <Button size="s" onTap={() => void go('passwordRedEnvelop')}>
              {t('riddleGo')}
            </Button>
          </Row>
        </Card>
      ) : null}
      <Card title={t('guideShops')}>
        <View className="ui__size-2 ui__tone-ink-3 ui__above-1">{t('guideShopsNote')}</View>
        {data.shops.list.length === 0 ? (
          <View className="ui__size-3 ui__tone-ink-3 ui__pad-y-3">{t('nothingOffered')}</View>
        ) : null}
        <View role="list" aria-label={t('guideShops')}>
          {data.shops.list.map((offer) => (
            <Line
              key={offer.redPacketCode}
              offers={offers}
              code={offer.redPacketCode}
              name={offer.name}
              amountFen={offer.amountFen}
              thresholdFen={offer.thresholdFen}
              note={listed([offer.shopName ?? t('everyShop'), t('days', { days: offer.validDays })])}
              state={offer.state}
              followed={offer.followed}
            />
          ))}
        </View>
      </Card>
      <Card title={t('rules')}>
        {(['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const).map((rule, index) => (
          <Row key={rule} align="stretch" size={3} padY={1}>
            <Text className="ui__tone-sale-deep ui__bold ui__fixed packet-guide__number">{String(index + 1)}</Text>
            <View className="ui__grow">{t(rule)}</View>
          </Row>
        ))}
        <Cell label={t('mine')} onTap={() => void go('redPacket')} />
      </Card>
    </View>
  )
})
