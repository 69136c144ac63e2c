import type { PartnerStanding } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { partnerWords as t } from './messages'
import { nowhereWords, wayOn } from './rules'

/** Tells a shopper at a step that is not theirs yet, or not any more, why, and leads to theirs. */
export const WrongStep = observer(function WrongStep({ standing }: { standing: PartnerStanding }) {
  const way = wayOn(standing)
  const replace = { replace: true }
  return way === 'VERIFY' ? (
    <EmptyState
      drawing="order"
      title={t('verifyFirst')}
      action={{ label: t('goVerify'), onTap: () => go('partnerValidate', {}, replace) }}
    />
  ) : (
    <EmptyState
      drawing="order"
      title={t(way === 'NOWHERE' ? nowhereWords(standing) : 'applyFirst')}
      action={{ label: t('toNotice'), onTap: () => go('partnerNotify', {}, replace) }}
    />
  )
})
