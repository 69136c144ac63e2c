import { View } from '@tarojs/components'
import type { ServiceBill } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Button, EmptyState } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { PagedList } from '@/ui/list/PagedList'
import { BillCard } from '../card/BillCard'
import { billWords as t } from '../messages'
import type { HistoryPart, SyncState, useHistory, useSync } from './useHistory'
import './history.scss'

/** px, with the space below it. */
const cardHeight = 132
const idOf = ({ billId }: ServiceBill) => billId

const syncWords = ({ state, syncedAt }: SyncState): string => {
  if (state === 'FAILED') return t('failed')
  if (syncedAt === undefined) return t('never')
  return t(state === 'FRESH' ? 'fresh' : 'stale', { time: shownMinute(syncedAt) })
}

/** How fresh the maker's own bills are, and asking for them; nothing where the shop knows no maker. */
export const SyncLine = observer(function SyncLine({ sync }: { sync: ReturnType<typeof useSync> }) {
  const { state, asking, ask } = sync
  if (state?.state === 'NONE') return null
  return (
    <Row className="bill-sync" justify="between" gap={2}>
      <Text size={2} tone="ink-3" grow>
        {asking ? t('syncing') : state ? syncWords(state) : ''}
      </Text>
      {state ? (
        <Button kind="text" size="s" disabled={asking} onTap={ask}>
          {t('sync')}
        </Button>
      ) : null}
    </Row>
  )
})

/** Bills of a part. */
export const HistoryList = observer(function HistoryList({
  bills,
  part,
  onRetry
}: {
  bills: ReturnType<typeof useHistory>
  part: HistoryPart
  onRetry: () => unknown
}) {
  return (
    <View className="bill-list">
      <PagedList
        list={bills}
        name={part}
        keyOf={idOf}
        about={cardHeight}
        skeleton="rows"
        onRetry={onRetry}
        empty={
          <EmptyState
            drawing="order"
            title={t('empty')}
            note={t('emptyNote')}
            action={{ label: t('book'), onTap: () => go('bbcInstallRepair', {}) }}
          />
        }
      >
        {(bill) => (
          <View role="listitem">
            <BillCard bill={bill} />
          </View>
        )}
      </PagedList>
    </View>
  )
})
