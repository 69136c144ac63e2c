import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import type { IconName } from '../text/iconNames'
import { Pressable } from '../press/Pressable'
import './Notice.scss'

export interface NoticeProps {
  /** Default `info`: good to know. `warm`: to be minded. `ok`: done. `sale`: refused. */
  tone?: 'info' | 'warm' | 'ok' | 'sale'
  icon?: IconName
  /** What can be done about it, at the end. */
  action?: { label: string; onTap: () => unknown }
  /** Larger, for the sentence that a screen opens with. */
  large?: boolean
  /** Read out when it changes. */
  status?: boolean
  className?: string
  children?: ReactNode
}

/** One thing to know, on a tinted ground. */
export function Notice({ tone = 'info', icon, action, large, status, className, children }: NoticeProps) {
  return (
    <View
      className={classes('ui-notice', `ui-notice--${tone}`, large && 'ui-notice--large', className)}
      {...(status ? { role: 'status' } : {})}
    >
      {icon === undefined ? null : <Icon name={icon} size={large ? 18 : 16} />}
      <View className="ui-notice__words">{children}</View>
      {action ? (
        <Pressable className="ui-notice__action" onTap={() => void action.onTap()}>
          {action.label}
        </Pressable>
      ) : null}
    </View>
  )
}
