import { View } from '@tarojs/components'
import type { ChatRating } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, TextArea } from '@/ui'
import { StarField } from '@/ui/form/StarField'
import { Text } from '@/ui/layout/Text'
import { roomWords as t } from './messages'
import type { Talk } from './talk'
import './room.scss'

/** Rates a session that has ended, once, also when another has begun; for a day it can be changed. */
export const Rating = observer(function Rating({ rating, talk }: { rating: ChatRating; talk: Talk }) {
  const { talkId, toRate, agentName, stars: given } = rating
  const [open, setOpen] = useState(false)
  const [stars, setStars] = useState(given ?? 0)
  const [words, setWords] = useState(rating.words ?? '')
  if (given !== undefined && !open) {
    return (
      <View className="chat-rating">
        <Text tone="ink-2" center>
          {t('rated', { stars: given })}
        </Text>
        {toRate ? (
          <Button kind="text" size="s" onTap={() => setOpen(true)}>
            {t('ratedChange')}
          </Button>
        ) : null}
      </View>
    )
  }
  const send = async () => {
    if (await talk.rate(talkId, stars, words.trim())) setOpen(false)
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
