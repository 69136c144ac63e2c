import { useMemo } from 'react'
import { sanitiseHtml, type SafeHtml } from '@/lib/html'

/** The sanitised text. */
export const useSafeHtml = (html: string): SafeHtml | null | undefined => useMemo(() => sanitiseHtml(html), [html])
