import { useState } from 'react'
import { billWords, HistoryList, SyncLine, useHistory, useSync, type HistoryPart } from '@/features/serviceBill'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton, Tabs } from '@/ui'

const parts = [
  { key: 'ALL', word: 'all' },
  { key: 'OPEN', word: 'open' },
  { key: 'ENDED', word: 'ended' }
] as const

/** The shopper's bills, at this shop and at the maker. */
function BbcHistory({ part: first = 'ALL' }: RouteParams['bbcHistory']) {
  const [part, setPart] = useState<HistoryPart>(first)
  const bills = useHistory(part)
  const sync = useSync(true)
  return (
    <Screen onReachBottom={() => void bills.loadMore()} onPullRefresh={bills.reload}>
      <Tabs
        items={parts.map(({ key, word }) => ({ key, label: billWords(word) }))}
        value={part}
        onChange={setPart}
        label={billWords('history')}
      />
      <SyncLine sync={sync} />
      <HistoryList bills={bills} part={part} onRetry={() => Promise.all([bills.restart(), sync.reload()])} />
    </Screen>
  )
}

export default definePage('bbcHistory', { body: BbcHistory, skeleton: <Skeleton shape="rows" /> })
