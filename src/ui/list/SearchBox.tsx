import { View } from '@tarojs/components'
import { classes } from '../classes'
import { ClearButton } from '../press/ClearButton'
import { Icon } from '../text/Icon'
import { TextInput } from '../field/TextInput'
import './SearchBox.scss'

interface SearchBoxProps {
  /** What a screen reader calls it. */
  label: string
  hint: string
  /** What its cross says. */
  clearLabel: string
  typed: string
  onChange: (text: string) => void
  /** The keyboard's search key. */
  onSubmit?: () => void
  /** On a white ground. */
  grey?: boolean
  /** In a row with something else, whose margins are the row's. */
  inline?: boolean
  focus?: boolean
}

/** Searches the list under it. */
export function SearchBox({ label, hint, clearLabel, typed, onChange, onSubmit, grey, inline, focus }: SearchBoxProps) {
  return (
    <View
      className={classes('ui-search-box', grey && 'ui-search-box--grey', inline && 'ui-search-box--inline')}
      role="search"
    >
      <Icon name="search" size={18} color="ink-3" />
      <TextInput
        className="ui-search-box__input"
        type="search"
        label={label}
        placeholder={hint}
        value={typed}
        maxLength={60}
        focus={focus}
        onChange={onChange}
        onConfirm={onSubmit}
      />
      {typed === '' ? null : (
        <ClearButton className="ui-search-box__clear" label={clearLabel} onTap={() => onChange('')} />
      )}
    </View>
  )
}
