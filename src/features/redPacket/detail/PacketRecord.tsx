import { Text, View } from '@tarojs/components'
import type { RedPacketEntry } from '@contract'
import { PACKET_ENTRIES } from '@domain/redPacket'
import { observer } from 'mobx-react-lite'
import { formatMinute } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Pressable, classes } from '@/ui'
import { packetWords as t } from '../messages'
import './detail.scss'

/** A kind that the app does not know yet is a correction to it. */
const kindOf = (kind: RedPacketEntry['kind']): RedPacketEntry['kind'] =>
  PACKET_ENTRIES.includes(kind) ? kind : 'CORRECT'

const changed = (fen: number): string =>
  `${fen > 0 ? '+' : '−'}${formatMoney(Math.abs(fen), stores.site.currencySymbol)}`

const Entry = observer(function Entry({ entry }: { entry: RedPacketEntry }) {
  const { orderCode, amountFen } = entry
  const what = entry.title === undefined ? t(kindOf(entry.kind)) : `${t(kindOf(entry.kind))} · ${entry.title}`
  const tail = orderCode === undefined ? '' : ` · ${t('order', { tail: orderCode.slice(-4) })}`
  const content = (
    <>
      <View className={classes('packet-entry__dot', amountFen > 0 && 'packet-entry__dot--in')} aria-hidden />
      <View className="packet-entry__words">
        <View className="packet-entry__what">{what}</View>
        <View className="packet-entry__note">{`${formatMinute(entry.at)}${tail}`}</View>
      </View>
      <View className="packet-entry__money">
        <Text className={classes('packet-entry__change', amountFen > 0 && 'packet-entry__change--in')}>
          {changed(amountFen)}
        </Text>
        <View className="packet-entry__note">
          {t('rest', { amount: formatMoney(entry.balanceFen, stores.site.currencySymbol) })}
        </View>
      </View>
    </>
  )
  return orderCode === undefined ? (
    <View className="packet-entry">{content}</View>
  ) : (
    <Pressable className="packet-entry" role="link" onTap={() => void go('orderDetail', { orderCode })}>
      {content}
    </Pressable>
  )
})

/** Movements of a packet, newest first. */
export const PacketRecord = observer(function PacketRecord({ records }: { records: readonly RedPacketEntry[] }) {
  return (
    <Card
      title={t('record')}
      extra={<Text className="packet-record__times">{t('times', { count: records.length })}</Text>}
    >
      <View role="list" aria-label={t('record')}>
        {records.map((entry, at) => (
          <View key={records.length - at} role="listitem">
            <Entry entry={entry} />
          </View>
        ))}
      </View>
    </Card>
  )
})
