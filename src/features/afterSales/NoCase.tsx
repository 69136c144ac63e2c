import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { caseWords as t } from './messages'

/** For a case that is not the shopper's or not there. */
export const NoCase = observer(function NoCase() {
  return (
    <EmptyState
      drawing="lost"
      title={t('missingTitle')}
      note={t('missingNote')}
      action={{ label: t('toList'), onTap: () => go('afterSalesHistory', {}, { replace: true }) }}
    />
  )
})
