import { View } from '@tarojs/components'
import type { UserRedPacket } from '@contract'
import { observer } from 'mobx-react-lite'
import { RemindOfEnding } from '@/features/subscription'
import { go } from '@/routes'
import { EmptyState, FailedState, ListEnd, RetryNote, Windowed } from '@/ui'
import { packetWords as t } from '../messages'
import { withHeads } from '../rules'
import { PacketsSkeleton } from './PacketsSkeleton'
import { PacketRow } from './PacketRow'
import type { usePackets } from './usePackets'
import './packets.scss'

/** px */
const rowHeight = 96
const idOf = ({ userPacketId }: UserRedPacket) => userPacketId
const kindOf = ({ head }: { head: boolean }) => String(head)

interface PacketListProps {
  packets: ReturnType<typeof usePackets>
  state: UserRedPacket['state']
  /** Another list starts at its top. */
  name: string
}

/** Packets by shop, in one of the four states. */
export const PacketList = observer(function PacketList({ packets, state, name }: PacketListProps) {
  const { list, reload } = packets
  if (list.rows.length === 0) {
    if (list.status === 'loading') return <PacketsSkeleton />
    if (list.status === 'failed') return <FailedState error={list.error} onRetry={reload} />
    return state === 'USABLE' ? (
      <EmptyState
        drawing="order"
        title={t('none')}
        note={t('noneNote')}
        action={{ label: t('goGet'), onTap: () => go('individualPoints') }}
      />
    ) : (
      <EmptyState drawing="order" title={t('noneOther')} />
    )
  }
  return (
    <View className={list.isPrevious ? 'packet-list packet-list--waiting' : 'packet-list'} aria-busy={list.isPrevious}>
      <View>{list.status === 'failed' ? <RetryNote onRetry={reload} /> : null}</View>
      <View className="packet-list__remind">{state === 'USABLE' ? <RemindOfEnding of="PACKET" /> : null}</View>
      <Windowed key={name} items={withHeads(list.rows)} keyOf={idOf} kindOf={kindOf} about={rowHeight} role="list">
        {(packet) => <PacketRow packet={packet} />}
      </Windowed>
      <ListEnd list={list} />
    </View>
  )
})
