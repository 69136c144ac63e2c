import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Picture } from '@/ui'
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
    <View className="fee-most">
      <View className="fee-most__words">
        <View className="fee-most__title" role="heading" aria-level={2}>
          {feeWords('mostPaid')}
        </View>
        <View className="fee-most__range">{[...new Set(amounts)].join(' – ')}</View>
        <View className="fee-most__bills">{feeWords('bills', { count: groupedCount(paid.bills) })}</View>
        <View className="fee-most__bar">
          {paidParts.map((part) => (
            <View key={part} className={`fee-most__part fee-most__part--${part}`} style={{ width: `${paid[part]}%` }} />
          ))}
        </View>
        <View className="fee-most__shares">
          {paidParts.map((part) => (
            <Text key={part} className={`fee-most__share fee-most__share--${part}`}>
              {feeWords(part, { share: paid[part] })}
            </Text>
          ))}
        </View>
      </View>
      <View className="fee-most__picture">
        <Picture src={picture} alt="" ground={false} fit="contain" />
      </View>
    </View>
  )
})
