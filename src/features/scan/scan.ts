import { toast } from '@/platform/feedback'
import { scanCode } from '@/platform/scan'
import { go, goToPath } from '@/routes'
import { stores } from '@/stores'
import { followScan, keepScan } from './followScan'
import { scanWords } from './messages'
import { meaningOfCode } from './rules'

/**
 * Scans a code and goes where it leads; says so when it leads nowhere. Giving up the scan is no matter. `onWords`: where a
 * bare code leads, other than to products.
 */
export async function scanAndGo(onWords?: (keyword: string) => void): Promise<void> {
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
    case 'machine':
      await go('productManual', { model: meaning.model })
      return
    case 'search':
      if (onWords) return onWords(meaning.keyword)
      await go('productList', { keyword: meaning.keyword })
      return
    case 'foreign':
    case 'unread':
      toast(scanWords(meaning.kind))
  }
}
