import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { ClearButton, Icon, TextInput } from '@/ui'
import { orderWords } from '../messages'
import './OrderSearch.scss'

interface OrderSearchProps {
  typed: string
  onChange: (typed: string) => void
  /** The keyboard's search key. */
  onSubmit: () => void
}

/** Finds an order by what was bought or by its number. */
export const OrderSearch = observer(function OrderSearch({ typed, onChange, onSubmit }: OrderSearchProps) {
  return (
    <View className="order-search" role="search">
      <Icon name="search" size={18} color="ink-3" />
      <TextInput
        className="order-search__input"
        type="search"
        label={orderWords('searchField')}
        placeholder={orderWords('searchHint')}
        value={typed}
        maxLength={60}
        onChange={onChange}
        onConfirm={onSubmit}
      />
      {typed === '' ? null : (
        <ClearButton className="order-search__clear" label={orderWords('clearSearch')} onTap={() => onChange('')} />
      )}
    </View>
  )
})
