import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ScanButton } from '@/features/scan'
import { systemInfo } from '@/platform/system'
import { classes, ClearButton, Icon, Pressable, TextInput } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { searchWords } from './messages'
import { maxKeyword } from '@domain/keyword'
import './SearchField.scss'

interface SearchFieldProps {
  value: string
  /** Shown while nothing is typed, and searched for then. */
  hint: string
  focus: boolean
  onChange: (text: string) => void
  onSubmit: () => void
}

/**
 * The field in the bar of the search screen, and its button. Beside the mini-program's capsule the button is the
 * magnifier itself: its words would leave the field no room.
 */
export const SearchField = observer(function SearchField(props: SearchFieldProps) {
  const { value, hint, focus, onChange, onSubmit } = props
  const [tight] = useState(() => systemInfo().capsule !== undefined)
  return (
    <Row gap={2} role="search">
      <View className={classes('search-field__box', tight && 'search-field__box--tight')}>
        {tight ? (
          <Pressable className="search-field__magnifier" label={searchWords('submit')} onTap={onSubmit}>
            <Icon name="search" size={18} color="action" />
          </Pressable>
        ) : (
          <Icon name="search" size={18} color="ink-3" />
        )}
        <TextInput
          className="search-field__input"
          type="search"
          label={searchWords('field')}
          value={value}
          maxLength={maxKeyword}
          placeholder={hint}
          focus={focus}
          onChange={onChange}
          onConfirm={onSubmit}
        />
        {value === '' ? (
          <ScanButton className="search-field__clear" />
        ) : (
          <ClearButton className="search-field__clear" label={searchWords('clear')} onTap={() => onChange('')} />
        )}
      </View>
      {tight ? null : (
        <Pressable
          className="ui__size-3 ui__tone-action ui__bold ui__pad-x-1 ui__fixed search-field__submit"
          onTap={onSubmit}
        >
          {searchWords('submit')}
        </Pressable>
      )}
    </Row>
  )
})
