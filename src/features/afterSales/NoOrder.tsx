import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { caseWords as t } from './messages'

/** For an order that is not the shopper's or not there. */
export const NoOrder = observer(function NoOrder() {
  return (
    <EmptyState
      drawing="lost"
      title={t('noOrderTitle')}
      note={t('missingNote')}
      action={{ label: t('toOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
    />
  )
})
