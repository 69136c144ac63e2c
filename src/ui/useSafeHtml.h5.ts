import { useEffect, useState } from 'react'
import type { SafeHtml } from '@/lib/html'

/** The sanitised text; undefined until the sanitiser, which most pages never need, has come; null when it can't. */
export function useSafeHtml(html: string): SafeHtml | null | undefined {
  const [safe, setSafe] = useState<SafeHtml | null>()
  useEffect(() => {
    let gone = false
    const take = ({ sanitiseHtml }: typeof import('@/lib/html')) => {
      if (!gone) setSafe(sanitiseHtml(html))
    }
    const giveUp = () => {
      if (!gone) setSafe(null)
    }
    void import('@/lib/html').then(take, giveUp)
    return () => {
      gone = true
    }
  }, [html])
  return safe
}
