import type { ComponentProps } from 'react'
import { useLoaded } from '@/api'
import { RetryNote, Skeleton } from '@/ui'
import type { TypeContent } from '../type/TypeContent'

const load = async () => (await import('../type/TypeContent')).TypeContent

/** Comes with a file of its own, where nothing can be applied for alone. */
export function LateType(props: ComponentProps<typeof TypeContent>) {
  const { data: Type, status, reload } = useLoaded('afterSalesType', load)
  if (Type) return <Type {...props} />
  return status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : <Skeleton shape="rows" />
}
