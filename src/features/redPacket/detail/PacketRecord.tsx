import { View } from '@tarojs/components'
import type { RedPacketEntry } from '@contract'
import { PACKET_ENTRIES } from '@domain/rewards/redPacket'
import { observer } from 'mobx-react-lite'
import { shownMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Card, Pressable, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { packetWords as t } from '../messages'
import './detail.scss'

/** A kind that the app does not know yet is a correction to it. */
const kindOf = (kind: RedPacketEntry['kind']): RedPacketEntry['kind'] =>
  PACKET_ENTRIES.includes(kind) ? kind : 'CORRECT'

const changed = (fen: number): string => `${fen > 0 ? '+' : '−'}${shownMoney(Math.abs(fen))}`

const Entry = observer(function Entry({ entry }: { entry: RedPacketEntry }) {
  const { orderCode, amountFen } = entry
  const what = entry.title === undefined ? t(kindOf(entry.kind)) : `${t(kindOf(entry.kind))} · ${entry.title}`
  const tail = orderCode === undefined ? '' : ` · ${t('order', { tail: orderCode.slice(-4) })}`
  const content = (
    <>
      <View className={classes('packet-entry__dot', amountFen > 0 && 'packet-entry__dot--in')} aria-hidden />
      <View className="ui__grow">
        <Text size={3}>{what}</Text>
        <Text size={2} tone="ink-3" above={1}>{`${shownMinute(entry.at)}${tail}`}</Text>
      </View>
      <View className="ui__fixed ui__before-2 packet-entry__money">
        <Text size={3} weight="bold" figures {...(amountFen > 0 ? { tone: 'sale' } : {})}>
          {changed(amountFen)}
        </Text>
        <Text size={2} tone="ink-3" above={1}>
          {t('rest', { amount: shownMoney(entry.balanceFen) })}
        </Text>
      </View>
    </>
  )
  return orderCode === undefined ? (
    <Row align="stretch" left padY={2} wide hit>
      {content}
    </Row>
  ) : (
    <Pressable
      className="ui__row ui__align-stretch ui__pad-y-2 ui__hit ui__wide ui__left"
      role="link"
      onTap={() => void go('orderDetail', { orderCode })}
    >
      {content}
    </Pressable>
  )
})

/** Movements of a packet, newest first. */
export const PacketRecord = observer(function PacketRecord({ records }: { records: readonly RedPacketEntry[] }) {
  return (
    <Card
      title={t('record')}
      extra={
        <Text size={2} tone="ink-3">
          {t('times', { count: records.length })}
        </Text>
      }
    >
      <View role="list" aria-label={t('record')}>
        {records.map((entry, index) => (
          <View key={records.length - index} role="listitem">
            <Entry entry={entry} />
          </View>
        ))}
      </View>
    </Card>
  )
})
