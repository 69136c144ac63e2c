/** By whose link somebody came: kept on the device, and told of once they are logged in. */
import { isPartnerCode } from '@domain/partner/partner'
import { reaction } from 'mobx'
import { serverNow } from '@/api'
import { parseQuery } from '@/lib/query'
import { readStored, stores, writeStored } from '@/stores'
import { call } from './calls'

/** The code that a link carries, of its query or of its text as it was scanned. */
export const partnerIn = (query: unknown, scanText = ''): string | undefined => {
  const code = query ?? parseQuery(scanText.split('?')[1] ?? '')['partner']
  return isPartnerCode(code) ? code : undefined
}

/** Tells of the click that is kept; without an answer it stays, for the next time. */
export async function tellClick(): Promise<void> {
  const click = readStored('partnerClick')
  if (click === undefined || !stores.session.loggedIn) return
  try {
    await call('POST /o2cum/v1/partner/click', {
      body: { partnerCode: click.code, clickedAt: click.at },
      quiet: true,
      unwatched: true
    })
  } catch {
    return
  }
  if (readStored('partnerClick')?.at === click.at) writeStored('partnerClick', undefined)
}

/** A page of a partner's link was shown to somebody. */
export function noteClick(code: string | undefined): void {
  if (code === undefined) return
  writeStored('partnerClick', { code, at: serverNow() })
  void tellClick()
}

/** Tells of what is kept as somebody logs in; ends by what it gives. */
export const tellAtLogin = (): (() => void) =>
  reaction(
    () => stores.session.loggedIn,
    (isIn) => {
      if (isIn) void tellClick()
    },
    { fireImmediately: true }
  )
