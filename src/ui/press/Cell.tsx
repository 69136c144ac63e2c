import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import type { IconName } from '../text/iconNames'
import { Pressable } from './Pressable'
import './Cell.scss'

export interface CellProps {
  label: string
  icon?: IconName
  /** Small and grey after the label. */
  note?: ReactNode
  /** At the right; a switch or a button here means no `onTap`. */
  value?: ReactNode
  tone?: 'plain' | 'sale' | 'muted' | 'strong'
  /** `start`: the value follows a narrow grey label, as on a product. */
  align?: 'end' | 'start'
  onTap?: () => void
  /** The arrow; by default shown when it can be tapped. */
  arrow?: boolean
  className?: string
}

/** One line of a card: what it is, what it says, and a way on. */
export function Cell(props: CellProps) {
  const { tone = 'plain', align = 'end', arrow = Boolean(props.onTap) } = props
  const bare = props.value === undefined
  const root = classes('ui-cell', `ui-cell--${align}`, `ui-cell--${tone}`, bare && 'ui-cell--bare', props.className)
  const content = (
    <>
      {props.icon ? <Icon className="ui-cell__icon" name={props.icon} size={20} /> : null}
      <View className="ui-cell__name">
        <View className="ui-cell__label">{props.label}</View>
        {props.note ? <View className="ui-cell__note">{props.note}</View> : null}
      </View>
      {bare ? null : <View className="ui-cell__value">{props.value}</View>}
      {arrow ? <Icon className="ui-cell__arrow" name="right" size={14} color="disabled" /> : null}
    </>
  )
  return props.onTap ? (
    <Pressable className={root} onTap={props.onTap}>
      {content}
    </Pressable>
  ) : (
    <View className={root}>{content}</View>
  )
}
