import { View } from '@tarojs/components'
import { PacketAccount, PacketRecord, PacketsSkeleton, packetWords, spendPacket, usePacket } from '@/features/redPacket'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, EmptyState, Screen, StateView } from '@/ui'

/** One red packet: what is left of it, what it is for, and every movement. */
function RedPacketDetail({ userPacketId }: RouteParams['redPacketDetail']) {
  const { remote, keep } = usePacket(userPacketId)
  const data = remote.missing ? undefined : remote.data
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        data?.packet.state === 'USABLE' ? (
          <BottomBar>
            <Button block size="l" onTap={() => spendPacket(data.packet)}>
              {packetWords('use')}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={packetWords('missing')}
            note={packetWords('missingNote')}
            action={{ label: packetWords('toList'), onTap: () => go('redPacket', {}, { replace: true }) }}
          />
        }
      >
        {({ packet, records }) => (
          <View>
            <PacketAccount packet={packet} onKeep={(isWished) => void keep(isWished)} />
            <PacketRecord records={records.filter(({ amountFen }) => amountFen !== 0)} />
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('redPacketDetail', { body: RedPacketDetail, skeleton: <PacketsSkeleton /> })
