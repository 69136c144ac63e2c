import { scanCode, type Scanned } from '@/platform/scan'
import { currentKey, go } from '@/routes'
import { followCode } from './followCode'
import type { ScanUse } from './scanUse'

/**
 * Opens the host's scanner, which has the light and the album, and goes where the code leads. Giving up the scan is no
 * matter; where there is no camera to use, the scanner's screen says so and takes a typed code.
 */
export async function startScan(use?: ScanUse): Promise<void> {
  let scanned: Scanned | undefined
  try {
    scanned = await scanCode()
  } catch {
    await go('scan', { ...(use ? { use } : {}), refused: true }, { replace: currentKey() === 'scan' })
    return
  }
  if (scanned) await followCode(scanned, use)
}
