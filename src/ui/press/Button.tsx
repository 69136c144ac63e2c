import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classes } from '../classes'
import { Pressable } from './Pressable'
import './Button.scss'

export interface ButtonProps {
  kind?: 'filled' | 'tint' | 'outline' | 'text'
  /** Height: l 48, m 44, s 32 px (its hit area is 44). */
  size?: 'l' | 'm' | 's'
  /** Shows progress and takes no tap. */
  busy?: boolean
  disabled?: boolean
  /** As wide as there is room. */
  block?: boolean
  danger?: boolean
  /** Says what a screen reader says when the words alone don't. */
  label?: string
  className?: string
  /** A promise makes the button busy until it settles; the caller handles its failure. */
  onTap?: () => unknown
  children?: ReactNode
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** A button with words. While what it started is under way it can't fire again. */
export function Button(props: ButtonProps) {
  const { kind = 'filled', size = 'm' } = props
  const [underWay, setUnderWay] = useState(false)
  // State alone comes a render too late for a second tap in the same frame.
  const isLocked = useRef(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const busy = Boolean(props.busy) || underWay

  const tap = () => {
    if (busy || isLocked.current || props.disabled) return
    const result = props.onTap?.()
    if (!isPromise(result)) return
    isLocked.current = true
    setUnderWay(true)
    const release = () => {
      isLocked.current = false
      if (isMounted.current) setUnderWay(false)
    }
    result.then(release, release)
  }

  return (
    <Pressable
      className={classes(
        'ui-button',
        `ui-button--${kind}`,
        `ui-button--${size}`,
        props.block && 'ui-button--block',
        props.danger && 'ui-button--danger',
        props.disabled && 'ui-button--disabled',
        props.className
      )}
      disabled={props.disabled}
      busy={busy}
      label={props.label}
      onTap={tap}
    >
      {busy ? <View className="ui-button__spin" /> : null}
      <Text className="ui-button__words">{props.children}</Text>
    </Pressable>
  )
}
