import { View } from '@tarojs/components'
import { useState } from 'react'
import { PacketHead, PacketList, PacketsSkeleton, usePackets, type PacketFilter } from '@/features/redPacket'
import { definePage } from '@/page'
import { Screen } from '@/ui'
import './redPacket.scss'

/** My red packets, by state and by shop; endless. */
function RedPacket() {
  const [filter, setFilter] = useState<PacketFilter>({ state: 'USABLE', shopCode: undefined })
  const packets = usePackets(filter)
  // counts stand in the tabs over the list: both come together, or the tabs would move
  const waiting = packets.summary.status === 'loading' && !packets.summary.data
  return (
    <View className="red-packet">
      <Screen onReachBottom={() => void packets.list.loadMore()} onPullRefresh={packets.reload}>
        {waiting ? (
          <PacketsSkeleton />
        ) : (
          <>
            <PacketHead summary={packets.summary.data} filter={filter} onFilter={setFilter} />
            <PacketList packets={packets} state={filter.state} name={`${filter.state} ${filter.shopCode ?? ''}`} />
          </>
        )}
      </Screen>
    </View>
  )
}

export default definePage('redPacket', { body: RedPacket, skeleton: <PacketsSkeleton /> })
