import { SMS_CODE_LENGTH } from '@domain/people/sms'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { TextInput } from '../field/TextInput'
import { useFieldId } from '../field/useFieldId'
import { formWords } from './messages'
import './CodeCells.scss'

/** More than a whole SMS, which may be pasted as it is. */
export const longestCode = 200
const places = Array.from({ length: SMS_CODE_LENGTH }, (_, index) => index)

interface CodeCellsProps {
  id?: string
  /** Digits so far. */
  code: string
  /** What now stands in the field, as it was typed, filled in or pasted. */
  onChange: (text: string) => void
  onConfirm: () => void
  error?: string
  focus: boolean
}

/**
 * The code of an SMS, a cell for each digit. Drawn only: beneath is one field, so that the keyboard's offer of the code,
 * pasting, deleting and a screen reader find what they know.
 */
export const CodeCells = observer(function CodeCells({
  code,
  onChange,
  onConfirm,
  error,
  focus,
  ...given
}: CodeCellsProps) {
  const id = useFieldId(given.id)
  const errorId = `${id}-error`
  const [isFocused, setIsFocused] = useState(false)
  const now = isFocused ? Math.min(code.length, SMS_CODE_LENGTH - 1) : undefined
  return (
    <View>
      <View className={classes('ui-code-cells', error && 'ui-code-cells--wrong')}>
        <View className="ui-code-cells__row" aria-hidden>
          {places.map((place) => (
            <View
              key={place}
              className={classes(
                'ui-code-cells__cell',
                place < code.length && 'ui-code-cells__cell--filled',
                place === now && 'ui-code-cells__cell--now'
              )}
            >
              {place < code.length ? code[place] : place === now ? <View className="ui-code-cells__caret" /> : null}
            </View>
          ))}
        </View>
        <TextInput
          id={id}
          className="ui-code-cells__input"
          type="code"
          label={formWords('code')}
          value={code}
          maxLength={longestCode}
          focus={focus}
          endCursor
          invalid={Boolean(error)}
          describedBy={error ? errorId : undefined}
          onChange={onChange}
          onConfirm={onConfirm}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
        />
      </View>
      {error ? (
        <View id={errorId} className="ui-code-cells__error" role="alert">
          <Icon name="info" size={14} />
          <Text>{error}</Text>
        </View>
      ) : null}
    </View>
  )
})
