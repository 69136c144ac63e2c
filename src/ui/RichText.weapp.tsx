import { RichText as HostRichText, View } from '@tarojs/components'
import { classes } from './classes'
import type { RichTextProps } from './richTextTypes'
import './RichText.scss'

/** Formatted text and pictures from the shop. */
export function RichText({ html, className }: RichTextProps) {
  // The host's rich text takes no outside styles for its pictures, so they get theirs inline.
  const fitted = html.replaceAll('<img ', '<img style="display:block;max-width:100%;height:auto" ')
  return (
    <View className={classes('ui-rich-text', className)}>
      <HostRichText nodes={fitted} />
    </View>
  )
}
