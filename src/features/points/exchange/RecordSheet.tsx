import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { shownMinute } from '@/stores/times'
import { dotted } from '@/lib/dots'
import { Button, EmptyState, Sheet, Skeleton } from '@/ui'
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
            <View key={row.exchangeId} className="exchange-record" role="listitem">
              <View className="exchange-sheet__words">
                <View className="exchange-sheet__who">{row.name}</View>
                <View className="exchange-sheet__note">
                  {dotted([shownMinute(row.createdAt), `−${groupedCount(row.points)} ${exchangeWords('points')}`])}
                </View>
                {row.address === undefined ? null : (
                  <View className="exchange-sheet__note">{`${row.receiver ?? ''} ${row.address}`}</View>
                )}
                {row.trackingNo === undefined ? null : (
                  <View className="exchange-sheet__note">{exchangeWords('tracking', { no: row.trackingNo })}</View>
                )}
              </View>
              <View className="exchange-record__state">{exchangeWords(row.status)}</View>
            </View>
          ))}
        </View>
      </PagedBody>
    </Sheet>
  )
})
