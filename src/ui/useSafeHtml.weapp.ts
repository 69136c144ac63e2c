import { useMemo } from 'react'
import { sanitiseHtml, type SafeHtml } from '@/lib/html'
import { richLinks } from './richLinks'

/** The sanitised text, with links to `hosts` and screens alone. */
export const useSafeHtml = (html: string, hosts: readonly string[] | undefined): SafeHtml | null | undefined =>
  useMemo(() => sanitiseHtml(html, richLinks(hosts)), [html, hosts])
