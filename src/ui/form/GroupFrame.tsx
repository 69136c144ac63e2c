import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { FieldFrame } from '../field/FieldFrame'
import { uiWords } from '../messages'
import './GroupFrame.scss'

export interface GroupProps {
  id: string
  label: string
  error?: string
  note?: string
  required?: boolean
  /** The label stands before what it names instead of over it. */
  inline?: boolean
}

interface FrameProps extends GroupProps {
  role: 'group' | 'radiogroup'
  children: ReactNode
}

/** A field of several things to tap: its label names them together, and what is wrong is said with it. */
export function GroupFrame({ id, label, error, note, required, inline, role, children }: FrameProps) {
  const spokenLabel = [label, required ? uiWords('required') : '', error ?? ''].filter(Boolean).join(' ')
  return (
    <FieldFrame
      id={id}
      label={label}
      look="row"
      error={error}
      note={note}
      required={required}
      focused={false}
      className={inline ? 'ui-group ui-group--inline' : 'ui-group'}
    >
      <View id={id} className="ui-group__box" role={role} aria-label={spokenLabel}>
        {children}
      </View>
    </FieldFrame>
  )
}
