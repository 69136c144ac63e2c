import { Text, View } from '@tarojs/components'
import type { UserRedPacket } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay, shownMinute } from '@/stores/times'
import { Card, Price, Switch, classes } from '@/ui'
import { FactList } from '@/ui/layout/FactList'
import { packetWords as t } from '../messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { thresholdWords } from '../words'
import './detail.scss'

/** Nothing of it can be spent, and its own word says why. */
const isOver = (state: UserRedPacket['state']): state is 'SPENT' | 'EXPIRED' => state === 'SPENT' || state === 'EXPIRED'

/** A packet as the account it is: what is left, what it is for, until when. */
export const PacketAccount = observer(function PacketAccount(props: {
  packet: UserRedPacket
  onKeep: (keep: boolean) => void
}) {
  const { packet, onKeep } = props
  const { faceFen, balanceFen } = packet
  const where = packet.shopName === undefined ? t('everyShop') : t('onlyShop', { shop: packet.shopName })
  const terms = [
    ['fits', t('fitsWords', { where, threshold: thresholdWords(packet.thresholdFen) })],
    ['period', `${shownDay(packet.startAt)} – ${shownMinute(packet.endAt)}`],
    ['together', t('togetherWords')]
  ] as const
  return (
    <>
      <View
        className={classes(
          'ui__tone-white ui__pad-4 packet-face',
          !(packet.state === 'USABLE') && 'packet-face--faded'
        )}
      >
        <View className="packet-face__coin" aria-hidden />
        <View className="ui__size-3 ui__bold" role="heading" aria-level={2}>
          {packet.name}
        </View>
        <View>
          <Price fen={balanceFen} size="xl" tone="white" />
          <Text className="ui__size-2 ui__before-2">{t(isOver(packet.state) ? packet.state : 'left')}</Text>
        </View>
        <View className="packet-face__bar" aria-hidden>
          <View className="packet-face__rest" style={{ width: `${Math.round((balanceFen * 100) / faceFen)}%` }} />
        </View>
        <View className="ui__size-2">
          {t('used', { face: roundMoney(faceFen), used: roundMoney(Math.max(0, faceFen - balanceFen)) })}
        </View>
      </View>
      <Card title={t('terms')}>
        <FactList facts={terms.map(([key, words]) => ({ label: t(key), words }))} />
        {packet.state === 'USABLE' || packet.state === 'UPCOMING' ? (
          <Row justify="between" size={3} padTop={2} hit className="packet-keep">
            <View>
              <View>{t('keep')}</View>
              <View className="ui__size-2 ui__tone-ink-3 ui__above-1">{t('keepNote')}</View>
            </View>
            <Switch on={packet.setAside} label={t('keep')} onChange={onKeep} />
          </Row>
        ) : null}
      </Card>
    </>
  )
})
