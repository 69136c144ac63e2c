import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Picture } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { feeWords } from './messages'
import type { FeeSheet } from './useFees'

const parts = ['nothing', 'within', 'more'] as const

/** What the bills of a year came to: the range of most, and how they divide. */
export const MostPaid = observer(function MostPaid(props: {
  paid: NonNullable<FeeSheet['mostPaid']>
  picture: string
}) {
  const { paid, picture } = props
  const symbol = stores.site.currencySymbol
  const amounts = [paid.fromFen, paid.toFen].map((fen) => formatRoundMoney(fen, symbol))
  const paidParts = parts.filter((part) => paid[part] > 0)
  return (
    <Row className="fee-most">
      <View className="ui__grow">
        <View className="ui__size-3 ui__tone-ink ui__bold" role="heading" aria-level={2}>
          {feeWords('mostPaid')}
        </View>
        <View className="ui__tone-ink ui__heavy ui__figures fee-most__range">{[...new Set(amounts)].join(' – ')}</View>
        <View className="ui__size-2 ui__tone-ink-3">{feeWords('bills', { count: groupedCount(paid.bills) })}</View>
        <View className="fee-most__bar">
          {paidParts.map((part) => (
            <View key={part} className={`fee-most__part fee-most__part--${part}`} style={{ width: `${paid[part]}%` }} />
          ))}
        </View>
        <Stack size={2}>
          {paidParts.map((part) => (
            <Text key={part} className={`fee-most__share--${part}`}>
              {feeWords(part, { share: paid[part] })}
            </Text>
          ))}
        </Stack>
      </View>
      <View className="ui__before-2 ui__fixed fee-most__picture">
        <Picture src={picture} alt="" ground={false} fit="contain" />
      </View>
    </Row>
  )
})
