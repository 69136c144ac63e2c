import { toast } from '@/platform/feedback'
import { currentKey, currentUrl, go, goToPath, routeAt, routeOf } from '@/routes'
import { stores, writeStored } from '@/stores'
import { entryWords } from './messages'
import { readScan } from './rules'

/** The parameters with which the activity page itself is meant, when a code stays on it. */
export type StaysHere = { target: string }

/**
 * Goes where a scanned code leads, and keeps its scan code (spec 2.5); nothing of a broken one is kept, home opens and
 * says so. The shop's address must be known. Gives the target when it is the page that is open.
 */
export async function followScan(q: string): Promise<StaysHere | undefined> {
  const scan = readScan(q, stores.site.info?.shopAddress)
  if (scan.kind === 'refused') {
    await go('index')
    toast(entryWords('badCode'))
    return undefined
  }
  const { target, scanCode, employeePurchase } = scan
  if (scanCode !== undefined) writeStored('scanCode', scanCode)
  if (employeePurchase !== undefined) writeStored('employeePurchase', employeePurchase)
  const here = currentKey()
  if (here === 'customC' && routeAt(target)?.key === 'customC') return { target }
  if (target === currentUrl()) return { target }
  // a page that was opened for the code alone is not worth returning to; a tab page stays below
  const left = await goToPath(target, { replace: here !== undefined && routeOf(here).tab === undefined })
  // where the host refuses, the page that is open shows what it has
  return left ? undefined : { target: here === undefined ? target : routeOf(here).path }
}
