import { Text, View } from '@tarojs/components'
import { CAPTCHA_LENGTH } from '@domain/goods/shop'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes, Icon, Pressable, Sheet, TextInput } from '@/ui'
import { licenceWords as t } from './messages'
import type { useLicences } from './useLicences'
import './licence.scss'

const places = Array.from({ length: CAPTCHA_LENGTH }, (_, at) => at)

interface CaptchaSheetProps {
  open: boolean
  onClose: () => void
  licences: ReturnType<typeof useLicences>
}

/** Four cells over one field, as keyboards and screen readers know it. */
const Cells = observer(function Cells({ licences }: Pick<CaptchaSheetProps, 'licences'>) {
  const { typed, status, error, type } = licences
  const [focused, setFocused] = useState(false)
  return (
    <View className={classes('captcha__cells', error && 'captcha__cells--wrong')}>
      <View className="captcha__row" aria-hidden>
        {places.map((at) => (
          <View key={at} className={classes('captcha__cell', focused && at === typed.length && 'captcha__cell--now')}>
            {typed[at] ?? ''}
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
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </View>
  )
})

/** px */
const room = 148

/** Asks for what a picture says before papers are shown. */
export const CaptchaSheet = observer(function CaptchaSheet({ open, onClose, licences }: CaptchaSheetProps) {
  const { captcha, status, error, another } = licences
  return (
    <Sheet open={open} onClose={onClose} title={t('open')} room={room}>
      <View className="captcha">
        <View className="captcha__why">{t('why')}</View>
        <View className="captcha__line">
          <Pressable className="captcha__picture" label={t(status === 'failed' ? 'reload' : 'another')} onTap={another}>
            {captcha && status !== 'failed' ? (
              <View
                className={classes('captcha__drawn', status === 'loading' && 'captcha__drawn--old')}
                style={{ backgroundImage: `url("${captcha.picture}")` }}
                role="img"
                aria-label={t('picture')}
              />
            ) : status === 'failed' ? (
              <Text className="captcha__retry">{t('reload')}</Text>
            ) : null}
          </Pressable>
          <Cells licences={licences} />
        </View>
        <Pressable className="captcha__another" onTap={another}>
          <Icon name="refresh" size={14} />
          <Text>{t('another')}</Text>
        </Pressable>
        <View className={error ? 'captcha__note captcha__note--wrong' : 'captcha__note'} role="status">
          {status === 'sending' ? t('checking') : (error ?? t('note'))}
        </View>
      </View>
    </Sheet>
  )
})
