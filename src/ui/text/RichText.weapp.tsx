import { RichText as HostRichText, View } from '@tarojs/components'
import type { SafeHtml } from '@/lib/html'
import { classes } from '../classes'
import type { RichTextProps } from './richTextTypes'
import './RichText.scss'

/** px; the host's own would double from one to the next within it. */
const headings: Readonly<Record<string, number>> = { h1: 22, h2: 18, h3: 16, h4: 14, h5: 14, h6: 14 }

/** The host's rich text takes no outside styles: what its parts need of RichText.scss they get inline. */
const fitted = (html: SafeHtml): string =>
  html
    .replaceAll('<img ', '<img style="display:block;max-width:100%;height:auto" ')
    .replace(
      /<(h[1-6])(?: style="([^"<>]*)")?>/g,
      (_, tag: string, style = '') => `<${tag} style="font-size:${headings[tag]}px;${style}">`
    )

/** Formatted text and pictures from the shop. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <View className={classes('ui-rich-text', className)}>
      <HostRichText nodes={fitted(html)} />
    </View>
  )
}
