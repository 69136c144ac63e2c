import { firstQuery } from '@domain/firstCall'
import { prefetch } from '@/api'
import { isRecord } from '@/lib/json'
import { currentPath } from '@/platform/location'
import { decodeParams, routeAt } from '@/routes'
import { firstCalls } from '@/routes/firstCalls'
import { stores } from '@/stores'

/** The first pictures of a list, as nobody has looked at it yet. */
function fetchPictures(reply: unknown, count: number): void {
  const rows: unknown[] = isRecord(reply) && Array.isArray(reply['list']) ? reply['list'] : []
  for (const row of rows.slice(0, count)) {
    const picture = isRecord(row) ? row['picture'] : undefined
    const address = typeof picture === 'string' ? stores.site.pictureAddress(picture) : ''
    if (address !== '') new Image().src = address
  }
}

/**
 * Asks what the page of the address will ask first, while its part is still being read: its reply then waits for the
 * page, and not the page for its reply. Settles when the replies are there, or have failed.
 */
export async function prefetchPage(): Promise<void> {
  const key = routeAt(currentPath())?.key
  if (key === undefined) return
  const params = decodeParams(key, new URLSearchParams(location.search).get('params'))
  await Promise.allSettled(
    (firstCalls[key] ?? []).map(async (call) => {
      const query = firstQuery(call, params)
      if (query === undefined || (call.login && !stores.session.loggedIn)) return
      const reply = await prefetch(call.ask, query)
      if (call.latePictures !== undefined) fetchPictures(reply, call.latePictures)
    })
  )
}
