import { confirm } from '@/platform/feedback'
import { notice } from '@/platform/notice'
import { applyUpdate, watchUpdates } from '@/platform/update'
import { currentKey, routeOf } from '@/routes'
import { hostWords as t } from './messages'

let waiting: 'ready' | 'failed' | undefined

/** Nobody is thrown out of a page where money is about to move. */
const atMoney = (): boolean => {
  const key = currentKey()
  return key !== undefined && routeOf(key).offline === 'money'
}

/** Asks about a new version that waits, once, as soon as the open page allows it; call when a page shows. */
export async function offerUpdate(): Promise<void> {
  if (waiting === undefined || atMoney()) return
  const became = waiting
  waiting = undefined
  if (became === 'failed') {
    await notice(t('updateFailed'))
    return
  }
  const now = await confirm({
    title: t('updateTitle'),
    content: t('updateNote'),
    confirmText: t('updateNow'),
    cancelText: t('updateLater')
  })
  if (now) applyUpdate()
}

/** Follows new versions. */
export function followUpdates(): void {
  const became = (state: 'ready' | 'failed') => {
    waiting = state
    void offerUpdate()
  }
  watchUpdates({ ready: () => became('ready'), failed: () => became('failed') })
}
