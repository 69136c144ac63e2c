import type { SafeHtml } from '@/lib/html'

export interface RichTextProps {
  /** Sanitised where it entered; nothing else has this type. */
  html: SafeHtml
  className?: string
  /** Opens a link of the text: a path of the app or an address that the site allows. Rich text of a mini-program has none. */
  onLink: (link: string) => void
}
