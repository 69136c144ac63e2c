import type { InvoiceTitle } from '@contract'
import { GatewayError } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { call } from './calls'
import { titleWords } from './messages'

/** Asks whether a title may go; true when the shopper is sure. */
export const askRemoval = ({ name }: InvoiceTitle): Promise<boolean> =>
  confirm({
    title: titleWords('removeTitle'),
    content: `${name}\n${titleWords('removeNote')}`,
    confirmText: titleWords('remove'),
    danger: true
  })

/** Deletes a title after asking, then goes on; stays where it is when the answer is no or the call fails. */
export async function removeAfterAsking(title: InvoiceTitle, then: () => unknown): Promise<void> {
  if (!(await askRemoval(title))) return
  try {
    await call('DELETE /o2ord-b2c/v1/invoice-titles', { query: { titleId: title.titleId } })
  } catch (failure) {
    if (failure instanceof GatewayError) return // call has told it
    throw failure
  }
  toast(titleWords('removed'))
  await then()
}
