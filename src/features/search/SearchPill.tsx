import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { ClearButton, Icon, Pressable } from '@/ui'
import { searchWords } from './messages'
import '@/ui/layout/layout.scss'
import './SearchField.scss'

/** The words of a list in its bar: a tap changes them, the cross starts afresh. */
export const SearchPill = observer(function SearchPill({ keyword, hint }: { keyword?: string; hint?: string }) {
  return (
    <View className="search-pill" role="search">
      <Pressable
        className="ui__row ui__gap-2 ui__left ui__grow search-pill__words"
        role="link"
        label={searchWords('editWords', { keyword: keyword ?? '' })}
        onTap={() => void go('productSearch', keyword === undefined ? {} : { keyword })}
      >
        <Icon name="search" size={18} color="ink-3" />
        <Text
          className={
            keyword === undefined
              ? 'ui__size-3 ui__lines-1 ui__grow search-pill__text search-pill__text--hint'
              : 'ui__size-3 ui__lines-1 ui__grow search-pill__text'
          }
        >
          {keyword ?? hint ?? searchWords('placeholder')}
        </Text>
      </Pressable>
      {keyword === undefined ? null : (
        <ClearButton
          className="search-field__clear"
          label={searchWords('clear')}
          onTap={() => void go('productSearch')}
        />
      )}
    </View>
  )
})
