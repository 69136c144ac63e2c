import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { classes, Icon, Pressable } from '@/ui'
import type { HotWord } from './api'
import { searchWords } from './messages'
import { emphasise } from './rules'
import type { SearchHistory } from './useHistory'
import type { Suggestions } from './useSuggestions'
import './WordLists.scss'

interface Chooses {
  onChoose: (word: string) => void
}

/** What was searched for before; «Edit» shows a cross on each and a way to clear all. */
export const HistoryWords = observer(function HistoryWords({
  history,
  onChoose
}: Chooses & { history: SearchHistory }) {
  const [managing, setManaging] = useState(false)
  if (history.words.length === 0) return null
  return (
    <View className="word-list">
      <View className="word-list__head">
        <View className="word-list__title" role="heading" aria-level={2}>
          {searchWords('history')}
        </View>
        {managing ? (
          <Pressable className="word-list__action" onTap={() => void history.clear()}>
            {searchWords('clearHistory')}
          </Pressable>
        ) : null}
        <Pressable
          className="word-list__action"
          label={managing ? undefined : searchWords('manage')}
          onTap={() => setManaging(!managing)}
        >
          {managing ? <Text>{searchWords('done')}</Text> : <Icon name="trash" size={18} color="ink-3" />}
        </Pressable>
      </View>
      <View className="word-list__words">
        {history.words.map((word) => (
          <View key={word} className="word-chip">
            <Pressable className="word-chip__word" onTap={() => onChoose(word)}>
              <Text className="word-chip__text">{word}</Text>
            </Pressable>
            {managing ? (
              <Pressable
                className="word-chip__cross"
                label={searchWords('forget', { word })}
                onTap={() => history.forget(word)}
              >
                <Icon name="close" size={14} color="ink-3" />
              </Pressable>
            ) : null}
          </View>
        ))}
      </View>
    </View>
  )
})

/** What many search for, in their order. */
export const HotWords = observer(function HotWords({ words, onChoose }: Chooses & { words: readonly HotWord[] }) {
  return (
    <View className="word-list word-list--hot">
      <View className="word-list__title" role="heading" aria-level={2}>
        {searchWords('hot')}
      </View>
      <View className="hot-words">
        {words.map(({ word, hot }, index) => (
          <Pressable key={index} className="hot-word" onTap={() => onChoose(word)}>
            <Text className={classes('hot-word__place', index < 3 && 'hot-word__place--top')}>{index + 1}</Text>
            <Text className="hot-word__text">{word}</Text>
            {hot ? <Text className="hot-word__mark">{searchWords('hotMark')}</Text> : null}
          </Pressable>
        ))}
      </View>
    </View>
  )
})

/** Completions of what is typed. */
export const SuggestionList = observer(function SuggestionList({
  suggestions,
  onChoose
}: Chooses & { suggestions: Suggestions }) {
  if (suggestions.list.length === 0) return <View className="suggestions__none">{searchWords('noSuggestions')}</View>
  return (
    <View className="suggestions" role="list" aria-label={searchWords('suggestions')}>
      {suggestions.list.map(({ word, count }, place) => {
        const about =
          count > 0
            ? searchWords('suggestionCount', { count: count > 10 ? soldCount(count, currentLocale()) : count })
            : ''
        return (
          <View key={place} role="listitem">
            <Pressable className="suggestion" onTap={() => onChoose(word)}>
              <Icon name="search" size={16} color="disabled" />
              <Text className="suggestion__word">
                {emphasise(word, suggestions.keyword).map((part, index) => (
                  <Text key={index} className={part.typed ? 'suggestion__typed' : undefined}>
                    {part.text}
                  </Text>
                ))}
              </Text>
              {about ? <Text className="suggestion__count">{about}</Text> : null}
            </Pressable>
          </View>
        )
      })}
    </View>
  )
})
