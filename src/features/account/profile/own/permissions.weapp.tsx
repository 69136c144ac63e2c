import type { ReactNode } from 'react'
import { openPermissions } from '@/platform/scopes'
import { Cell } from '@/ui'
import { ownWords as t } from './messages'

/** The mini-program's own settings: what it may use of this phone. */
export const permissionsCell = (): ReactNode => (
  <Cell icon="shield" label={t('permissions')} onTap={() => void openPermissions()} />
)
