import type { UserMessage } from '@contract'
import { useEffect } from 'react'
import { tellApp } from '@/platform/nativeApp'

/** Messages that a message to the app may carry. */
const most = 200

/** Gives the app around the page what the list shows, whenever that is another. */
export function useProvided(rows: readonly UserMessage[]): void {
  const signature = rows.map(({ messageId, read }) => `${messageId} ${read}`).join()
  useEffect(() => {
    if (rows.length > 0) tellApp({ name: 'provideCustomerListData', list: rows.slice(0, most) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each list, however often it is drawn
  }, [signature])
}
