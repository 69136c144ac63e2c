/** The chat's screen: what was said, what is written, who answers. */
import { View } from '@tarojs/components'
import type { ChatMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api'
import { afterLogin, giveUpLogin } from '@/features/afterLogin'
import { copyText } from '@/platform/clipboard'
import { scrollToElement } from '@/platform/scroll'
import { watchNear } from '@/platform/seen'
import { stores } from '@/stores'
import { Button, FailedState, Pressable, Screen, Sheet, Skeleton, useShownAgain } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { hasTime, mayTakeBack, stateOf, waitWords } from '../rules'
import { MessageRow, UnsentRows } from './Bubbles'
import { Composer, type Offer } from './Composer'
import { Intro } from './Intro'
import { roomWords as t } from './messages'
import { keepBox, proposeWords, readBox } from './outbox'
import type { Talk } from './talk'
import { useFront, useOwnCard, type Front, type Opened } from './useFront'
import { useTalk } from './useTalk'
import './room.scss'

const endOf = ({ name }: Talk) => `${name}-end`
/** px: the bar at the top. */
const UNDER_BAR = 100

const toEnd = (talk: Talk) => scrollToElement(endOf(talk), 0)

/** What the chat was opened with, as a card that is offered. */
function offerOf(
  { subject }: Opened,
  front: Front['data'],
  own?: ReturnType<typeof useOwnCard>['data']
): Offer | undefined {
  if (subject) return { said: { kind: 'SUBJECT', subject }, title: t(subject), words: t('offerSUBJECT') }
  const { order, case: afterSale } = own ?? {}
  const product = front?.product
  const said: Offer['said'] | undefined = order
    ? { kind: 'ORDER', orderCode: order.orderId }
    : afterSale
      ? { kind: 'CASE', caseCode: afterSale.caseCode }
      : product && { kind: 'PRODUCT', skuCode: product.skuCode }
  const { title, picture } = order ?? afterSale ?? product ?? {}
  if (!said || title === undefined || picture === undefined) return undefined
  return {
    said,
    title,
    picture,
    words: t(said.kind === 'PRODUCT' ? 'offerPRODUCT' : said.kind === 'ORDER' ? 'offerORDER' : 'offerCASE')
  }
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
  const { online } = stores.network
  const words = (): string => {
    if (!online) return t('offline')
    if (state === 'WITH_AGENT') {
      const typing = (talk?.typingUntil ?? 0) > Date.now()
      return t(typing ? 'typing' : 'agentOn', { name: agent })
    }
    if (state === 'QUEUED') return t('queued', { place: conversation?.place ?? 1 })
    if (state === 'LEFT') return t('left', { hours })
    if (state === 'ROBOT') return t('robotOn')
    // where the talk can’t be opened nobody is known to be there, whatever was read before
    if (conversation === undefined && (front === undefined || talk?.status === 'failed')) return ''
    return open ? t('openNow', { wait }) : t('closed', { hours })
  }
  const said = words()
  const lit = online && (state === 'WITH_AGENT' || state === 'ROBOT' || (state !== 'LEFT' && open))
  return (
    <View className="ui__shrinks ui__center chat-title">
      <Text size={4} tone="ink" weight="bold" lines={1} className="chat-title__name" heading={1}>
        {name}
      </Text>
      <Text size={1} tone="ink-3" lines={1} className="chat-title__state">
        {said === '' ? null : <View className={lit ? 'chat-title__dot chat-title__dot--on' : 'chat-title__dot'} />}
        {said}
      </Text>
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
      <Text size={3} tone="ink">
        {place > 1 ? t('waiting', { count: place - 1, wait }) : t('next', { wait })}
      </Text>
      <Row align="stretch" gap={2} above={2}>
        <Button kind="outline" size="s" onTap={() => talk.act('ROBOT')}>
          {t('backToRobot')}
        </Button>
        <Button kind="outline" size="s" onTap={() => talk.act('LEAVE')}>
          {t('leaveWords')}
        </Button>
      </Row>
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
  return (
    <Sheet open={message !== undefined} onClose={onClose} title={t('ofMessage')}>
      {message === undefined ? null : (
        <Stack gap={3} className="chat-chosen">
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
          {mayTakeBack(message, serverNow()) ? (
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
          ) : message.text === '' ? (
            t('tooLate')
          ) : null}
        </Stack>
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
    if (first) scrollToElement(`${talk.name}-${first.number}`, UNDER_BAR)
  }
  return (
    <Row align="stretch" justify="center">
      <Button kind="text" size="s" onTap={load}>
        {t(talk.olderFailed ? 'earlierFailed' : 'earlier')}
      </Button>
    </Row>
  )
})

const Messages = observer(function Messages({ talk, opened, front }: { talk: Talk; opened: Opened; front: Front }) {
  const [chosen, setChosen] = useState<ChatMessage>()
  const { shown, conversation, shownTo } = talk
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
            onChoose={setChosen}
          />
        ))}
        {shownTo === undefined ? <UnsentRows talk={talk} /> : null}
        {begins ? (
          <Intro
            opened={opened}
            first={front}
            onAsk={(problemCode, title) => void talk.say({ kind: 'QUESTION', problemCode }, { title })}
            onPerson={() => void talk.act('PERSON')}
          />
        ) : null}
      </View>
      <Chosen message={chosen} talk={talk} onClose={() => setChosen(undefined)} />
    </View>
  )
})

