import { Text, View } from '@tarojs/components'
import type { UserRedPacket } from '@contract'
import { observer } from 'mobx-react-lite'
import { dotted } from '@/lib/dots'
import { go } from '@/routes'
import { Button, Pressable, Price, classes } from '@/ui'
import { Envelope } from '../Envelope'
import { packetWords as t } from '../messages'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { spendPacket, thresholdWords, timeWords } from '../words'

/** One packet: what is left in it, what it is for, until when. */
export const PacketRow = observer(function PacketRow({ packet }: { packet: UserRedPacket & { head: boolean } }) {
  const usable = packet.state === 'USABLE'
  const { words, ending } = timeWords(packet)
  const shownFen = usable || packet.state === 'UPCOMING' ? packet.balanceFen : packet.faceFen
  return (
    <View role="listitem" className={classes('packet-row', packet.head && 'packet-row--first')}>
      {packet.head ? (
        <View className="ui__size-4 ui__bold packet-row__shop">{packet.shopName ?? t('everyShop')}</View>
      ) : null}
      <Row padY={2} className="packet-row__line">
        <Pressable
          className="ui__row ui__left ui__grow packet-row__tap"
          role="link"
          onTap={() => void go('redPacketDetail', { userPacketId: packet.userPacketId })}
        >
          <Envelope faded={!usable} />
          <View className="ui__grow packet-row__words">
            <View>
              <Price fen={shownFen} size="l" tone={usable ? 'sale' : 'muted'} />
              {shownFen === packet.faceFen ? null : (
                <Text className="ui__size-2 ui__tone-ink-3 ui__before-2">
                  {t('face', { amount: roundMoney(packet.faceFen) })}
                </Text>
              )}
            </View>
            <View className="ui__size-3 ui__above-1">{dotted([packet.name, thresholdWords(packet.thresholdFen)])}</View>
            <View className={classes('ui__size-2 ui__above-1 packet-row__time', ending && 'packet-row__time--soon')}>
              {packet.setAside && usable ? t('aside') : words}
            </View>
          </View>
        </Pressable>
        {usable ? (
          <Button size="s" kind="outline" label={t('useOf', { name: packet.name })} onTap={() => spendPacket(packet)}>
            {t('use')}
          </Button>
        ) : null}
      </Row>
    </View>
  )
})
