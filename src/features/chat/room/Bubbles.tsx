/** What was said, one by one. */
import { Text, View } from '@tarojs/components'
import type { ChatMessage } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { serverNow } from '@/api'
import { goToPath, isRegisteredPath } from '@/routes'
import { stores } from '@/stores'
import { classes, Icon, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Avatar } from '@/ui/list/Avatar'
import { Face } from '../face/Face'
import { mayTakeBack, talkTime } from '../rules'
import { CaseBubble, OrderBubble, ProductBubble } from './Cards'
import { openWeb, opensWeb, viewPictures } from './host'
import { partsOf } from './links'
import { roomWords as t } from './messages'
import type { Unsent } from './outbox'
import { sendAgain } from './pictures'
import { Rating } from './Rating'
import type { Talk } from './talk'
import './room.scss'

/** Plain text; only what the shop opens is a link. */
const Words = observer(function Words({ text }: { text: string }) {
  const hosts = opensWeb ? (stores.site.info?.h5LinkAllowList ?? []) : []
  const key = hosts.join(' ')
  const parts = useMemo(
    () => partsOf(text, { hosts: key === '' ? [] : key.split(' '), isRoute: isRegisteredPath }),
    [text, key]
  )
  return (
    <View className="ui__loose ui__breaks chat-words">
      {parts.map(({ text: words, link }, index) =>
        link === undefined ? (
          <Text key={index}>{words}</Text>
        ) : (
          <Pressable
            key={index}
            className="ui__tone-action ui__left chat-words__link"
            role="link"
            onTap={() => (link.kind === 'route' ? void goToPath(link.path) : openWeb(link.url))}
          >
            {words}
          </Pressable>
        )
      )}
    </View>
  )
})

const Pictures = observer(function Pictures({ urls, device = false }: { urls: readonly string[]; device?: boolean }) {
  return (
    <View
      className={classes(
        'ui__row ui__gap-1 ui__align-stretch ui__justify-end ui__wrap chat-pictures',
        urls.length === 1 && 'chat-pictures--one'
      )}
    >
      {urls.map((url, index) => (
        <Pressable
          key={index}
          className="chat-pictures__one"
          label={t('picture', { at: index + 1 })}
          onTap={() => (device ? undefined : viewPictures([...urls], index))}
        >
          <Picture src={url} alt="" device={device} round />
        </Pressable>
      ))}
    </View>
  )
})

/** What the robot offers to answer. */
const Questions = observer(function Questions({ message, talk }: { message: ChatMessage; talk: Talk }) {
  const { questions = [], helped, number } = message
  const person =
    talk.conversation?.state === 'ROBOT' ? (
      <Pressable
        className="ui__row ui__gap-1 ui__size-2 ui__hit chat-helped__one chat-helped__one--person"
        onTap={() => void talk.act('PERSON')}
      >
        <Icon name="headset" size={16} />
        <View>{t('person')}</View>
      </Pressable>
    ) : null
  return (
    <>
      {questions.map(({ problemCode, title }) => (
        <Pressable
          key={problemCode}
          className="chat-question"
          onTap={() => void talk.say({ kind: 'QUESTION', problemCode }, { title })}
        >
          <View className="ui__grow">{title}</View>
          <Icon name="right" size={14} color="disabled" />
        </Pressable>
      ))}
      {helped === undefined ? (
        person && (
          <Row align="stretch" above={2} className="chat-helped">
            {person}
          </Row>
        )
      ) : (
        <Row align="stretch" wrap above={2} className="chat-helped">
          <Pressable
            className={classes(
              'ui__row ui__gap-1 ui__size-2 ui__hit chat-helped__one',
              helped === 'YES' && 'chat-helped__one--on'
            )}
            pressed={helped === 'YES'}
            onTap={() => void talk.helped(number, true)}
          >
            <Icon name="like" size={16} />
            <View>{t('helpful')}</View>
          </Pressable>
          <Pressable
            className={classes(
              'ui__row ui__gap-1 ui__size-2 ui__hit chat-helped__one',
              helped === 'NO' && 'chat-helped__one--on'
            )}
            pressed={helped === 'NO'}
            onTap={() => void talk.helped(number, false)}
          >
            <View>{t('unhelpful')}</View>
          </Pressable>
          {person}
        </Row>
      )}
    </>
  )
})

const Content = observer(function Content({ message, talk }: { message: ChatMessage; talk: Talk }) {
  const { kind, text, pictures, product, order, case: caseCard } = message
  if (kind === 'PICTURES') return <Pictures urls={pictures ?? []} />
  if (kind === 'PRODUCT' && product !== undefined) return <ProductBubble card={product} />
  if (kind === 'ORDER' && order !== undefined) return <OrderBubble card={order} />
  if (kind === 'CASE' && caseCard !== undefined) return <CaseBubble card={caseCard} />
  const isGone = text === '' && kind !== 'TEXT' && kind !== 'ANSWER'
  return (
    <View className="chat-bubble">
      <Words text={isGone ? t('gone') : text} />
      {kind === 'ANSWER' ? <Questions message={message} talk={talk} /> : null}
    </View>
  )
})

