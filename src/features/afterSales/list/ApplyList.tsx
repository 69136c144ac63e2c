import { View } from '@tarojs/components'
import type { ApplicableRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { Button, Card, EmptyState } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { PagedList } from '@/ui/list/PagedList'
import { listed } from '@/lib/dots'
import { kindWords, lastDayWords } from '../words'
import { listWords as t } from './messages'
import type { useApplicable } from './useCases'
import './list.scss'

/** px, with the space below it. */
const cardHeight = 170

/** The nearest end of what can be asked for, in words. */
function untilWords(row: ApplicableRow): string {
  if (row.signedAt === undefined) return t('early')
  const now = serverNow()
  const ends = [
    ['noReason', row.noReasonUntil],
    ['fault', row.faultUntil],
    ['exchange', row.exchangeUntil],
    ['warranty', row.warrantyUntil]
  ] as const
  for (const [words, end] of ends) if (end !== undefined && end > now) return t(words, { day: lastDayWords(end) })
  return t('none')
}

const ApplyCard = observer(function ApplyCard({ row }: { row: ApplicableRow }) {
  const { orderCode, position, caseCode } = row
  const kinds = row.kinds.flatMap(({ kind, open }) => (open ? [kindWords(kind)] : []))
  return (
    <Card className="case-card">
      <GoodsLine
        picture={row.picture}
        title={row.title}
        specs={listed(row.specs)}
        fen={row.priceFen}
        quantity={row.quantity}
      />
      <Row gap={3} above={2} justify="between">
        <Stack grow>
          {kinds.length === 0 ? null : (
            <Text size={3} tone="ink" tight>
              {t('can', { kinds: kinds.join(t('separator')) })}
            </Text>
          )}
          <Text size={2} tone="ink-3" tight>
            {untilWords(row)}
          </Text>
        </Stack>
        {caseCode === undefined ? (
          <Button size="s" kind="outline" onTap={() => go('chooseAfterSalesType', { orderCode, position })}>
            {t('apply')}
          </Button>
        ) : (
          <Button size="s" kind="outline" onTap={() => go('afterDetails', { caseCode })}>
            {t('openCase')}
          </Button>
        )}
      </Row>
    </Card>
  )
})

/** What the shopper has and could apply for, what ends first leading. */
export const ApplyList = observer(function ApplyList(props: {
  list: ReturnType<typeof useApplicable>
  onRetry: () => unknown
}) {
  const { list, onRetry } = props
  return (
    <PagedList
      list={list}
      name="APPLY"
      keyOf={({ orderCode, position }) => `${orderCode} ${position}`}
      about={cardHeight}
      skeleton="rows"
      onRetry={onRetry}
      empty={
        <EmptyState
          drawing="order"
          title={t('noneApply')}
          note={t('noneApplyNote')}
          action={{ label: t('toOrders'), onTap: () => go('myOrder', {}) }}
        />
      }
    >
      {(row) => (
        <View role="listitem">
          <ApplyCard row={row} />
        </View>
      )}
    </PagedList>
  )
})
