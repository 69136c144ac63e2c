import { toast } from '@/platform/feedback'
import { scanCode } from '@/platform/scan'
import { go, goToPath } from '@/routes'
import { stores } from '@/stores'
import { followScan, keepScan } from './followScan'
import { scanWords } from './messages'
import { meaningOfCode } from './rules'

/** Scans a code and goes where it leads; says so when it leads nowhere. Giving up the scan is no matter. */
export async function scanAndGo(): Promise<void> {
  let scanned
  try {
    scanned = await scanCode()
  } catch {
    return toast(scanWords('noCamera'))
  }
  if (!scanned) return
  const meaning = meaningOfCode(scanned, stores.site.info?.shopAddress)
  switch (meaning.kind) {
    case 'link':
      await followScan(meaning.link, keepScan(meaning.link))
      return
    case 'page':
      await goToPath(meaning.path)
      return
    case 'search':
      await go('productList', { keyword: meaning.keyword })
      return
    case 'foreign':
    case 'unread':
      toast(scanWords(meaning.kind))
  }
}
