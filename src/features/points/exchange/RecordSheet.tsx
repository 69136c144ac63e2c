import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { shownMinute } from '@/stores/times'
import { dotted } from '@/lib/dots'
import { Button, EmptyState, Sheet, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { PagedBody } from '@/ui/list/PagedList'
import { exchangeWords } from './messages'
import { useExchanges } from './useExchange'
import './ExchangeSheet.scss'

/** What was exchanged, newest first. */
export const RecordSheet = observer(function RecordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const list = useExchanges(open)
  return (
    <Sheet open={open} onClose={onClose} title={exchangeWords('record')}>
      <PagedBody
        list={list}
        skeleton={<Skeleton of={['line', 'line', 'line']} />}
        empty={<EmptyState drawing="order" title={exchangeWords('recordEmpty')} />}
        foot={
          list.ended ? null : (
            <Button block kind="text" busy={list.loadingMore} onTap={() => void list.loadMore()}>
              {exchangeWords('more')}
            </Button>
          )
        }
      >
        <View role="list">
          {list.rows.map((row) => (
            <Row key={row.exchangeId} gap={3} padY={2} className="exchange-record" role="listitem">
              <View className="ui__grow">
                <Text size={3} tone="ink" weight="bold">
                  {row.name}
                </Text>
                <Text size={2} tone="ink-3">
                  {dotted([shownMinute(row.createdAt), `−${groupedCount(row.points)} ${exchangeWords('points')}`])}
                </Text>
                {row.address === undefined ? null : (
                  <Text size={2} tone="ink-3">{`${row.receiver ?? ''} ${row.address}`}</Text>
                )}
                {row.trackingNo === undefined ? null : (
                  <Text size={2} tone="ink-3">
                    {exchangeWords('tracking', { no: row.trackingNo })}
                  </Text>
                )}
              </View>
              <Text size={2} tone="warm" fixed>
                {exchangeWords(row.status)}
              </Text>
            </Row>
          ))}
        </View>
      </PagedBody>
    </Sheet>
  )
})
