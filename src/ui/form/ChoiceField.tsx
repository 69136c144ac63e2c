import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Checkbox } from '../press/Checkbox'
import { Chip } from '../press/Chip'
import { useFieldId } from '../field/useFieldId'
import { GroupFrame, type GroupProps } from './GroupFrame'
import './ChoiceField.scss'

export interface ChoiceOption<K extends string> {
  value: K
  label: string
  /** Under the label of a list. */
  note?: string
  disabled?: boolean
}

interface SharedProps<K extends string> extends Omit<GroupProps, 'id'> {
  id?: string
  options: readonly ChoiceOption<K>[]
  /** `chips`: short words side by side; `list`: a line each. */
  look?: 'chips' | 'list'
  /** As a form's binding brings them. */
  focus?: boolean
  onBlur?: () => void
}

/** One of several; '' while none is chosen. With `clearable` a second tap takes the choice back. */
interface OneProps<K extends string> extends SharedProps<K> {
  several?: false
  clearable?: boolean
  value: K | ''
  onChange: (value: K | '') => void
}

/** Any number of several, in the order they are offered. */
interface SeveralProps<K extends string> extends SharedProps<K> {
  several: true
  value: readonly K[]
  onChange: (value: K[]) => void
}

export type ChoiceFieldProps<K extends string> = OneProps<K> | SeveralProps<K>

const isChosen = <K extends string>(props: ChoiceFieldProps<K>, value: K): boolean =>
  props.several ? props.value.includes(value) : props.value === value

function choose<K extends string>(props: ChoiceFieldProps<K>, value: K): void {
  const isTicked = isChosen(props, value)
  if (props.several) {
    const next = props.options.map((option) => option.value)
    props.onChange(next.filter((option) => (option === value ? !isTicked : props.value.includes(option))))
  } else if (!isTicked) props.onChange(value)
  else if (props.clearable) props.onChange('')
}

/** A choice among few that are all in sight. */
export const ChoiceField = observer(function ChoiceField<K extends string>(props: ChoiceFieldProps<K>) {
  const { look = 'chips', options } = props
  const id = useFieldId(props.id)
  // what a second tap takes back is no radio
  const role = props.several ? 'checkbox' : props.clearable ? undefined : 'radio'
  return (
    <GroupFrame {...props} id={id} role={role === 'radio' ? 'radiogroup' : 'group'}>
      <View className={`ui-choice ui-choice--${look}`}>
        {options.map((option) =>
          look === 'chips' ? (
            <Chip
              key={option.value}
              role={role}
              selected={isChosen(props, option.value)}
              disabled={option.disabled}
              onTap={() => choose(props, option.value)}
            >
              {option.label}
            </Chip>
          ) : (
            <View key={option.value} className="ui-choice__line">
              <Checkbox
                radio={role === 'radio'}
                checked={isChosen(props, option.value)}
                disabled={option.disabled}
                onChange={() => choose(props, option.value)}
                label={option.label}
              />
              {option.note ? <View className="ui-choice__note">{option.note}</View> : null}
            </View>
          )
        )}
      </View>
    </GroupFrame>
  )
}) as <K extends string>(props: ChoiceFieldProps<K>) => ReactNode