/** The talk of somebody who is logged in. */
const Own = observer(function Own({ opened }: { opened: Opened }) {
  const talk = useTalk(opened.shopCode)
  const front = useFront(opened)
  const own = useOwnCard(opened)
  const [gone, setGone] = useState(false)
  const { status, lastNumber, unsent, shownTo } = talk
  const [below, setBelow] = useState(false)
  const seen = useRef(0)
  const newest = lastNumber + unsent.length
  const failed = unsent.filter(({ state }) => state === 'FAILED').length
  useEffect(
    () =>
      watchNear(endOf(talk), (isNear) => {
        talk.look(isNear)
        if (isNear) setBelow(false)
      }),
    [talk]
  )
  useEffect(() => {
    // back from older ones it goes to the end as at first
    if (shownTo !== undefined) seen.current = 0
    if (status !== 'ready' || shownTo !== undefined || newest === seen.current) return
    const stays = seen.current > 0 && !talk.atEnd
    seen.current = newest
    if (stays) setBelow(true)
    else toEnd(talk)
  }, [talk, status, newest, shownTo])
  // why it failed, and what can be done, stand below what was said
  useEffect(() => {
    if (failed > 0 && talk.atEnd) toEnd(talk)
  }, [talk, failed])
  const goToNewest = () => {
    talk.toNewest()
    toEnd(talk)
  }
  const footer = (
    <>
      <Queue talk={talk} />
      <Composer
        talk={talk}
        text={talk.text}
        onWrite={(text) => talk.write(text)}
        onLogin={() => undefined}
        opened={opened}
        offer={gone || status !== 'ready' ? undefined : offerOf(opened, front.data, own.data)}
        onOfferGone={() => setGone(true)}
        onSaid={() => toEnd(talk)}
      />
    </>
  )
  return (
    <Screen navCenter={<Title front={front} talk={talk} />} footer={footer}>
      {status === 'ready' ? (
        <Messages talk={talk} opened={opened} front={front} />
      ) : (
        <>
          {status === 'failed' ? (
            <FailedState error={talk.error} onRetry={() => Promise.all([talk.open(), front.reload(), own.reload()])} />
          ) : (
            <TalkSkeleton />
          )}
          {unsent.length > 0 ? (
            <View className="chat-talk" role="list">
              <UnsentRows talk={talk} />
            </View>
          ) : null}
        </>
      )}
      {shownTo === undefined && !below ? null : (
        <Pressable className="chat-newest" onTap={goToNewest}>
          {t(below ? 'newBelow' : 'newest')}
        </Pressable>
      )}
      <View id={endOf(talk)} className="chat-end" />
    </Screen>
  )
})

/** What a visitor sees: what is asked most with its answers; writing leads to the login, and card and words stay. */
const Visitor = observer(function Visitor({ opened }: { opened: Opened }) {
  const front = useFront(opened)
  const [text, setText] = useState(() => readBox(opened.shopCode).text)
  const [gone, setGone] = useState(false)
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
          offer={gone ? undefined : offerOf(opened, front.data)}
          onOfferGone={() => setGone(true)}
          onSaid={() => undefined}
        />
      }
    >
      <View className="chat-talk" role="list">
        <Intro opened={opened} first={front} onPerson={login} />
      </View>
      <Stack align="center" gap={3} pad={4}>
        <Text size={3} tone="ink-3" center>
          {t('loginNote')}
        </Text>
        <Button onTap={login}>{t('login')}</Button>
      </Stack>
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
