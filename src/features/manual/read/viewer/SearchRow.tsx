import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import { manualWords } from '../../messages'
import type { useHits } from './useHits'

/** Words to find in a manual, which of the places is looked at, and the ways to the others. */
export const SearchRow = observer(function SearchRow({ search }: { search: ReturnType<typeof useHits> }) {
  const { typed, setTyped, hits, at, step } = search
  return (
    <View className="manual-reader__search">
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
        <View className="manual-reader__hits" role="status">
          {hits.length === 0 ? manualWords('noHits') : manualWords('hits', { at: at + 1, count: hits.length })}
        </View>
      )}
      {hits?.length ? (
        <>
          <Pressable className="manual-reader__step" label={manualWords('previous')} onTap={() => step(-1)}>
            <Icon name="up" size={20} />
          </Pressable>
          <Pressable className="manual-reader__step" label={manualWords('next')} onTap={() => step(1)}>
            <Icon name="down" size={20} />
          </Pressable>
        </>
      ) : null}
    </View>
  )
})
