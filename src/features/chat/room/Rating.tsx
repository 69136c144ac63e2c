import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, TextArea } from '@/ui'
import { StarField } from '@/ui/form/StarField'
import { roomWords as t } from './messages'
import type { Talk } from './talk'
import './room.scss'

/** Rates the session that has ended, once; for a day it can be changed. */
export const Rating = observer(function Rating({ talk }: { talk: Talk }) {
  const { conversation } = talk
  const [open, setOpen] = useState(false)
  const [stars, setStars] = useState(conversation?.rating?.stars ?? 0)
  const [words, setWords] = useState(conversation?.rating?.words ?? '')
  if (conversation === undefined) return null
  const { rating, toRate, agentName } = conversation
  if (!toRate && rating === undefined) return null
  if (rating !== undefined && !open) {
    return (
      <View className="chat-rating">
        <View className="chat-rating__title">{t('rated', { stars: rating.stars })}</View>
        {toRate ? (
          <Button kind="text" size="s" onTap={() => setOpen(true)}>
            {t('ratedChange')}
          </Button>
        ) : null}
      </View>
    )
  }
  const send = async () => {
    if (await talk.rate(stars, words.trim())) setOpen(false)
  }
  return (
    <View className="chat-rating">
      <StarField
        label={agentName === undefined ? t('rateTitleNone') : t('rateTitle', { name: agentName })}
        value={stars}
        onChange={setStars}
      />
      {stars === 0 ? null : (
        <>
          <TextArea label={t('rateWords')} value={words} onChange={setWords} maxLength={200} rows={2} />
          <Button block onTap={send}>
            {t('rateSend')}
          </Button>
        </>
      )}
    </View>
  )
})
