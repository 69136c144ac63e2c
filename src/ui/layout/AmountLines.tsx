import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { formatMoney } from '@/lib/money'
import { Price } from '../text/Price'
import { uiPorts } from '../ports'
import { Row } from './Box'
import { Text } from './Text'
import './AmountLines.scss'

/** A line of an account. */
export interface AmountLine {
  label: string
  /** In small letters beside the label, such as what is left out. */
  note?: string
  /** Integer fen, not negative; or words in its place, such as that it is free. */
  amount: number | string
  /** It is taken off: drawn with a minus. */
  minus?: boolean
  /** What the lines above come to. */
  sum?: boolean
}

/** How an amount came about, line by line: of an order, a refund, a service bill, a repair. */
export const AmountLines = observer(function AmountLines({ lines }: { lines: readonly AmountLine[] }): ReactNode {
  const symbol = uiPorts().currencySymbol()
  return (
    <View className="ui-amounts">
      {lines.map(({ label, note, amount, minus, sum }, index) => (
        <Row
          key={`${index} ${label}`}
          align="baseline"
          justify="between"
          gap={3}
          className={sum ? 'ui-amounts__sum' : ''}
        >
          <View>
            {label}
            {note === undefined ? null : <View className="ui-amounts__note">{note}</View>}
          </View>
          {typeof amount === 'string' ? (
            <Text tone="ink" fixed={note !== undefined}>
              {amount}
            </Text>
          ) : sum ? (
            <Price fen={amount} size="m" tone="ink" />
          ) : (
            <Text
              tone={minus ? 'sale' : 'ink'}
              figures
              fixed
            >{`${minus ? '−' : ''}${formatMoney(amount, symbol)}`}</Text>
          )}
        </Row>
      ))}
    </View>
  )
})
