import { OfflineError } from '@/api'
import { stores } from '@/stores'
import { cmsWords } from './messages'

/**
 * Why a decorated page can't be had, where a shopper can do something with that; undefined: it just failed. Read it in an
 * `observer`.
 */
export function whyNoPage(): { words: string } | undefined {
  if (!stores.network.online) return new OfflineError()
  return stores.site.isUnfilled ? { words: cmsWords('opensSoon') } : undefined
}
