import { View } from '@tarojs/components'
import type { CaseSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { EmptyState } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { PagedList } from '@/ui/list/PagedList'
import { turnOf } from '../rules'
import { CaseCard } from './CaseCard'
import { listWords as t } from './messages'
import type { CaseTab, useCases } from './useCases'

/** px, with the space below it. */
const cardHeight = 190

type Item = { head: 'mine' | 'ours'; count: number | undefined } | { afterSale: CaseSummary }

interface CaseListProps {
  list: ReturnType<typeof useCases>
  tab: CaseTab
  counts: { yours: number; ours: number } | undefined
  /** Asks for the cases and their counts again. */
  onRetry: () => unknown
  /** Shows what can be applied for. */
  onApply: () => void
}

/** Open cases under whose turn it is; ended ones as they are. */
function itemsOf(rows: readonly CaseSummary[], tab: CaseTab, counts: CaseListProps['counts']): Item[] {
  if (tab === 'ENDED') return rows.map((afterSale) => ({ afterSale }))
  const isMine = ({ state }: CaseSummary) => turnOf(state) === 'MINE'
  const part = (head: 'mine' | 'ours', of: CaseSummary[], count: number | undefined): Item[] =>
    of.length === 0 ? [] : [{ head, count }, ...of.map((afterSale) => ({ afterSale }))]
  return [
    ...part('mine', rows.filter(isMine), counts?.yours),
    ...part(
      'ours',
      rows.filter((row) => !isMine(row)),
      counts?.ours
    )
  ]
}

const Head = observer(function Head({ head, count }: { head: 'mine' | 'ours'; count: number | undefined }) {
  return (
    <Row align="baseline" gap={2} className="case-head">
      <Text size={5} tone="ink" weight="bold" heading={2}>
        {t(head)}
      </Text>
      <Text size={4} tone="ink-3" grow>
        {count ?? ''}
      </Text>
      <Text size={2} tone="ink-3">
        {t(`${head}Note`)}
      </Text>
    </Row>
  )
})

/** Cases of a tab. */
export const CaseList = observer(function CaseList({ list, tab, counts, onRetry, onApply }: CaseListProps) {
  const open = tab === 'OPEN'
  return (
    <PagedList
      list={list}
      name={tab}
      items={itemsOf(list.rows, tab, counts)}
      keyOf={(item) => ('afterSale' in item ? item.afterSale.caseCode : item.head)}
      kindOf={(item) => ('afterSale' in item ? turnOf(item.afterSale.state) : 'head')}
      about={cardHeight}
      skeleton="rows"
      onRetry={onRetry}
      empty={
        <EmptyState
          drawing="order"
          title={t(open ? 'noneOpen' : 'noneEnded')}
          note={open ? t('noneOpenNote') : undefined}
          action={{ label: t('toApply'), onTap: onApply, kind: open ? 'filled' : 'outline' }}
        />
      }
    >
      {(item) => (
        <View role="listitem">
          {'afterSale' in item ? <CaseCard afterSale={item.afterSale} /> : <Head {...item} />}
        </View>
      )}
    </PagedList>
  )
})
