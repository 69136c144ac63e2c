import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { BottomBar, Icon, Picture, Pressable, SideScroll, type IconName } from '@/ui'
import { TextAreaInput } from '@/ui/field/TextAreaInput'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { TEXT_MOST } from '@domain/content/chat'
import { CardSheet } from './CardSheet'
import { roomWords as t } from './messages'
import type { Said } from './outbox'
import { sendPictures } from './pictures'
import type { Talk } from './talk'
import type { Opened } from './useFront'
import './room.scss'

/** A card that is offered above the keyboard: it goes by a tap alone. */
export interface Offer {
  said: Omit<Said, 'clientId'>
  title: string
  /** Without one a telephone stands for the subject. */
  picture?: string
  words: string
}

const Offered = observer(function Offered({
  offer,
  onSend,
  onClose
}: {
  offer: Offer
  onSend: () => void
  onClose: () => void
}) {
  return (
    <Row gap={2} above={1} className="chat-offer">
      <View className="chat-offer__picture">
        {offer.picture === undefined ? <Icon name="phone" /> : <Picture src={offer.picture} alt="" round />}
      </View>
      <Text size={2} tone="ink" lines={2} tight grow>
        {offer.title}
      </Text>
      <Pressable className="chat-offer__send" onTap={onSend}>
        {offer.words}
      </Pressable>
      <Pressable className="chat-offer__close" label={t('offerClose')} onTap={onClose}>
        <Icon name="close" size={16} color="ink-3" />
      </Pressable>
    </Row>
  )
})

/** What can be sent by a tap, and ways that answer by themselves. */
const Ways = observer(function Ways({
  isVisitor,
  onLogin,
  onCard
}: {
  isVisitor: boolean
  onLogin: () => void
  onCard: (kind: 'ORDER' | 'PRODUCT') => void
}) {
  const chips: [IconName, string, () => void][] = [
    ['receipt', t('sendOrder'), () => (isVisitor ? onLogin() : onCard('ORDER'))],
    ['box', t('sendProduct'), () => (isVisitor ? onLogin() : onCard('PRODUCT'))],
    ['wrench', t('book'), () => void go('bbcHome', {})],
    ['book', t('service'), () => void go('commonQuestion', {})]
  ]
  return (
    <View className="chat-composer__chips">
      <SideScroll label={t('label')}>
        {chips.map(([icon, words, tap]) => (
          <Pressable key={icon} className="ui__hit ui__fixed chat-chip" onTap={tap}>
            <Row gap={1} size={2} tone="ink-2" padX={3} className="chat-chip__inner">
              <Icon name={icon} size={16} />
              <View>{words}</View>
            </Row>
          </Pressable>
        ))}
      </SideScroll>
    </View>
  )
})

interface ComposerProps {
  /** Undefined: a visitor, whose words are kept and lead to the login. */
  talk: Talk | undefined
  text: string
  onWrite: (text: string) => void
  /** Leads a visitor to the login. */
  onLogin: () => void
  opened: Opened
  offer: Offer | undefined
  onOfferGone: () => void
  onSaid: () => void
}

/** What is written, sent and offered; stays above the keyboard. */
export const Composer = observer(function Composer(props: ComposerProps) {
  const { talk, text, onWrite, onLogin, opened, offer, onOfferGone, onSaid } = props
  const [sheet, setSheet] = useState<'ORDER' | 'PRODUCT'>()
  const say = (content: Omit<Said, 'clientId'>, title?: string) => {
    if (talk === undefined) {
      toast(t('loginFirst'))
      onLogin()
      return
    }
    talk.say(content, title === undefined ? {} : { title })
    onSaid()
  }
  const send = () => {
    const words = text.trim()
    if (words === '') return
    say({ kind: 'TEXT', text: words })
    if (talk !== undefined) onWrite('')
  }
  return (
    <BottomBar>
      <View className="chat-composer">
        {offer === undefined ? null : (
          <Offered
            offer={offer}
            onClose={onOfferGone}
            onSend={() => {
              say(offer.said, offer.title)
              if (talk !== undefined) onOfferGone()
            }}
          />
        )}
        <Ways isVisitor={talk === undefined} onLogin={onLogin} onCard={setSheet} />
        <Row align="end" gap={2} className="chat-composer__row">
          <Pressable
            className="chat-composer__button"
            label={t('addPictures')}
            onTap={() => (talk === undefined ? onLogin() : void sendPictures(talk).then(onSaid))}
          >
            <Icon name="image" size={24} color="ink" />
          </Pressable>
          <View className="ui__pad-x-3 ui__hit ui__grow chat-composer__field">
            <TextAreaInput
              label={t('label')}
              value={text}
              onChange={onWrite}
              maxLength={TEXT_MOST}
              placeholder={t('hint')}
              rows={1}
              className="chat-composer__text"
            />
          </View>
          <Pressable className="chat-composer__send" dimmed={text.trim() === ''} onTap={send}>
            {t('send')}
          </Pressable>
        </Row>
        {talk === undefined || sheet === undefined ? null : (
          <CardSheet
            open
            kind={sheet}
            shopCode={opened.shopCode}
            talk={talk}
            onClose={() => {
              setSheet(undefined)
              onSaid()
            }}
          />
        )}
      </View>
    </BottomBar>
  )
})
