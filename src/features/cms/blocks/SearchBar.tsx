import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { DataOf } from '@contract'
import { ScanButton } from '@/features/scan'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
import { barHeight } from '@/ui/screen/barHeight'
import { cmsWords } from '../messages'
import { usePageEnv } from '../signals'
import { useAway } from '../useAway'
import { say } from '../words'
import type { BlockGiven } from './block'
import './SearchBar.scss'
import { useQuery } from './calls'

const firstWord = ({ list }: DataOf<'GET /o2srh/v1/pub/hot-word'>): string => list[0]?.word ?? ''

/** The way to search, which the page's bar takes over while it is scrolled away; its hint is the first hot word, and the button searches for it at once. */
export const SearchBar = observer(function SearchBar({ id, props }: BlockGiven<'searchBar'>) {
  const { data: hotWord } = useQuery('GET /o2srh/v1/pub/hot-word', { forAll: true, pick: firstWord })
  const hint = hotWord || say(props.hint)
  const { page, signals } = usePageEnv()
  const root = `cms-${page}-${id}-search`
  const [away, setAway] = useState(false)
  const [under] = useState(barHeight)
  useAway(root, under, setAway)
  useEffect(() => {
    signals.setSearch(away ? hint : undefined)
    return () => signals.setSearch(undefined)
  }, [signals, away, hint])
  return (
    <View id={root} className="cms-block cms-search" role="search">
      <Pressable
        className="cms-search__field"
        role="link"
        label={cmsWords('searchFor', { hint })}
        onTap={() => void go('productSearch')}
      >
        <Icon name="search" size={18} color="ink-3" />
        <Text className="cms-search__hint">{hint}</Text>
      </Pressable>
      {props.showScan ? <ScanButton className="cms-search__scan" /> : null}
      <Pressable
        className="cms-search__button"
        onTap={() => void (hotWord ? go('productList', { keyword: hotWord }) : go('productSearch'))}
      >
        <Text>{cmsWords('search')}</Text>
      </Pressable>
    </View>
  )
})
