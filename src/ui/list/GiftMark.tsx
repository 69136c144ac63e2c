import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Tag } from '../text/Tag'
import { listWords } from './messages'
import './GiftMark.scss'

/** Says of goods that they were given, not bought; `className` puts it in its place. */
export const GiftMark = ({ className }: { className?: string }) => (
  <Tag className={classes('ui-gift-mark', className)}>{listWords('gift')}</Tag>
)

/** The name of goods with the mark before it: beside it, since WebKit ends a clamped line that a tag stands in with «…». */
export const GiftName = ({ gift, children }: { gift: boolean | undefined; children: ReactNode }) => (
  <View className="ui-gift-name">
    {gift ? <GiftMark /> : null}
    {children}
  </View>
)
