import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { badgeCount } from '@/lib/counts'
import { classes } from '../classes'
import { Hidden } from './Hidden'
import { uiWords } from '../messages'
import './Badge.scss'

export interface BadgeProps {
  /** Nothing shows at 0; above 99 it is 99+ (spec 9.2). */
  count: number
  /** Sits on the top right corner of a positioned parent. */
  corner?: boolean
  className?: string
}

/** How many there are, on a red ground. */
export const Badge = observer(function Badge({ count, corner = false, className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <Text className={classes('ui-badge', corner && 'ui-badge--corner', className)}>
      <Text aria-hidden>{badgeCount(count)}</Text>
      <Hidden>{uiWords('badge', { count })}</Hidden>
    </Text>
  )
})
