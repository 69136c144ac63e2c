import { useEffect, useState } from 'react'
import type { SafeHtml } from '@/lib/html'

/** The sanitised text; undefined until the sanitiser, which few pages need, has come; null when it can't. */
export function useSafeHtml(html: string): SafeHtml | null | undefined {
  const [safe, setSafe] = useState<SafeHtml | null>()
  useEffect(() => {
    let gone = false
    const put = (value: SafeHtml | null) => {
      if (!gone) setSafe(value)
    }
    void import('@/lib/html').then(
      ({ sanitiseHtml }) => put(sanitiseHtml(html)),
      () => put(null)
    )
    return () => {
      gone = true
    }
  }, [html])
  return safe
}
