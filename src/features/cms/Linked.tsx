import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { go, isBuilt } from '@/routes'
import { stores } from '@/stores'
import { Pressable } from '@/ui'
import { linkTarget, type LinkTarget } from './link'
import type { BlockLink } from './types'
import { openWeb, opensWeb } from './web'

const follow = (target: LinkTarget): void => {
  if ('url' in target) openWeb(target.url)
  else void go(target.route, target.params)
}

/** How a link is followed, undefined when it may not be; read it inside an `observer`. */
export function linkAction(link: BlockLink | undefined): (() => void) | undefined {
  const target = linkTarget(link, { isBuilt, hosts: stores.site.info?.h5LinkAllowList ?? [], opensWeb })
  return target && (() => follow(target))
}

interface LinkedProps {
  link: BlockLink | undefined
  className: string
  /** What a screen reader says. */
  label?: string
  style?: Record<string, string>
  children: ReactNode
}

/** Content that opens its link, or stands there without one. */
export const Linked = observer(function Linked({ link, className, label, style, children }: LinkedProps) {
  const open = linkAction(link)
  if (!open) {
    return (
      <View className={className} style={style}>
        {children}
      </View>
    )
  }
  return (
    <Pressable className={className} style={style} role="link" label={label} onTap={open}>
      {children}
    </Pressable>
  )
})
