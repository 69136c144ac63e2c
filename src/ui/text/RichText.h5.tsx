import type { MouseEvent } from 'react'
import { classes } from '../classes'
import type { RichTextProps } from './richTextTypes'
import './RichText.scss'
import './RichTextDeep.scss'

/** Formatted text and pictures from the shop. */
export function RichText({ html, className, onLink }: RichTextProps) {
  // by itself a browser would leave the app for its own screens too
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    if (!href || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onLink(href)
  }
  return (
    <div className={classes('ui-rich-text', className)} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
