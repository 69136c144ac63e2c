import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PayChannel } from '@contract'
import { shownMoney } from '@/stores/money'
import { BottomBar, Button } from '@/ui'
import { paymentWords as t } from './messages'
import { Told } from './Told'
import type { Paying } from './usePay'

interface PayBarProps {
  paying: Paying
  payable: { orderCodes: readonly string[]; amountFen: number }
  channel: PayChannel
  words: 'payNow' | 'payAgain'
  /** The way on without paying. */
  aside?: ReactNode
}

/** The button that pays, and what became of the last tap on it. */
export const PayBar = observer(function PayBar({ paying, payable, channel, words, aside }: PayBarProps) {
  const { notice } = paying
  return (
    <View>
      {notice ? <Told words={'words' in notice ? notice.words : t(notice.key)} /> : null}
      <BottomBar>
        {aside}
        <Button block size="l" busy={paying.phase === 'starting'} onTap={() => paying.pay(payable.orderCodes, channel)}>
          {t(words, { amount: shownMoney(payable.amountFen) })}
        </Button>
      </BottomBar>
    </View>
  )
})
