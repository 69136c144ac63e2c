import type { UserRedPacket } from '@contract'
import { observer } from 'mobx-react-lite'
import { RemindOfEnding } from '@/features/moment'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
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

/** Packets by shop. */
export const PacketList = observer(function PacketList({ packets, state, name }: PacketListProps) {
  const { list, reload } = packets
  const usable = state === 'USABLE'
  return (
    <PagedList
      className="packet-list"
      list={list}
      name={name}
      items={withHeads(list.rows)}
      keyOf={idOf}
      kindOf={kindOf}
      about={rowHeight}
      skeleton={<PacketsSkeleton />}
      onRetry={reload}
      head={
        <Row align="stretch" justify="end" className="packet-list__remind">
          {usable ? <RemindOfEnding of="PACKET" /> : null}
        </Row>
      }
      empty={
        usable ? (
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
    >
      {(packet) => <PacketRow packet={packet} />}
    </PagedList>
  )
})
