import { classes } from '../classes'
import type { RichTextProps } from './richTextTypes'
import './RichText.scss'
import './RichTextDeep.scss'

/** Formatted text and pictures from the shop. */
export function RichText({ html, className }: RichTextProps) {
  return <div className={classes('ui-rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
