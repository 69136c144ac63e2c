import { Text, View } from '@tarojs/components'
import type { DataOf, UserRedPacket } from '@contract'
import { PACKET_STATES } from '@domain/rewards/redPacket'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Chip, Icon, Pressable, Price, SideScroll, Tabs } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { packetWords as t } from '../messages'
import './packets.scss'

type Summary = DataOf<'GET /o2mkt-b2c/v1/red-packet/list'>
export interface PacketFilter {
  state: UserRedPacket['state']
  shopCode: string | undefined
}

/** What can be spent, the states, and the shops that packets of the state belong to. */
export const PacketHead = observer(function PacketHead(props: {
  summary: Summary | undefined
  filter: PacketFilter
  onFilter: (filter: PacketFilter) => void
}) {
  const { summary, filter, onFilter } = props
  const items = PACKET_STATES.map((state) => ({
    key: state,
    label: t(state === 'USABLE' ? 'usable' : state),
    ...(summary ? { count: summary.counts[state] } : {})
  }))
  const shops = (summary?.shops ?? []).flatMap(({ shopCode, shopName }) =>
    shopCode === null ? [] : [{ shopCode, shopName: shopName ?? shopCode }]
  )
  return (
    <View className="packet-head">
      <Row align="end" justify="between" className="packet-head__sum">
        <View>
          <View className="packet-head__count">
            {summary ? t('usableCount', { count: summary.counts.USABLE }) : t('usablePackets')}
          </View>
          <View className="packet-head__amount">
            {summary ? <Price fen={summary.usableFen} size="xl" /> : <Text className="packet-head__unknown">–</Text>}
          </View>
        </View>
        <Pressable
          className="ui__row ui__size-3 ui__hit packet-head__how"
          role="link"
          onTap={() => void go('individualPoints')}
        >
          {t('howTo')}
          <Icon name="right" size={14} />
        </Pressable>
      </Row>
      <View className="packet-head__tabs">
        <Tabs
          items={items}
          value={filter.state}
          label={t('states')}
          onChange={(state) => onFilter({ state, shopCode: undefined })}
        />
        {shops.length > 0 && (summary?.shops.length ?? 0) > 1 ? (
          <View className="ui__pad-top-2">
            <SideScroll label={t('shops')}>
              <Chip selected={filter.shopCode === undefined} onTap={() => onFilter({ ...filter, shopCode: undefined })}>
                {t('all')}
              </Chip>
              {shops.map(({ shopCode, shopName }) => (
                <Chip
                  key={shopCode}
                  selected={filter.shopCode === shopCode}
                  onTap={() => onFilter({ ...filter, shopCode })}
                >
                  {shopName}
                </Chip>
              ))}
            </SideScroll>
          </View>
        ) : null}
      </View>
    </View>
  )
})
