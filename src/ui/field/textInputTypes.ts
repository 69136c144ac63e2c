/** What is typed: decides keyboard and autofill. */
export type InputType = 'text' | 'phone' | 'code' | 'number' | 'search' | 'name' | 'nickname' | 'email' | 'amount'

export interface TextInputProps {
  id?: string
  value: string
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** The keyboard's own enter, search or done key. */
  onConfirm?: () => void
  type?: InputType
  /**
   * A nickname that the chat app will review; resolves once it has, false when it was refused and the field holds again
   * what it held before. A chat app that reviews nothing, and a browser, never answer.
   */
  onReview?: (stands: Promise<boolean>) => void
  /** Characters; longer text, typed or pasted, is cut. */
  maxLength?: number
  placeholder?: string
  disabled?: boolean
  /** Turning true moves the cursor in. */
  focus?: boolean
  /** A tap puts the cursor behind the last character, wherever it falls; a browser only. */
  endCursor?: boolean
  /** Accessible name where no visible label is tied to it. */
  label?: string
  invalid?: boolean
  required?: boolean
  /** id of the words that describe it, such as its error. */
  describedBy?: string
  className?: string
}

/** A text of several lines. */
export interface TextAreaInputProps extends Omit<TextInputProps, 'type' | 'onConfirm' | 'onReview'> {
  /** Lines it shows at least; it grows with its text. */
  rows?: number
  /** What a browser may fill in. */
  autoFill?: 'street-address'
}
