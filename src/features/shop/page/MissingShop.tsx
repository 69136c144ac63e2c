import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import { shopWords as t } from '../messages'
import { partWords as part } from '../partMessages'

/** The screen of a shop that is not there. */
export const MissingShop = observer(function MissingShop() {
  return (
    <Screen>
      <EmptyState
        drawing="lost"
        title={part('missing')}
        note={part('missingNote')}
        action={{ label: t('goHome'), onTap: () => go('index') }}
      />
    </Screen>
  )
})
