import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { uiWords } from '../messages'
import { Pressable } from './Pressable'
import { TextInput } from '../field/TextInput'
import './Stepper.scss'

export interface StepperProps {
  value: number
  min?: number
  /** The smaller of stock and purchase limit. */
  max: number
  onChange: (value: number) => void
  /** Says which limit stopped it; shown once `max` is reached. */
  hint?: string
  /** A step or a typed number was refused. */
  onLimit?: (which: 'min' | 'max') => void
  disabled?: boolean
  /** What is counted, for a screen reader. */
  label?: string
  className?: string
}

/** A quantity between two limits; plus and minus stay tappable at the limit, to say why they stop. */
export const Stepper = observer(function Stepper(props: StepperProps) {
  const { value, min = 1, max, onChange, onLimit, disabled = false } = props
  const [draft, setDraft] = useState<string>()
  const atMin = value <= min
  const atMax = value >= max
  const what = props.label ?? uiWords('quantity')

  const ask = (count: number) => {
    const top = Math.max(min, max)
    const next = Math.min(Math.max(count, min), top)
    if (count > top) onLimit?.('max')
    else if (count < min) onLimit?.('min')
    if (next !== value) onChange(next)
  }

  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    if (draft !== '') ask(Number(draft))
  }

  return (
    <View className={classes('ui-stepper', props.className)}>
      <View
        className={classes('ui-stepper__box', disabled && 'ui-stepper__box--disabled')}
        role="group"
        aria-label={what}
      >
        <Pressable
          className={classes('ui-stepper__step', atMin && 'ui-stepper__step--stopped')}
          label={uiWords('decrease')}
          disabled={disabled}
          dimmed={atMin}
          onTap={() => ask(value - 1)}
        >
          <Icon name="minus" size={14} />
        </Pressable>
        <TextInput
          className="ui-stepper__number"
          type="number"
          label={what}
          maxLength={5}
          value={draft ?? String(value)}
          disabled={disabled}
          onChange={(text) => setDraft(text.replace(/\D/g, ''))}
          onBlur={commit}
          onConfirm={commit}
        />
        <Pressable
          className={classes('ui-stepper__step', atMax && 'ui-stepper__step--stopped')}
          label={uiWords('increase')}
          disabled={disabled}
          dimmed={atMax}
          onTap={() => ask(value + 1)}
        >
          <Icon name="plus" size={14} />
        </Pressable>
      </View>
      {props.hint && atMax ? (
        <View className="ui-stepper__hint" role="status">
          {props.hint}
        </View>
      ) : null}
    </View>
  )
})
