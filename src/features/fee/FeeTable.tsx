import { Text, View } from '@tarojs/components'
import type { ServiceFee } from '@contract'
import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { shownWritten } from '@/stores/times'
import { Card, classes } from '@/ui'
import { feeWords } from './messages'
import '@/ui/layout/layout.scss'

const Fee = observer(function Fee({ fee }: { fee: ServiceFee }) {
  const { name, note, unit, fen, earlier, next } = fee
  const money = (amount: number) => (amount === 0 ? feeWords('free') : roundMoney(amount))
  const before = earlier.at(-1)
  return (
    <View className="fee-row" role="listitem">
      <View className="fee-row__what">
        <View className="ui__tone-ink">{name}</View>
        {note === '' ? null : <View className="fee-row__note">{note}</View>}
        {before ? (
          <View className="fee-row__note">
            {feeWords('changed', { day: shownWritten(fee.validFrom), price: money(before.fen) })}
          </View>
        ) : null}
        {next ? (
          <View className="ui__size-2 ui__tone-warm">
            {feeWords('willChange', { day: shownWritten(next.validFrom), price: money(next.fen) })}
          </View>
        ) : null}
      </View>
      <Text className="ui__size-2 ui__tone-ink-3 ui__fixed fee-row__unit">
        {unit === '' ? feeWords('visit') : feeWords('perUnit', { unit })}
      </Text>
      <Text className={classes('fee-row__price', fen === 0 && 'fee-row__price--free')}>{money(fen)}</Text>
    </View>
  )
})

/** What is done, then what is used up; each with what it is counted for and its price. */
export const FeeTable = observer(function FeeTable({ list }: { list: readonly ServiceFee[] }) {
  return (
    <>
      {(['LABOUR', 'MATERIAL'] as const).map((part) => {
        const rows = list.filter((fee) => (fee.part === 'MATERIAL') === (part === 'MATERIAL'))
        return rows.length === 0 ? null : (
          <Card
            key={part}
            title={feeWords(part)}
            extra={<Text className="fee-part__note">{feeWords(`${part}note`)}</Text>}
          >
            <View className="fee-row fee-row--head" aria-hidden>
              <Text className="fee-row__what">{feeWords('item')}</Text>
              <Text className="ui__size-2 ui__tone-ink-3 ui__fixed fee-row__unit">{feeWords('unit')}</Text>
              <Text className="fee-row__price">{feeWords('price')}</Text>
            </View>
            <View role="list">
              {rows.map((fee) => (
                <Fee key={fee.itemCode} fee={fee} />
              ))}
            </View>
          </Card>
        )
      })}
      <View className="fee-foot">{feeWords('note')}</View>
    </>
  )
})
