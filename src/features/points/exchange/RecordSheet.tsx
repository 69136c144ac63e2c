import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { formatMinute } from '@/lib/dates'
import { dotted } from '@/lib/dots'
import { Button, EmptyState, FailedState, Sheet, Skeleton } from '@/ui'
import { exchangeWords } from './messages'
import { useExchanges } from './useExchange'
import './ExchangeSheet.scss'

/** What was exchanged, newest first. */
export const RecordSheet = observer(function RecordSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const list = useExchanges(open)
  return (
    <Sheet open={open} onClose={onClose} title={exchangeWords('record')}>
      {list.rows.length === 0 ? (
        list.status === 'loading' ? (
          <Skeleton of={['line', 'line', 'line']} />
        ) : list.status === 'failed' ? (
          <FailedState error={list.error} onRetry={list.reload} />
        ) : (
          <EmptyState drawing="order" title={exchangeWords('recordEmpty')} />
        )
      ) : (
        <View role="list">
          {list.rows.map((row) => (
            <View key={row.exchangeId} className="exchange-record" role="listitem">
              <View className="exchange-sheet__words">
                <View className="exchange-sheet__who">{row.name}</View>
                <View className="exchange-sheet__note">
                  {dotted([formatMinute(row.createdAt), `−${groupedCount(row.points)} ${exchangeWords('points')}`])}
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
          {list.ended ? null : (
            <Button block kind="text" busy={list.loadingMore} onTap={() => void list.loadMore()}>
              {exchangeWords('more')}
            </Button>
          )}
        </View>
      )}
    </Sheet>
  )
})
