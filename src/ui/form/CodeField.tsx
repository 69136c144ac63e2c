import { SMS_RESEND_SECONDS } from '@domain/people/sms'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../press/Button'
import { Field } from '../field/Field'
import { codeDigits } from './code'
import { CodeCells, longestCode } from './CodeCells'
import { formWords } from './messages'
import { useSecondsUntil } from './useSecondsUntil'
import './CodeField.scss'

export interface CodeFieldProps {
  /** Digits so far. */
  value: string
  /** Digits of what was typed, filled in or pasted; a whole SMS gives its code. */
  onChange: (digits: string) => void
  onConfirm?: () => void
  onBlur?: () => void
  error?: string
  focus: boolean
  /** When another code can be asked for: ms of the clock `now`; 0 while none was asked for. */
  resendAt: number
  /** The server's clock. */
  now: () => number
  /** Asks for a code; the caller handles its failure. */
  onResend: () => Promise<unknown>
  /** `cells`: a screen of its own; `row`: a line of a form, whose button sends the first code too. */
  look?: 'cells' | 'row'
  /** At the end of the line under the cells, e.g. help when no code comes. */
  aside?: ReactNode
  required?: boolean
  /** The label of a `row` is only said, as the card is called so. */
  bare?: boolean
  id?: string
}

/** The code of an SMS, with what is left until another one can be asked for. */
export const CodeField = observer(function CodeField(props: CodeFieldProps) {
  const { value, error, focus, resendAt, look = 'cells' } = props
  const seconds = useSecondsUntil(resendAt, props.now)
  const change = (text: string) => props.onChange(codeDigits(text))

  if (look === 'row') {
    const words = resendAt === 0 ? formWords('getCode') : formWords('resend')
    return (
      <Field
        id={props.id}
        label={formWords('code')}
        type="code"
        value={value}
        maxLength={longestCode}
        placeholder={formWords('codeHint')}
        bare={props.bare}
        error={error}
        focus={focus}
        required={props.required}
        onChange={change}
        onBlur={props.onBlur}
        onConfirm={props.onConfirm}
        suffix={
          <Button kind="text" size="s" disabled={seconds > 0} onTap={props.onResend}>
            {seconds > 0 ? formWords('resendIn', { seconds }) : words}
          </Button>
        }
      />
    )
  }
  const ring: Record<string, string> = {
    '--left': `${Math.min(100, Math.round((seconds / SMS_RESEND_SECONDS) * 100))}%`
  }
  return (
    <View className="ui-code">
      <CodeCells
        id={props.id}
        code={value}
        onChange={change}
        onConfirm={() => props.onConfirm?.()}
        error={error}
        focus={focus}
      />
      <View className="ui-code__line">
        {seconds > 0 ? (
          <View className="ui-code__wait">
            <View className="ui-code__ring" style={ring} aria-hidden />
            <Text>{formWords('resendIn', { seconds })}</Text>
          </View>
        ) : (
          <Button kind="text" size="s" className="ui-code__resend" onTap={props.onResend}>
            {formWords('resend')}
          </Button>
        )}
        {props.aside}
      </View>
    </View>
  )
})
