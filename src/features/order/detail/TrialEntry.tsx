import type { OrderDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { orderWords } from '../messages'

/** From an order to the trial it was won in, where its report is. */
export const TrialEntry = observer(function TrialEntry({ order }: { order: Pick<OrderDetail, 'trialCode'> }) {
  const { trialCode } = order
  if (trialCode === undefined) return null
  return (
    <Card>
      <Cell
        icon="gift"
        label={orderWords('trial')}
        value={orderWords('seeTrial')}
        tone="muted"
        onTap={() => void go('productTrial', { trialCode })}
      />
    </Card>
  )
})
