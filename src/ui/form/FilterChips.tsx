import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { Chip } from '../press/Chip'
import { Icon } from '../text/Icon'
import { Pressable } from '../press/Pressable'
import { filterWords } from './filterMessages'
import './FilterParts.scss'

interface FilterChipsProps<V> {
  /** Without it the chips stand alone and say themselves what they are of. */
  title?: string
  values: readonly V[]
  keyOf: (value: V) => string
  words: (value: V) => string
  isChosen: (value: V) => boolean
  onTap: (value: V) => void
  /** The colour of a value, for those that are colours. */
  swatchOf?: (value: V) => string | undefined
  /** Values before «more»; default: all. */
  few?: number
}

/** Values of one property to choose from, the rarer ones behind «more». */
export const FilterChips = observer(function FilterChips<V>(props: FilterChipsProps<V>) {
  const { title, values, keyOf, words, isChosen, onTap, swatchOf, few = Infinity } = props
  const [open, setOpen] = useState(false)
  return (
    <View className="ui-filter-part" role="group" aria-label={title}>
      {title === undefined ? null : (
        <View className="ui-filter-part__head">
          <View className="ui-filter-part__title">{title}</View>
          {values.length > few ? (
            <Pressable className="ui-filter-part__more" onTap={() => setOpen(!open)}>
              <Text>{filterWords(open ? 'less' : 'more')}</Text>
              <Icon name={open ? 'up' : 'down'} size={12} />
            </Pressable>
          ) : null}
        </View>
      )}
      <View className="ui-filter-part__chips">
        {values.slice(0, open ? undefined : few).map((value) => (
          <Chip key={keyOf(value)} swatch={swatchOf?.(value)} selected={isChosen(value)} onTap={() => onTap(value)}>
            {words(value)}
          </Chip>
        ))}
      </View>
    </View>
  )
}) as <V>(props: FilterChipsProps<V>) => ReactNode
