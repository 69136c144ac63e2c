import { toast } from '@/platform/feedback'
import { currentKey, currentUrl, go, goToPath, routeAt, routeOf } from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { readScan } from './code'
import { scanWords } from './messages'

/** The parameters with which the activity page itself is meant, when a code stays on it. */
export type StaysHere = { target: string }

/**
 * Keeps what a code holds before anything else (spec 2.5): the site's address may come late, and a login that lapsed
 * leads elsewhere first. The result takes it back, for a code that turns out to be another shop's.
 */
export function keepScan(q: string, shopAddress = stores.site.info?.shopAddress): () => void {
  const before = [readStored('scanCode'), readStored('employeePurchase')] as const
  const scan = readScan(q, shopAddress)
  if (scan.kind === 'open') {
    if (scan.scanCode !== undefined) writeStored('scanCode', scan.scanCode)
    if (scan.employeePurchase !== undefined) writeStored('employeePurchase', scan.employeePurchase)
  }
  return () => {
    writeStored('scanCode', before[0])
    writeStored('employeePurchase', before[1])
  }
}

/**
 * Goes where a scanned code leads; nothing of a broken one is kept, home opens and says so. The site must be known, and
 * what the code holds kept (`keepScan`). Gives the target when it is the page that is open.
 */
export async function followScan(q: string, takeBack: () => void): Promise<StaysHere | undefined> {
  const scan = readScan(q, stores.site.info?.shopAddress)
  if (scan.kind === 'refused') {
    takeBack()
    await go('index')
    toast(scanWords('badCode'))
    return undefined
  }
  const { target } = scan
  const here = currentKey()
  if (here === 'customC' && routeAt(target)?.key === 'customC') return { target }
  if (target === currentUrl()) return { target }
  // a page that was opened for the code alone is not worth returning to; a tab page stays below
  const hasLeft = await goToPath(target, { replace: here !== undefined && routeOf(here).tab === undefined })
  // where the host refuses, the page that is open shows what it has
  return hasLeft ? undefined : { target: here === undefined ? target : routeOf(here).path }
}
