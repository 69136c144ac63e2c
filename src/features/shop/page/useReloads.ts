import { useEffect } from 'react'
import type { PageSignals } from '@/features/cms'
import { useEvent } from '@/ui'

/** Loads again with the page, when it is pulled. */
export function useReloads(signals: PageSignals, reload: () => Promise<unknown>): void {
  const newest = useEvent(async () => {
    await reload()
  })
  useEffect(() => signals.onReload(newest), [signals, newest])
}
