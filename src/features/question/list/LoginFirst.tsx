import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { questionWords } from '../messages'

/** In place of one's own questions before a login. */
export const LoginFirst = observer(function LoginFirst() {
  return (
    <EmptyState
      drawing="order"
      title={questionWords('loginTitle')}
      action={{ label: questionWords('login'), onTap: () => go('login') }}
    />
  )
})
