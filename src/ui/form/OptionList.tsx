import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { Pressable } from '../press/Pressable'
import type { ChoiceOption } from './ChoiceField'
import './OptionList.scss'

export interface OptionListProps<K extends string> {
  options: readonly ChoiceOption<K>[]
  value: K | ''
  onChoose: (value: K) => void
  label: string
}

/** What a sheet offers to choose one from: a line each, the chosen one ticked. */
export const OptionList = observer(function OptionList<K extends string>(props: OptionListProps<K>) {
  return (
    <View className="ui-options" role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, label, note, disabled }) => {
        const isChosen = props.value === value
        return (
          <Pressable
            key={value}
            role="radio"
            checked={isChosen}
            disabled={disabled}
            className={classes(
              'ui-options__line',
              isChosen && 'ui-options__line--chosen',
              disabled && 'ui-options__line--disabled'
            )}
            onTap={() => props.onChoose(value)}
          >
            <View className="ui-options__words">
              <View>{label}</View>
              {note ? <View className="ui-options__note">{note}</View> : null}
            </View>
            {isChosen ? <Icon name="check" size={18} color="brand" /> : null}
          </Pressable>
        )
      })}
    </View>
  )
}) as <K extends string>(props: OptionListProps<K>) => ReactNode
