import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import { manualWords } from '../../messages'
import type { useHits } from './useHits'

/** Words to find in a manual, which of the places is looked at, and the ways to the others. */
export const SearchRow = observer(function SearchRow({ search }: { search: ReturnType<typeof useHits> }) {
  const { typed, setTyped, hits, index, step } = search
  return (
    <Row fixed className="manual-reader__search">
      <SearchBox
        label={manualWords('find')}
        hint={manualWords('find')}
        clearLabel={manualWords('clear')}
        typed={typed}
        onChange={setTyped}
        onSubmit={() => step(1)}
        grey
        inline
      />
      {hits === undefined ? null : (
        <View className="ui__size-3 ui__tone-ink-2 ui__before-2 ui__fixed" role="status">
          {hits.length === 0 ? manualWords('noHits') : manualWords('hits', { at: index + 1, count: hits.length })}
        </View>
      )}
      {hits?.length ? (
        <>
          <Pressable
            className="ui__row ui__justify-center ui__fixed manual-reader__step"
            label={manualWords('previous')}
            onTap={() => step(-1)}
          >
            <Icon name="up" size={20} />
          </Pressable>
          <Pressable
            className="ui__row ui__justify-center ui__fixed manual-reader__step"
            label={manualWords('next')}
            onTap={() => step(1)}
          >
            <Icon name="down" size={20} />
          </Pressable>
        </>
      ) : null}
    </Row>
  )
})
