/** The chat's screen: what was said, what is written, who answers. */
import { View } from '@tarojs/components'
import type { ChatMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api'
import { afterLogin, giveUpLogin } from '@/features/afterLogin'
import { copyText } from '@/platform/clipboard'
import { scrollToElement } from '@/platform/scroll'
import { stores } from '@/stores'
import { Button, FailedState, Pressable, Screen, Sheet, Skeleton, useShownAgain } from '@/ui'
import { hasTime, stateOf, waitWords } from '../rules'
import { MessageRow, UnsentRow } from './Bubbles'
import { Composer, type Offer } from './Composer'
import { Intro } from './Intro'
import { roomWords as t } from './messages'
import { keepBox, proposeWords, readBox } from './outbox'
import { Rating } from './Rating'
import type { Talk } from './talk'
import { useFront, useOwnCard, type Front, type Opened } from './useFront'
import { useTalk } from './useTalk'
import './room.scss'

const END = 'chat-end'
/** px: the bar at the top. */
const UNDER_BAR = 100

const toEnd = () => scrollToElement(END, 0)

/** What the chat was opened with, as a card that is offered. */
function offerOf(front: Front['data'], own?: ReturnType<typeof useOwnCard>['data']): Offer | undefined {
  const { product } = front ?? {}
  const { order, case: caseCard } = own ?? {}
  if (order) {
    const { title, picture, orderId } = order
    return { said: { kind: 'ORDER', orderCode: orderId }, title, picture, words: t('offerOrder') }
  }
  if (caseCard) {
    const { title, picture, caseCode } = caseCard
    return { said: { kind: 'CASE', caseCode }, title, picture, words: t('offerCase') }
  }
  if (!product) return undefined
  const { title, picture, skuCode } = product
  return { said: { kind: 'PRODUCT', skuCode }, title, picture, words: t('offerProduct') }
}

/** Who answers, under the name. */
const Title = observer(function Title({ front: { data: front, error }, talk }: { front: Front; talk?: Talk }) {
  const conversation = talk?.conversation
  const name = conversation?.name ?? front?.name ?? (error ? t('nobody') : '')
  const wait = waitWords(conversation?.usualWaitS ?? front?.usualWaitS ?? 0)
  const open = conversation?.open ?? front?.open ?? false
  const hours = conversation?.hours ?? front?.hours ?? ''
  const agent = conversation?.agentName ?? ''
  const state = conversation === undefined ? undefined : stateOf(conversation.state)
  const words = (): string => {
    if (state === 'WITH_AGENT') {
      const typing = (talk?.typingUntil ?? 0) > Date.now()
      return t(typing ? 'typing' : 'agentOn', { name: agent })
    }
    if (state === 'QUEUED') return t('queued', { place: conversation?.place ?? 1 })
    if (state === 'LEFT') return t('left', { hours })
    if (state === 'ROBOT') return t('robotOn')
    if (front === undefined && conversation === undefined) return ''
    return open ? t('openNow', { wait }) : t('closed', { hours })
  }
  const text = words()
  const lit = state === 'WITH_AGENT' || state === 'ROBOT' || (state !== 'LEFT' && open)
  return (
    <View className="chat-title">
      <View className="chat-title__name" role="heading" aria-level={1}>
        {name}
      </View>
      <View className="chat-title__state">
        {text === '' ? null : <View className={lit ? 'chat-title__dot chat-title__dot--on' : 'chat-title__dot'} />}
        {text}
      </View>
    </View>
  )
})

/** How long it takes, and ways out of the queue. */
const Queue = observer(function Queue({ talk }: { talk: Talk }) {
  const { conversation } = talk
  if (conversation?.state !== 'QUEUED') return null
  const { place = 1, usualWaitS } = conversation
  const wait = waitWords(usualWaitS)
  return (
    <View className="chat-queue" role="status">
      <View className="chat-queue__words">
        {place > 1 ? t('waiting', { count: place - 1, wait }) : t('next', { wait })}
      </View>
      <View className="chat-queue__acts">
        <Button kind="outline" size="s" onTap={() => talk.act('ROBOT')}>
          {t('backToRobot')}
        </Button>
        <Button kind="outline" size="s" onTap={() => talk.act('LEAVE')}>
          {t('leaveWords')}
        </Button>
      </View>
    </View>
  )
})

/** What can be done with what one said. */
const Chosen = observer(function Chosen({
  message,
  talk,
  onClose
}: {
  message: ChatMessage | undefined
  talk: Talk
  onClose: () => void
}) {
  const mayTakeBack = message?.takeBackUntil !== undefined && message.takeBackUntil > serverNow()
  return (
    <Sheet open={message !== undefined} onClose={onClose} title={t('ofMessage')}>
      {message === undefined ? null : (
        <View className="chat-chosen">
          {message.text === '' ? null : (
            <Button
              kind="outline"
              block
              onTap={() => {
                onClose()
                void copyText(message.text)
              }}
            >
              {t('copy')}
            </Button>
          )}
          {mayTakeBack ? (
            <Button
              kind="outline"
              block
              danger
              onTap={() => {
                onClose()
                void talk.takeBack(message.number)
              }}
            >
              {t('takeBack')}
            </Button>
          ) : null}
        </View>
      )}
    </Sheet>
  )
})

const Earlier = observer(function Earlier({ talk }: { talk: Talk }) {
  const first = talk.shown[0]
  const has = talk.more || (first !== undefined && (talk.log.messages[0]?.number ?? 0) < first.number)
  if (!has) return null
  const load = async () => {
    await talk.older()
    if (first) scrollToElement(`chat-m-${first.number}`, UNDER_BAR)
  }
  return (
    <View className="chat-earlier">
      <Button kind="text" size="s" onTap={load}>
        {t(talk.olderFailed ? 'earlierFailed' : 'earlier')}
      </Button>
    </View>
  )
})

const Messages = observer(function Messages({ talk, opened, front }: { talk: Talk; opened: Opened; front: Front }) {
  const [selection, setSelection] = useState<ChatMessage>()
  const { shown, unsent, conversation, shownTo } = talk
  const state = stateOf(conversation?.state ?? 'ROBOT')
  const begins = shown.length === 0 || state === 'ENDED'
  return (
    <View className="chat-talk">
      <Earlier talk={talk} />
      <View role="list">
        {shown.map((message, index) => (
          <MessageRow
            key={message.number}
            message={message}
            talk={talk}
            timed={hasTime(message, shown[index - 1])}
            onChoose={setSelection}
          />
        ))}
        {shownTo === undefined
          ? unsent.map((entry) => <UnsentRow key={entry.said.clientId} one={entry} talk={talk} />)
          : null}
        {begins ? (
          <Intro
            opened={opened}
            first={front}
            onAsk={(problemCode, title) => void talk.say({ kind: 'QUESTION', problemCode }, { title })}
            onPerson={() => void talk.act('PERSON')}
          />
        ) : null}
      </View>
      <View>{state === 'ENDED' ? <Rating key={conversation?.talkId} talk={talk} /> : null}</View>
      <Chosen message={selection} talk={talk} onClose={() => setSelection(undefined)} />
    </View>
  )
})

/** The talk of somebody who is logged in. */
const Own = observer(function Own({ opened }: { opened: Opened }) {
  const talk = useTalk(opened.shopCode)
  const front = useFront(opened)
  const own = useOwnCard(opened)
  const [isGone, setIsGone] = useState(false)
  const { status, lastNumber, unsent, shownTo } = talk
  const seenNumber = useRef(0)
  const newest = lastNumber + unsent.length
  useEffect(() => {
    if (status !== 'ready' || shownTo !== undefined || newest === seenNumber.current) return
    seenNumber.current = newest
    toEnd()
  }, [status, newest, shownTo])
  const footer = (
    <>
      <Queue talk={talk} />
      <Composer
        talk={talk}
        text={talk.text}
        onWrite={(text) => talk.write(text)}
        onLogin={() => undefined}
        opened={opened}
        offer={isGone || status !== 'ready' ? undefined : offerOf(front.data, own.data)}
        onOfferGone={() => setIsGone(true)}
        onSaid={toEnd}
      />
    </>
  )
  return (
    <Screen navCenter={<Title front={front} talk={talk} />} footer={footer}>
      {status === 'failed' ? (
        <FailedState error={talk.error} onRetry={() => Promise.all([talk.open(), front.reload(), own.reload()])} />
      ) : status === 'loading' ? (
        <TalkSkeleton />
      ) : (
        <Messages talk={talk} opened={opened} front={front} />
      )}
      {shownTo === undefined ? null : (
        <Pressable className="chat-newest" onTap={() => talk.toNewest()}>
          {t('newest')}
        </Pressable>
      )}
      <View id={END} className="chat-end" />
    </Screen>
  )
})

/** What a visitor sees: what is asked most with its answers; writing leads to the login, and card and words stay. */
const Visitor = observer(function Visitor({ opened }: { opened: Opened }) {
  const front = useFront(opened)
  const [text, setText] = useState(() => readBox(opened.shopCode).text)
  const [isGone, setIsGone] = useState(false)
  useShownAgain(giveUpLogin)
  const login = () => void afterLogin(() => undefined)
  const write = (words: string) => {
    setText(words)
    keepBox(opened.shopCode, words, [])
  }
  return (
    <Screen
      navCenter={<Title front={front} />}
      footer={
        <Composer
          talk={undefined}
          text={text}
          onWrite={write}
          onLogin={login}
          opened={opened}
          offer={isGone ? undefined : offerOf(front.data)}
          onOfferGone={() => setIsGone(true)}
          onSaid={() => undefined}
        />
      }
    >
      <View className="chat-talk" role="list">
        <Intro opened={opened} first={front} onPerson={login} />
      </View>
      <View className="chat-login">
        <Button onTap={login}>{t('login')}</Button>
      </View>
    </Screen>
  )
})

export const TalkSkeleton = () => (
  <View className="chat-talk">
    <Skeleton of={['.chat-ghost', '.chat-ghost chat-ghost--mine', '.chat-ghost', '.chat-ghost chat-ghost--mine']} />
  </View>
)

/** The chat of the shop's own; of another shopper nothing stays, not for a frame. */
export const ChatRoom = observer(function ChatRoom({ opened }: { opened: Opened }) {
  const { loggedIn, userId } = stores.session
  useState(() => proposeWords(opened.shopCode, opened.asks))
  return loggedIn ? <Own key={userId ?? ''} opened={opened} /> : <Visitor opened={opened} />
})
