import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { Card, Hidden, Icon, Picture } from '@/ui'
import { Stack, Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { axisOf, placesOf, type ExchangeCase, type Stop } from './axis'
import { exchangeWords as t } from './messages'
import './exchange.scss'

/** One end of the exchange: what it is, and where. */
const End = observer(function End(props: { side: 'NEW' | 'OLD'; picture: string; place: string }) {
  const isNew = props.side === 'NEW'
  return (
    <View className={`exchange-end exchange-end--${props.side}`}>
      <View className="exchange-end__picture">
        <Picture src={props.picture} alt="" round eager />
      </View>
      <Stack grow align={isNew ? 'start' : 'end'}>
        <Text size={2} tone="ink-2" tight>
          {t(isNew ? 'anew' : 'old')}
        </Text>
        <Text size={4} tone={isNew ? 'action' : 'ok'} weight="bold" tight>
          {props.place}
        </Text>
      </Stack>
    </View>
  )
})

const StopWords = observer(function StopWords({ stop }: { stop: Stop }) {
  const { side, key, words, note, time, state } = stop
  const now = state === 'now'
  const minute = time === undefined ? undefined : shownMinute(time)
  return (
    <View className="exchange-stop__words">
      {minute === undefined ? null : (
        <Text size={2} tone={now ? 'action' : 'ink-3'} weight={now ? 'bold' : 'medium'} tight>
          {state === 'ahead' ? t('by', { time: minute }) : minute}
        </Text>
      )}
      <Text size={3} tone="ink" weight={now ? 'bold' : 'medium'} tight>
        <Hidden>{t(`side${side}`)}</Hidden>
        {words ?? t(key)}
      </Text>
      {note === undefined || note === '' ? null : (
        <Text size={2} tone="ink-3" tight className="exchange-stop__note">
          {note}
        </Text>
      )}
    </View>
  )
})

const NowChip = observer(function NowChip() {
  return (
    <View>
      <Text size={2} tone="white" className="exchange-stop__chip">
        {t('now')}
      </Text>
    </View>
  )
})

/** Two parcels on one axis: the new one on its side, the old one on the other, what is to come above. */
export const ExchangeAxis = observer(function ExchangeAxis({ afterSale }: { afterSale: ExchangeCase }) {
  const { rows, exchange, appliedAt, timeline, reason } = afterSale
  const { anew, old } = placesOf(afterSale)
  const event = timeline.find(({ state }) => state === 'WAIT_RETURN')
  return (
    <Card flush className="exchange-ways">
      <View className="exchange-ends">
        <End side="NEW" picture={exchange.picture} place={t(anew)} />
        <View className="ui__row ui__justify-center exchange-ends__sign" aria-hidden>
          <Icon name="refresh" size={22} color="action" />
        </View>
        <End side="OLD" picture={rows[0]?.picture ?? ''} place={t(old)} />
      </View>
      <View className="exchange-axis" role="list" aria-label={t('ways')}>
        {axisOf(afterSale).map((stop, index) => {
          const isNew = stop.side === 'NEW'
          const beside = stop.state === 'now' ? <NowChip /> : <View />
          return (
            <View key={index} role="listitem" className={`exchange-stop exchange-stop--${stop.state}`}>
              <View className="ui__pad-bottom-3 ui__shrinks exchange-stop__side exchange-stop__side--NEW">
                {isNew ? <StopWords stop={stop} /> : beside}
              </View>
              <View className={`exchange-stop__mark exchange-stop__mark--${stop.side}`} aria-hidden />
              <View className="ui__pad-bottom-3 ui__shrinks exchange-stop__side">
                {isNew ? beside : <StopWords stop={stop} />}
              </View>
            </View>
          )
        })}
      </View>
      <Row align="baseline" justify="center" wrap pad={3} className="exchange-foot">
        <Text size={3} tone="ink" fixed>
          {t(event ? 'agreed' : 'applied')}
        </Text>
        <Text size={2} tone="ink-3" tight>
          {`${shownMinute(event?.at ?? appliedAt)} · ${reason}`}
        </Text>
      </Row>
    </Card>
  )
})
