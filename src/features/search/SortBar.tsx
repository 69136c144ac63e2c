import { Text, View } from '@tarojs/components'
import { Row, Stack } from '@/ui/layout/Box'
import type { SearchSort } from '@contract'
import { observer } from 'mobx-react-lite'
import { classes, Icon, Pressable } from '@/ui'
import { searchWords } from './messages'
import { nextPriceSort } from './rules'
import './SortBar.scss'

/** How results are laid out. */
export type ListLook = 'tiles' | 'rows'

interface SortBarProps {
  /** The order the list was opened in; it has the first place. */
  usual?: 'DEFAULT' | 'NEWEST' | undefined
  sort: SearchSort
  onSort: (sort: SearchSort) => void
  look: ListLook
  onLook: (look: ListLook) => void
  /** Filters chosen. */
  chosen?: number
  /** Absent: nothing can be filtered here. */
  onFilter?: () => void
}

const orderWords = { DEFAULT: 'sortDefault', NEWEST: 'sortNewest', SALES: 'sortSales' } as const

/** Order, layout, and the way to the filters. */
export const SortBar = observer(function SortBar(props: SortBarProps) {
  const { usual = 'DEFAULT', sort, onSort, look, onLook, chosen = 0, onFilter } = props
  const up = sort === 'PRICE_ASC'
  const down = sort === 'PRICE_DESC'
  return (
    <Row className="sort-bar">
      <Row justify="between" grow role="group" label={searchWords('sort')}>
        {([usual, 'SALES'] as const).map((order) => (
          <Pressable
            key={order}
            className={classes('sort-bar__order', sort === order && 'sort-bar__order--on')}
            pressed={sort === order}
            onTap={() => onSort(order)}
          >
            {searchWords(orderWords[order])}
          </Pressable>
        ))}
        <Pressable
          className={classes('sort-bar__order', (up || down) && 'sort-bar__order--on')}
          pressed={up || down}
          label={searchWords(up ? 'sortPriceUp' : down ? 'sortPriceDown' : 'sortPrice')}
          onTap={() => onSort(nextPriceSort(sort))}
        >
          <Text>{searchWords('sortPrice')}</Text>
          <Stack className="sort-bar__arrows">
            <View className={classes('sort-bar__up', up && 'sort-bar__up--on')} />
            <View className={classes('sort-bar__down', down && 'sort-bar__down--on')} />
          </Stack>
        </Pressable>
        <Pressable
          className="ui__row ui__justify-center ui__fixed sort-bar__look"
          label={searchWords(look === 'tiles' ? 'showRows' : 'showTiles')}
          onTap={() => onLook(look === 'tiles' ? 'rows' : 'tiles')}
        >
          <Icon name={look === 'tiles' ? 'grid' : 'list'} size={18} color="ink-2" />
        </Pressable>
      </Row>
      {onFilter ? (
        <Pressable
          className={classes('sort-bar__filter', chosen > 0 && 'sort-bar__order--on')}
          label={chosen > 0 ? searchWords('filterOn', { count: chosen }) : undefined}
          onTap={onFilter}
        >
          <Text>{chosen > 0 ? `${searchWords('filter')} ${chosen}` : searchWords('filter')}</Text>
          <Icon name="filter" size={14} />
        </Pressable>
      ) : null}
    </Row>
  )
})
