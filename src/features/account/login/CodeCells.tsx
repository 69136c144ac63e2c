import { SMS_CODE_LENGTH } from '@domain/sms'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes, Icon, TextInput } from '@/ui'
import { loginWords } from './messages'
import './codeCells.scss'

/** More than a whole SMS, which may be pasted as it is. */
const longest = 200
const places = Array.from({ length: SMS_CODE_LENGTH }, (_, at) => at)
const errorId = 'login-code-error'

interface CodeCellsProps {
  /** Digits so far. */
  code: string
  /** What now stands in the field, as it was typed, filled in or pasted. */
  onChange: (typed: string) => void
  onConfirm: () => void
  error?: string
  focus: boolean
}

/**
 * The code of an SMS, a cell for each digit. Drawn only: beneath is one field, so that the keyboard's offer of the code,
 * pasting, deleting and a screen reader find what they know.
 */
export const CodeCells = observer(function CodeCells({ code, onChange, onConfirm, error, focus }: CodeCellsProps) {
  const [focused, setFocused] = useState(false)
  const now = focused ? Math.min(code.length, SMS_CODE_LENGTH - 1) : undefined
  return (
    <View>
      <View className={classes('code-cells', error && 'code-cells--wrong')}>
        <View className="code-cells__row" aria-hidden>
          {places.map((at) => (
            <View
              key={at}
              className={classes(
                'code-cells__cell',
                at < code.length && 'code-cells__cell--filled',
                at === now && 'code-cells__cell--now'
              )}
            >
              {at < code.length ? code[at] : at === now ? <View className="code-cells__caret" /> : null}
            </View>
          ))}
        </View>
        <TextInput
          className="code-cells__input"
          type="code"
          label={loginWords('code')}
          value={code}
          maxLength={longest}
          focus={focus}
          endCursor
          invalid={Boolean(error)}
          describedBy={error ? errorId : undefined}
          onChange={onChange}
          onConfirm={onConfirm}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </View>
      {error ? (
        <View id={errorId} className="code-cells__error" role="alert">
          <Icon name="info" size={14} />
          <Text>{error}</Text>
        </View>
      ) : null}
    </View>
  )
})
