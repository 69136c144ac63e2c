import { observer } from 'mobx-react-lite'
import { Button } from '@/ui'
import { AskingFrame, PayAnew } from './AskingFrame'
import { goToOrders } from './follow'
import { paymentWords as t } from './messages'
import type { Paying } from './usePay'

interface AskingProps {
  paying: Paying
  orderCodes: string[]
  /** The orders still wait for a payment. */
  canPay: boolean
}

/** The shopper's own payment is being asked about; after a while they pay anew or look at their orders. */
export const Asking = observer(function Asking({ paying, orderCodes, canPay }: AskingProps) {
  return (
    <AskingFrame unsure={paying.phase === 'unsure'} unsureNote="unsureNote" onAskAgain={paying.askAgain}>
      <Button block size="l" kind="outline" onTap={() => paying.leaveFor(() => goToOrders(orderCodes))}>
        {t('viewOrders')}
      </Button>
      {canPay ? <PayAnew onTap={paying.payAnew} /> : null}
    </AskingFrame>
  )
})
