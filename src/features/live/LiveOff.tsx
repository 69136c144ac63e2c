import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { liveWords as t } from './messages'

/** Where live rooms are switched off. */
export const LiveOff = observer(function LiveOff() {
  return (
    <EmptyState
      drawing="network"
      title={t('off')}
      note={t('offNote')}
      action={{ label: t('home'), onTap: () => go('index') }}
    />
  )
})
