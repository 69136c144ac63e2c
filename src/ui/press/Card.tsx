import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { Pressable } from './Pressable'
import './Card.scss'

export interface CardProps {
  title?: string
  /** A small way on at the right of the title. */
  more?: { label: string; onTap: () => void }
  /** Something else at the right of the title. */
  extra?: ReactNode
  /** No inner space: pictures and lists that reach the edge. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

/** A white surface on the page colour. */
export function Card({ title, more, extra, flush, className, children }: CardProps) {
  return (
    <View className={classes('ui-card', flush && 'ui-card--flush', className)}>
      {title ? (
        <View className="ui-card__head">
          <View className="ui-card__title" role="heading" aria-level={2}>
            {title}
          </View>
          {more ? (
            <Pressable className="ui-card__more" role="link" label={`${title} ${more.label}`} onTap={more.onTap}>
              <Text>{more.label}</Text>
              <Icon name="right" size={14} />
            </Pressable>
          ) : null}
          {extra}
        </View>
      ) : null}
      {children}
    </View>
  )
}
