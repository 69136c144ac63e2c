import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { shownDay } from '@/stores/times'
import { Card, Icon, Pressable, Sheet } from '@/ui'
import { roundMoney } from '@/stores/money'
import { earningWords as t } from '../messages'
import type { Account } from './useAccount'
import '../earnings.scss'

const why = ['whyPaid', 'whyReceived', 'whyThawed', 'whyClawed'] as const

/** What thaws next, each with its day. */
export const Thaws = observer(function Thaws({ thaws, hidden }: { thaws: Account['thaws']; hidden: boolean }) {
  const [reading, setReading] = useState(false)
  const amount = (fen: number) => (hidden ? '****' : `+${roundMoney(fen)}`)
  return (
    <Card
      title={t('thaws')}
      extra={
        <Pressable className="earn-why" onTap={() => setReading(true)}>
          <Text>{t('why')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      }
    >
      <View className="earn-thaws">
        {thaws.length === 0 ? (
          <View className="earn-grey">{t('noThaws')}</View>
        ) : (
          <View className="earn-thaws__way" role="list" aria-label={t('thaws')}>
            <View className="earn-thaw earn-thaw--now" role="listitem">
              <View className="earn-thaw__dot" aria-hidden />
              <Text className="earn-thaw__day">{t('today')}</Text>
            </View>
            {thaws.map(({ at, fen }, index) => (
              <View key={index} className="earn-thaw" role="listitem">
                <View className="earn-thaw__dot" aria-hidden />
                <Text className="earn-thaw__amount">{amount(fen)}</Text>
                <Text className="earn-thaw__day">{shownDay(at)}</Text>
              </View>
            ))}
          </View>
        )}
      </View>
      <Sheet open={reading} onClose={() => setReading(false)} title={t('whyTitle')}>
        {why.map((words) => (
          <View key={words} className="earn-rule">
            {t(words)}
          </View>
        ))}
      </Sheet>
    </Card>
  )
})