/** The middle of the talk: what happened. */
export const Happened = ({ children }: { children: ReactNode }) => (
  <Row align="stretch" justify="center" className="chat-happened">
    <View className="ui__size-2 ui__center chat-happened__words">{children}</View>
  </Row>
)

interface RowProps {
  message: ChatMessage
  talk: Talk
  /** The time stands over it. */
  timed: boolean
  onChoose: (message: ChatMessage) => void
}

/** Who speaks for the shop. */
const ShopFace = observer(function ShopFace({ message, talk }: { message: ChatMessage; talk: Talk }) {
  return <Face of={message.from === 'ROBOT' ? 'ROBOT' : 'AGENT'} logo={talk.conversation?.logo} />
})

/** One message with its time, its speaker and, of one's own, how far it came: sent, delivered, read. */
export const MessageRow = observer(function MessageRow({ message, talk, timed, onChoose }: RowProps) {
  const { number, from, kind, at: sentAt } = message
  const mine = from === 'SHOPPER'
  const row = (content: ReactNode) => (
    <View id={`${talk.name}-${number}`} role="listitem">
      {timed ? <Happened>{talkTime(sentAt, serverNow())}</Happened> : null}
      {content}
    </View>
  )
  if (kind === 'TAKEN_BACK') return row(<Happened>{t(mine ? 'takenBackByMe' : 'takenBack')}</Happened>)
  if (from === 'SYSTEM') {
    const rating = talk.conversation?.ratings.find((entry) => entry.number === number)
    return row(
      <>
        <Happened>{message.text}</Happened>
        {rating ? <Rating rating={rating} talk={talk} /> : null}
      </>
    )
  }
  const { shopRead = 0, shopGot = 0 } = talk.conversation ?? {}
  const read = number <= shopRead
  const canAct = message.text !== '' || mayTakeBack(message, serverNow())
  return row(
    <View className={classes('ui__row ui__gap-2 ui__align-start chat-line', mine && 'chat-line--mine')}>
      {mine ? <Avatar name={stores.session.userInfo?.nickName ?? ''} /> : <ShopFace message={message} talk={talk} />}
      <View className="chat-line__content">
        <Content message={message} talk={talk} />
      </View>
      {mine ? (
        <Row size={1} tone="ink-3" fixed className="chat-line__mark">
          {canAct ? (
            <Pressable className="chat-line__more" label={t('ofMessage')} onTap={() => onChoose(message)}>
              <Icon name="more" size={14} color="ink-3" />
            </Pressable>
          ) : null}
          <View className={read ? 'chat-line__read' : 'ui__tone-action chat-line__read'}>
            {t(read ? 'read' : number <= shopGot ? 'delivered' : 'sent')}
          </View>
        </Row>
      ) : null}
    </View>
  )
})

/** One that is not known to have arrived: it stands below all that has a number. */
const UnsentRow = observer(function UnsentRow({ message, talk }: { message: Unsent; talk: Talk }) {
  const { said, title, files, state, words } = message
  const hasFailed = state === 'FAILED'
  return (
    <View role="listitem">
      <Row align="start" gap={2} className="chat-line chat-line--mine">
        <Avatar name={stores.session.userInfo?.nickName ?? ''} />
        <View className="chat-line__content">
          {said.kind === 'PICTURES' ? (
            <Pictures urls={files ?? said.pictures ?? []} device={files !== undefined} />
          ) : (
            <View className="chat-bubble">
              <Words text={said.text ?? title ?? ''} />
            </View>
          )}
          {hasFailed ? (
            <Row justify="end" wrap size={2} above={1} className="chat-failed" role="alert">
              <View className="ui__tone-sale-deep">{words ?? t('failed')}</View>
              <Pressable className="chat-failed__act" onTap={() => sendAgain(talk, message)}>
                {t('retry')}
              </Pressable>
              <Pressable className="chat-failed__act" onTap={() => talk.forget(said.clientId)}>
                {t('discard')}
              </Pressable>
            </Row>
          ) : null}
        </View>
        {hasFailed ? null : (
          <Row size={1} tone="ink-3" fixed className="chat-line__mark">
            <View className="chat-line__read">{t('sending')}</View>
          </Row>
        )}
      </Row>
    </View>
  )
})

/** All that is not known to have arrived. */
export const UnsentRows = observer(function UnsentRows({ talk }: { talk: Talk }) {
  return (
    <>
      {talk.unsent.map((message) => (
        <UnsentRow key={message.said.clientId} message={message} talk={talk} />
      ))}
    </>
  )
})
