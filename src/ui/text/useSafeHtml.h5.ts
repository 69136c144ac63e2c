import { useEffect, useState } from 'react'
import type { SafeHtml } from '@/lib/html'
import { richRules, type RichHosts } from './richRules'

/**
 * The sanitised text, with what the site's lists allow; undefined until the sanitiser, which most pages never need, has
 * come; null when it can't.
 */
export function useSafeHtml(html: string, hosts: RichHosts | undefined): SafeHtml | null | undefined {
  const [safe, setSafe] = useState<SafeHtml | null>()
  useEffect(() => {
    let isGone = false
    const take = ({ sanitiseHtml }: typeof import('@/lib/html')) => {
      if (!isGone) setSafe(sanitiseHtml(html, richRules(hosts)))
    }
    const giveUp = () => {
      if (!isGone) setSafe(null)
    }
    void import('@/lib/html').then(take, giveUp)
    return () => {
      isGone = true
    }
  }, [html, hosts])
  return safe
}
