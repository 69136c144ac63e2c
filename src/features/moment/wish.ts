import type { Outcome } from '@/api/query/useMutation'
import { toast } from '@/platform/feedback'
import { askToSubscribe } from './ask'
import type { Moment } from './rules'
import { wishWords } from './wishMessages'

/**
 * Sends that a shopper wants to be told of something, or no longer does, and says what became of it; `done` says that it is
 * set. Call it in the turn of the tap. Returns what `send` came to.
 */
export async function changeWish(
  { wish, moment, done }: { wish: boolean; moment: Moment; done: string },
  send: () => Promise<Outcome<object>>
): Promise<Outcome<object>> {
  // the platform asks only in the turn of the tap: nothing may wait before this
  if (wish) await askToSubscribe(moment)
  const outcome = await send()
  if (outcome.ok) toast(wish ? done : wishWords('cancelled'))
  else if (outcome.error?.fateUnknown && !outcome.error.isTold) toast(wishWords('unknown'))
  return outcome
}
