import { Text, View } from '@tarojs/components'
import { CAPTCHA_LENGTH } from '@domain/goods/shop'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, classes, Field, Icon, Pressable, Sheet, TextInput } from '@/ui'
import { licenceWords as t } from './messages'
import type { useLicences } from './useLicences'
import './licence.scss'

const places = Array.from({ length: CAPTCHA_LENGTH }, (_, index) => index)

interface CaptchaSheetProps {
  open: boolean
  onClose: () => void
  licences: ReturnType<typeof useLicences>
}

/** Four cells over one field, as keyboards and screen readers know it. */
const Cells = observer(function Cells({ licences }: Pick<CaptchaSheetProps, 'licences'>) {
  const { typed, status, error, type } = licences
  const [isFocused, setIsFocused] = useState(false)
  return (
    <View className={classes('captcha__cells', error && 'captcha__cells--wrong')}>
      <View className="captcha__row" aria-hidden>
        {places.map((place) => (
          <View
            key={place}
            className={classes('captcha__cell', isFocused && place === typed.length && 'captcha__cell--now')}
          >
            {typed[place] ?? ''}
          </View>
        ))}
      </View>
      <TextInput
        className="captcha__input"
        type="text"
        label={t('code')}
        value={typed}
        maxLength={12}
        focus={status === 'ready'}
        endCursor
        invalid={Boolean(error)}
        onChange={type}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
    </View>
  )
})

/** What the picture shows; a tap brings another. */
const Drawn = observer(function Drawn({ licences: { captcha, status, another } }: Pick<CaptchaSheetProps, 'licences'>) {
  return (
    <Pressable
      className="captcha__picture"
      label={t(status === 'failed' ? 'reload' : 'another')}
      onTap={() => another()}
    >
      {status === 'failed' ? (
        <Text className="captcha__retry">{t('reload')}</Text>
      ) : captcha?.picture ? (
        <View
          className={classes('captcha__drawn', status === 'loading' && 'captcha__drawn--old')}
          style={{ backgroundImage: `url("${captcha.picture}")` }}
          role="img"
          aria-label={t('picture')}
        />
      ) : null}
    </Pressable>
  )
})

/** A question in words, and its answer in digits. */
const Asked = observer(function Asked({ licences }: Pick<CaptchaSheetProps, 'licences'>) {
  const { captcha, status, typed, type, answer } = licences
  return (
    <View className="captcha__asked">
      <View
        className={classes('captcha__question', status === 'loading' && 'captcha__drawn--old')}
        role="status"
        aria-busy={status === 'loading'}
      >
        {status === 'failed' ? null : captcha?.question}
      </View>
      <Field
        look="line"
        type="number"
        bare
        label={t('answer')}
        placeholder={t('answer')}
        value={typed}
        maxLength={2}
        focus={status === 'ready'}
        onChange={type}
        onConfirm={answer}
        suffix={
          <Button size="s" disabled={status !== 'ready'} onTap={answer}>
            {t('show')}
          </Button>
        }
      />
    </View>
  )
})

/** px */
const room = 148

/** Asks for what a picture says, or a question in words, before papers are shown. */
export const CaptchaSheet = observer(function CaptchaSheet({ open, onClose, licences }: CaptchaSheetProps) {
  const { inWords, status, error, another } = licences
  const other = inWords ? (status === 'failed' ? 'reloadQuestion' : 'otherQuestion') : 'another'
  return (
    <Sheet open={open} onClose={onClose} title={t(inWords ? 'openAsked' : 'open')} room={room}>
      <View className="captcha">
        <View className="captcha__why">{t('why')}</View>
        {inWords ? (
          <Asked licences={licences} />
        ) : (
          <View className="captcha__line">
            <Drawn licences={licences} />
            <Cells licences={licences} />
          </View>
        )}
        <View className="captcha__ways">
          <Pressable className="captcha__another" onTap={() => another()}>
            <Icon name="refresh" size={14} />
            <Text>{t(other)}</Text>
          </Pressable>
          <Pressable className="captcha__another" onTap={() => another(!inWords)}>
            <Text>{t(inWords ? 'inPicture' : 'inWords')}</Text>
          </Pressable>
        </View>
        <View className={error ? 'captcha__note captcha__note--wrong' : 'captcha__note'} role="status">
          {status === 'sending' ? t('checking') : (error ?? (inWords ? '' : t('note')))}
        </View>
      </View>
    </Sheet>
  )
})
