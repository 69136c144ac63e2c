import { useMemo } from 'react'
import { sanitiseHtml, type SafeHtml } from '@/lib/html'
import { richRules, type RichHosts } from './richRules'

/** The sanitised text, with what the site's lists allow. */
export function useSafeHtml(html: string, hosts: RichHosts | undefined): SafeHtml | null | undefined {
  return useMemo(() => sanitiseHtml(html, richRules(hosts)), [html, hosts])
}
