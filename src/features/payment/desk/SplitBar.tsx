import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Card } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { paymentWords } from '../messages'
import { deskWords as t } from './messages'
import type { Part } from './rules'

/** What is paid from what, as one bar and in words. */
export const SplitBar = observer(function SplitBar({ amountFen, parts }: { amountFen: number; parts: Part[] }) {
  const symbol = stores.site.currencySymbol
  return (
    <Card title={t('how', { amount: formatMoney(amountFen, symbol) })}>
      <View className="desk-bar" aria-hidden>
        {parts.map(({ name, fen }) => (
          <View key={name} className={`desk-bar__part desk-bar__part--${name}`} style={{ flexGrow: fen }} />
        ))}
      </View>
      <Row align="stretch" justify="between" wrap above={2} className="desk-bar__words">
        {parts.map(({ name, fen }) => (
          <Row key={name} size={2} tone="ink-2" className="desk-bar__word">
            <View className={`desk-bar__dot desk-bar__part--${name}`} aria-hidden />
            <Text>{t('part', { name: paymentWords(name), amount: formatMoney(fen, symbol) })}</Text>
          </Row>
        ))}
      </Row>
    </Card>
  )
})
