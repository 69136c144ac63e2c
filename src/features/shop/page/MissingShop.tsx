import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import { shopWords as t } from '../messages'

/** The screen of a shop that is not there. */
export const MissingShop = observer(function MissingShop() {
  return (
    <Screen>
      <EmptyState
        drawing="lost"
        title={t('missing')}
        note={t('missingNote')}
        action={{ label: t('goHome'), onTap: () => go('index') }}
      />
    </Screen>
  )
})
