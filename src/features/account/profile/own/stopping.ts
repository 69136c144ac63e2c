import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { keepAccount, keepOldPhone } from './api'
import { ownWords as t } from './messages'

async function stop(act: () => Promise<unknown>, said: 'kept' | 'phoneKept'): Promise<void> {
  try {
    await act()
    toast(t(said))
  } catch (failure) {
    // the call has said what went wrong
    if (!(failure instanceof GatewayError)) throw failure
  }
}

/** Stop what is under way with the account. */
export const stopClosing = (): Promise<void> => stop(keepAccount, 'kept')
export const stopPhone = (): Promise<void> => stop(keepOldPhone, 'phoneKept')
