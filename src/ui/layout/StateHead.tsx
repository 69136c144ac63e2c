import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import './StateHead.scss'

interface StateHeadProps {
  /** The state in words. */
  title: string
  /** Default the brand's blue; `ok`: the good end. */
  tone?: 'ok'
  /** At the end of the title's line, such as an amount. */
  extra?: ReactNode
  className?: string
  children?: ReactNode
}

/** What state the one thing of a screen is in, white on a colour that goes on under the nav bar. */
export function StateHead({ title, tone, extra, className, children }: StateHeadProps) {
  return (
    <View className={classes('ui-state-head', tone !== undefined && `ui-state-head--${tone}`, className)}>
      <View className="ui-state-head__top">
        <View className="ui-state-head__title" role="heading" aria-level={2}>
          {title}
        </View>
        {extra}
      </View>
      {children}
    </View>
  )
}

/** One line of what comes next. */
export const HeadLine = ({ children }: { children: ReactNode }) => (
  <View className="ui-state-head__line">{children}</View>
)
