import { RichText as HostRichText, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useMemo } from 'react'
import type { SafeHtml } from '@/lib/html'
import { richTree } from '@/lib/richTree'
import { classes } from '../classes'
import { picturesIn, RichTree } from './RichTree.weapp'
import type { RichTextProps } from './richTextTypes'
import './RichText.scss'

/** px; the host's own would double from one to the next within it. */
const headings: Readonly<Record<string, number>> = { h1: 22, h2: 18, h3: 16, h4: 14, h5: 14, h6: 14 }

/** The host's rich text takes no outside styles: what its parts need of RichText.scss they get inline. */
const fitHtml = (html: SafeHtml): string =>
  html
    .replaceAll('<img ', '<img style="display:block;max-width:100%;height:auto" ')
    .replace(
      /<(h[1-6])(?: style="([^"<>]*)")?>/g,
      (_, tag: string, style = '') => `<${tag} style="font-size:${headings[tag]}px;${style}">`
    )

/**
 * Formatted text and pictures from the shop. The host's rich text opens no link and loads every picture at once: a text
 * with either is drawn tag by tag, all others are left to the host, for which they are one part of the page.
 */
export function RichText({ html, className, onLink }: RichTextProps) {
  const tree = useMemo(() => (/<(?:a|img) /.test(html) ? richTree(html) : undefined), [html])
  const enlarge = (current: string) => {
    const ignore = () => undefined
    Taro.previewImage({ urls: tree ? picturesIn(tree) : [], current }).then(ignore, ignore)
  }
  return (
    <View className={classes('ui-rich-text', className)}>
      {tree ? <RichTree nodes={tree} onLink={onLink} onPicture={enlarge} /> : <HostRichText nodes={fitHtml(html)} />}
    </View>
  )
}
