import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { QUESTION_TOPICS, type QuestionTopic } from '@domain/content/questionTopic'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { Chip, classes, Pressable, Tabs } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { SearchBox } from '@/ui/list/SearchBox'
import type { useKeyword } from '@/ui/list/useKeyword'
import { ProductLine } from '../card/ProductLine'
import { questionWords } from '../messages'
import type { QuestionSort } from './useQuestions'
import './QuestionList.scss'

export type QuestionTab = 'ALL' | 'MINE'

interface QuestionHeadProps {
  brief: DataOf<'GET /o2cmt/v1/pub/consults/brief'> | undefined
  tab: QuestionTab
  onTab: (tab: QuestionTab) => void
  sort: QuestionSort
  onSort: (sort: QuestionSort) => void
  topic: QuestionTopic | undefined
  onTopic: (topic: QuestionTopic | undefined) => void
  search: ReturnType<typeof useKeyword>
  /** How many a search has found, once it has. */
  found: number | undefined
}

const countWords = (count: number): string => soldCount(count, currentLocale())

interface TopicsProps {
  topics: DataOf<'GET /o2cmt/v1/pub/consults/brief'>['topics']
  topic: QuestionTopic | undefined
  onTopic: (topic: QuestionTopic | undefined) => void
}

/** What the questions are about, to choose from; the chosen one again takes it back. */
const Topics = observer(function Topics({ topics, topic, onTopic }: TopicsProps) {
  // each once, and none that this app has no words for
  const knownTopics = topics.filter(
    ({ topic: each }, index) =>
      QUESTION_TOPICS.includes(each) && topics.findIndex((other) => other.topic === each) === index
  )
  // one kind is no choice; what was chosen can be taken back
  if (knownTopics.length < 2 && topic === undefined) return null
  return (
    <View className="question-head__topics" role="group" aria-label={questionWords('topics')}>
      {knownTopics.map((option) => (
        <Chip
          key={option.topic}
          selected={topic === option.topic}
          onTap={() => onTopic(topic === option.topic ? undefined : option.topic)}
        >
          {`${questionWords(`topic${option.topic}`)} ${countWords(option.count)}`}
        </Chip>
      ))}
    </View>
  )
})

/** Over the list: what it is about, the search, whose questions they are, and in which order. */
export const QuestionHead = observer(function QuestionHead(props: QuestionHeadProps) {
  const { brief, tab, onTab, sort, onSort, search, found } = props
  const isFullList = search.keyword === '' && tab === 'ALL'
  const items = [
    {
      key: 'ALL' as const,
      label: brief?.total ? `${questionWords('all')} ${countWords(brief.total)}` : questionWords('all')
    },
    { key: 'MINE' as const, label: questionWords('mine') }
  ]
  return (
    <View className="ui__below-2 ui__pad-bottom-1 question-head">
      {brief ? (
        <ProductLine product={brief.product} note={questionWords('count', { count: countWords(brief.total) })} />
      ) : (
        <View className="question-head__gap" />
      )}
      <SearchBox
        label={questionWords('search')}
        hint={questionWords('searchHint')}
        clearLabel={questionWords('clearSearch')}
        typed={search.typed}
        onChange={search.type}
        onSubmit={search.submit}
        grey
      />
      {search.keyword === '' ? (
        <Tabs items={items} value={tab} onChange={onTab} label={questionWords('tabs')} />
      ) : (
        <View className="ui__size-2 ui__tone-ink-3 question-head__found" role="status">
          {found === undefined ? '' : questionWords('found', { count: countWords(found) })}
        </View>
      )}
      {isFullList && brief ? <Topics topics={brief.topics} topic={props.topic} onTopic={props.onTopic} /> : null}
      {isFullList && (brief?.total ?? 0) > 1 ? (
        <Row align="stretch" padX={2} role="group" label={questionWords('sort')}>
          {(['HOT', 'NEWEST'] as const).map((option) => (
            <Pressable
              key={option}
              className={classes(
                'ui__row ui__size-3 ui__pad-x-2 ui__hit question-head__sort',
                sort === option && 'question-head__sort--chosen'
              )}
              pressed={sort === option}
              onTap={() => onSort(option)}
            >
              <Text>{questionWords(option === 'HOT' ? 'hot' : 'newest')}</Text>
            </Pressable>
          ))}
        </Row>
      ) : null}
    </View>
  )
})
