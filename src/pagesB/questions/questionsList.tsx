import { Text, View } from '@tarojs/components'
import type { QuestionTopic } from '@domain/content/questionTopic'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import {
  LoginFirst,
  QuestionHead,
  QuestionList,
  QuestionsSkeleton,
  questionWords,
  useAnswerRight,
  useOwnQuestions,
  useQuestions,
  type QuestionTab
} from '@/features/question'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button, EmptyState, Icon, Pressable, Screen } from '@/ui'
import { useKeyword } from '@/ui/list/useKeyword'
import '@/ui/layout/layout.scss'
import './questionsList.scss'

const NoneOwn = observer(function NoneOwn() {
  return (
    <EmptyState
      drawing="order"
      title={questionWords('mineEmpty')}
      note={questionWords('mineEmptyNote')}
      action={{ label: questionWords('toProducts'), onTap: () => go('productSearch', {}) }}
    />
  )
})

/** Questions about a product, and one's own; without a product one's own about all. */
function QuestionsList({ spuCode = '' }: RouteParams['questionsList']) {
  const [tab, setTab] = useState<QuestionTab>(spuCode === '' ? 'MINE' : 'ALL')
  const [sort, setSort] = useState<'HOT' | 'NEWEST'>('HOT')
  const [topic, setTopic] = useState<QuestionTopic>()
  const mayAnswer = useAnswerRight(spuCode)
  const search = useKeyword()
  const { keyword } = search
  const { list, brief, reload } = useQuestions(spuCode, { keyword, sort, topic })
  const shownTab = keyword === '' ? tab : 'ALL'
  const own = useOwnQuestions(spuCode, shownTab === 'MINE')
  const { newAnswers = 0 } = brief.data ?? {}
  const openOwn = () => {
    search.clear()
    setTab('MINE')
  }
  const waiting = spuCode !== '' && brief.status === 'loading' && !brief.data
  const ask = () => void go('postQuestions', { spuCode })

  const emptyAll =
    keyword === '' ? (
      <EmptyState drawing="order" title={questionWords('none')} note={questionWords('noneNote')} />
    ) : (
      <EmptyState drawing="search" title={questionWords('notFound')} note={questionWords('notFoundNote')} />
    )
  const content = () => {
    if (shownTab === 'ALL') {
      const name = `${keyword} ${sort} ${topic ?? ''}`
      return <QuestionList list={list} name={name} empty={emptyAll} onRetry={reload} mayAnswer={mayAnswer} />
    }
    if (!stores.session.loggedIn) return <LoginFirst />
    return <QuestionList list={own} name="own" empty={<NoneOwn />} onRetry={own.restart} />
  }

  return (
    <Screen
      title={spuCode === '' ? questionWords('mine') : questionWords('title')}
      onReachBottom={() => void (shownTab === 'ALL' ? list : own).loadMore()}
      onPullRefresh={() => Promise.all([spuCode === '' ? undefined : reload(), own.restart()])}
      footer={
        spuCode === '' ? undefined : (
          <BottomBar>
            <View className="ui__after-3 ui__fixed questions-bar__own">
              <Pressable
                className="ui__stack ui__align-center ui__justify-center ui__size-1 ui__tone-ink-2 ui__hit questions-bar__tap"
                label={newAnswers > 0 ? questionWords('mineNew', { count: newAnswers }) : questionWords('mine')}
                onTap={openOwn}
              >
                <Icon name="chat" size={22} color="ink-2" />
                <Text>{questionWords('mine')}</Text>
              </Pressable>
              {newAnswers > 0 ? <View className="questions-bar__dot" aria-hidden /> : null}
            </View>
            <Button block size="l" onTap={ask}>
              {questionWords('askBuyers')}
            </Button>
          </BottomBar>
        )
      }
    >
      {spuCode === '' ? (
        <View className="questions-list__top" />
      ) : waiting ? null : (
        <QuestionHead
          brief={brief.data}
          tab={tab}
          onTab={setTab}
          sort={sort}
          onSort={setSort}
          topic={topic}
          onTopic={setTopic}
          search={search}
          found={list.status === 'ready' && !list.isPrevious ? list.total : undefined}
        />
      )}
      {/* head and list come together, or one would push the other */}
      {waiting ? <QuestionsSkeleton /> : content()}
    </Screen>
  )
}

export default definePage('questionsList', { body: QuestionsList, skeleton: <QuestionsSkeleton /> })
