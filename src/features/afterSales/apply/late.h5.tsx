import { late } from '@/late'
import { Card, Skeleton } from '@/ui'
import { applyWords as t } from './messages'

/** Where nothing can be applied for. */
export const LateType = late('afterSalesType', async () => (await import('../type/TypeContent')).TypeContent, {
  waiting: () => <Skeleton shape="rows" />,
  retry: true
})

/** For an exchange; the form's action waits below it, so nothing jumps that was read. */
export const LateVersions = late('applyVersions', async () => (await import('./Versions')).ApplyVersions, {
  waiting: () => <Skeleton of={[['lines', 'line 28%', 'line 92%', 'line 92%']]} />,
  retry: true,
  frame: (inside) => <Card title={t('versions')}>{inside}</Card>
})
