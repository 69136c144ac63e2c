import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { filterWords as t } from './messages'
import './filter.scss'

/** The way to what orders are narrowed by, with how much of it is chosen. */
export const FilterButton = observer(function FilterButton({
  count = 0,
  onTap
}: {
  count?: number
  onTap: () => void
}) {
  return (
    <Pressable
      className={count > 0 ? 'order-filter__button order-filter__button--on' : 'order-filter__button'}
      {...(count > 0 ? { label: t('filterOn', { count }) } : {})}
      onTap={onTap}
    >
      <Text>{t('filter')}</Text>
      <Icon name="filter" size={14} />
    </Pressable>
  )
})
