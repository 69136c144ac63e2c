import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useEffect, useReducer, useState } from 'react'
import {
  HistoryWords,
  HotWords,
  KnownGoods,
  rememberWord,
  SearchField,
  searchWords,
  SuggestionList,
  useHistory,
  useHotWords,
  useSuggestions,
  WordsSkeleton
} from '@/features/search'
import { cleanKeyword } from '@domain/keyword'
import { definePage } from '@/page'
import { go, routeAt, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'

/** Whether the page below is a list, whose place the new one takes rather than lying on top of this screen. */
const cameFromList = (): boolean => {
  const below = Taro.getCurrentPages().slice(-2, -1)[0]?.route
  return below !== undefined && routeAt(below)?.key === 'productList'
}

/** Search: what is typed, what was searched for, what many search for. */
function ProductSearch({ keyword: initial = '' }: RouteParams['productSearch']) {
  const [text, setText] = useState(initial)
  const [focus, setFocus] = useState(false)
  const history = useHistory()
  const hot = useHotWords()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const suggestions = useSuggestions(text, tries)
  const hint = hot.data?.[0]?.word

  // the field is there only now, and the mini-program moves the cursor in when the value changes
  useEffect(() => setFocus(true), [])

  const search = (words: string) => {
    const keyword = cleanKeyword(words)
    if (keyword === '') return
    rememberWord(keyword)
    void go('productList', { keyword }, { replace: cameFromList() })
  }

  const reload = () => {
    tryAgain()
    return hot.reload()
  }

  return (
    <Screen
      tone="card"
      navCenter={
        <SearchField
          value={text}
          hint={hint ?? searchWords('placeholder')}
          focus={focus}
          onChange={setText}
          onSubmit={() => search(text || (hint ?? ''))}
        />
      }
    >
      {suggestions ? (
        <SuggestionList suggestions={suggestions} onChoose={search} />
      ) : (
        <View>
          <HistoryWords history={history} onChoose={search} />
          <StateView
            remote={{ ...hot, reload }}
            empty={{
              when: (words) => words.length === 0,
              view:
                history.words.length > 0 ? null : (
                  <EmptyState
                    drawing="search"
                    title={searchWords('emptySearchTitle')}
                    note={searchWords('emptySearchNote')}
                  />
                )
            }}
          >
            {(words) => <HotWords words={words} onChoose={search} />}
          </StateView>
          {hot.status === 'loading' ? null : <KnownGoods />}
        </View>
      )}
    </Screen>
  )
}

export default definePage('productSearch', { body: ProductSearch, skeleton: <WordsSkeleton /> })
