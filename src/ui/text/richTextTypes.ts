import type { SafeHtml } from '@/lib/html'

export interface RichTextProps {
  /** Sanitised where it entered; nothing else has this type. */
  html: SafeHtml
  className?: string
}
