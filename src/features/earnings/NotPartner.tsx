import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { earningWords as t } from './messages'

/** Tells a shopper without an account of earnings what a partner is, and the way there. */
export const NotPartner = observer(function NotPartner() {
  return (
    <EmptyState
      drawing="order"
      title={t('notPartner')}
      note={t('notPartnerNote')}
      action={{ label: t('toNotice'), onTap: () => go('partnerNotify', {}, { replace: true }) }}
    />
  )
})
