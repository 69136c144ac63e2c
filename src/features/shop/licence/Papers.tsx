import { Text, View } from '@tarojs/components'
import type { ShopLicence } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { serverNow } from '@/api'
import { copyText } from '@/platform/clipboard'
import { shownWritten } from '@/stores/times'
import { Card, Icon, Picture, Pressable } from '@/ui'
import { licenceWords as t } from './messages'
import './licence.scss'

/** How long the papers can be looked at, second by second. */
export const LookingTime = observer(function LookingTime({ until, onEnd }: { until: number; onEnd: () => void }) {
  const [now, setNow] = useState(serverNow)
  const over = now >= until
  useEffect(() => {
    if (over) return onEnd()
    const timer = setTimeout(() => setNow(serverNow()), 1000)
    return () => clearTimeout(timer)
  }, [now, over, onEnd])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return (
    <View className="licence__passed">
      <Icon name="check" size={16} />
      <Text>{t('passed', { time: t('time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }) })}</Text>
    </View>
  )
})

const Line = ({ name, value, copies }: { name: string; value: string; copies: boolean }) => (
  <View className="licence__line">
    <Text className="licence__name">{name}</Text>
    <Text className={copies ? 'licence__value' : 'licence__value licence__value--ok'}>{value}</Text>
    {copies ? (
      <Pressable className="licence__copy" label={t('copyOf', { name })} onTap={() => void copyText(value)}>
        <Icon name="copy" size={18} color="action" />
      </Pressable>
    ) : null}
  </View>
)

/** One paper with what is known of it. */
export const Paper = observer(function Paper({ paper, onEnlarge }: { paper: ShopLicence; onEnlarge: () => void }) {
  return (
    <View>
      <Pressable className="licence__frame" label={`${paper.title} ${t('enlarge')}`} onTap={onEnlarge}>
        <View className="licence__paper">
          <Picture src={paper.picture} alt={paper.title} fit="contain" ratio={1220 / 900} eager />
        </View>
        <View className="licence__enlarge" aria-hidden>
          <Icon name="eye" size={14} />
          <Text>{t('enlarge')}</Text>
        </View>
      </Pressable>
      <Card>
        <Line name={t('company')} value={paper.company} copies />
        <Line name={t('creditCode')} value={paper.creditCode} copies />
        <Line name={t('checked')} value={t('checkedOn', { day: shownWritten(paper.checkedOn) })} copies={false} />
      </Card>
      <View className="licence__mark">{t('mark')}</View>
    </View>
  )
})
