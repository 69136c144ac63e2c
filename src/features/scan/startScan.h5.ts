import { go } from '@/routes'
import type { ScanUse } from './scanUse'

/** Opens the scanner's screen: a browser has no scanner of its own. */
export async function startScan(use?: ScanUse): Promise<void> {
  await go('scan', use ? { use } : {})
}
