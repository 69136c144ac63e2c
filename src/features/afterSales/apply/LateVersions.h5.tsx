import type { ComponentProps } from 'react'
import { useLoaded } from '@/api'
import { Card, RetryNote, Skeleton } from '@/ui'
import { applyWords as t } from './messages'
import type { ApplyVersions } from './Versions'

const load = async () => (await import('./Versions')).ApplyVersions

/** Comes with a file of its own, for an exchange alone; the form's action waits below it, so nothing jumps that was read. */
export function LateVersions(props: ComponentProps<typeof ApplyVersions>) {
  const { data: Versions, status, reload } = useLoaded('applyVersions', load)
  if (Versions) return <Versions {...props} />
  return (
    <Card title={t('versions')}>
      {status === 'failed' ? (
        <RetryNote onRetry={() => void reload()} />
      ) : (
        <Skeleton of={[['lines', 'line 28%', 'line 92%', 'line 92%']]} />
      )}
    </Card>
  )
}
