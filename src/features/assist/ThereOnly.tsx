import { observer } from 'mobx-react-lite'
import { openThere } from '@/features/share'
import { urlOf } from '@/routes'
import { EmptyState } from '@/ui'
import { assistWords as t } from './messages'

/** Inside the chat app's browser: links that collect help are banned there, so it leads to the mini-program alone. */
export const ThereOnly = observer(function ThereOnly({ assistCode }: { assistCode: string | undefined }) {
  const path = urlOf('assistment', assistCode === undefined ? {} : { assistCode })
  return (
    <EmptyState
      drawing="order"
      title={t('only')}
      note={t('onlyNote')}
      action={{ label: t('openIt'), onTap: () => openThere(path, t('notOpened')) }}
    />
  )
})
