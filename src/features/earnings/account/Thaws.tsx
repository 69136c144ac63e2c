import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { shownDay } from '@/stores/times'
import { Card, Icon, Pressable, Sheet } from '@/ui'
import { roundMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
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
        <Pressable className="ui__row ui__size-2 ui__tone-ink-3 ui__hit earn-why" onTap={() => setReading(true)}>
          <Text>{t('why')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      }
    >
      <View className="earn-thaws">
        {thaws.length === 0 ? (
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">{t('noThaws')}</View>
        ) : (
          <Row align="stretch" role="list" label={t('thaws')}>
            <View className="ui__shrinks ui__center earn-thaw earn-thaw--now" role="listitem">
              <View className="earn-thaw__dot" aria-hidden />
              <Text className="ui__size-2 ui__tone-ink-3 ui__block">{t('today')}</Text>
            </View>
            {thaws.map(({ at: thawsAt, fen }, index) => (
              <View key={index} className="ui__shrinks ui__center earn-thaw" role="listitem">
                <View className="earn-thaw__dot" aria-hidden />
                <Text className="ui__size-3 ui__bold ui__block ui__figures">{amount(fen)}</Text>
                <Text className="ui__size-2 ui__tone-ink-3 ui__block">{shownDay(thawsAt)}</Text>
              </View>
            ))}
          </Row>
        )}
      </View>
      <Sheet open={reading} onClose={() => setReading(false)} title={t('whyTitle')}>
        {why.map((words) => (
          <View key={words} className="ui__size-3 ui__pad-y-2 earn-rule">
            {t(words)}
          </View>
        ))}
      </Sheet>
    </Card>
  )
})
