import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { classes, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
      <Row className="word-list__head">
        <View className="ui__size-4 ui__tone-ink ui__bold ui__grow" role="heading" aria-level={2}>
          {searchWords('history')}
        </View>
        {managing ? (
          <Pressable
            className="ui__row ui__size-3 ui__tone-ink-3 ui__before-4 ui__fixed word-list__action"
            onTap={() => void history.clear()}
          >
            {searchWords('clearHistory')}
          </Pressable>
        ) : null}
        <Pressable
          className="ui__row ui__size-3 ui__tone-ink-3 ui__before-4 ui__fixed word-list__action"
          label={managing ? undefined : searchWords('manage')}
          onTap={() => setManaging(!managing)}
        >
          {managing ? <Text>{searchWords('done')}</Text> : <Icon name="trash" size={18} color="ink-3" />}
        </Pressable>
      </Row>
      <Row align="stretch" wrap padTop={2} className="word-list__words">
        {history.words.map((word) => (
          <Row key={word} align="stretch" className="word-chip">
            <Pressable
              className="ui__size-3 ui__tone-ink ui__pad-x-3 ui__center word-chip__word"
              onTap={() => onChoose(word)}
            >
              <Text className="ui__block ui__lines-1 word-chip__text">{word}</Text>
            </Pressable>
            {managing ? (
              <Pressable
                className="ui__row ui__justify-center ui__fixed word-chip__cross"
                label={searchWords('forget', { word })}
                onTap={() => history.forget(word)}
              >
                <Icon name="close" size={14} color="ink-3" />
              </Pressable>
            ) : null}
          </Row>
        ))}
      </Row>
    </View>
  )
})

/** What many search for, in their order. */
export const HotWords = observer(function HotWords({ words, onChoose }: Chooses & { words: readonly HotWord[] }) {
  return (
    <View className="word-list word-list--hot">
      <View className="ui__size-4 ui__tone-ink ui__bold ui__grow" role="heading" aria-level={2}>
        {searchWords('hot')}
      </View>
      <View className="hot-words">
        {words.map(({ word, hot }, index) => (
          <Pressable key={index} className="hot-word" onTap={() => onChoose(word)}>
            <Text
              className={classes(
                'ui__bold ui__figures ui__center ui__fixed hot-word__place',
                index < 3 && 'hot-word__place--top'
              )}
            >
              {index + 1}
            </Text>
            <Text className="hot-word__text">{word}</Text>
            {hot ? (
              <Text className="ui__size-1 ui__tone-sale ui__pad-x-1 ui__fixed hot-word__mark">
                {searchWords('hotMark')}
              </Text>
            ) : null}
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
  if (suggestions.list.length === 0)
    return (
      <View className="ui__size-3 ui__tone-ink-3 ui__center suggestions__none">{searchWords('noSuggestions')}</View>
    )
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
              <Text className="ui__lines-1 ui__grow suggestion__word">
                {emphasise(word, suggestions.keyword).map((part, index) => (
                  <Text key={index} className={part.typed ? 'ui__tone-action ui__bold suggestion__typed' : undefined}>
                    {part.text}
                  </Text>
                ))}
              </Text>
              {about ? <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">{about}</Text> : null}
            </Pressable>
          </View>
        )
      })}
    </View>
  )
})
