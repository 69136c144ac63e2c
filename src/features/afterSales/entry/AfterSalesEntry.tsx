import type { OrderDetail } from '@contract'
import { PAID_STATUSES } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { afterSalesEntryWords as t } from './messages'

/** From a paid order to what can be asked for its goods. */
export const AfterSalesEntry = observer(function AfterSalesEntry(props: {
  order: Pick<OrderDetail, 'orderCode' | 'status' | 'service'>
}) {
  const { orderCode, status, service } = props.order
  if (service === true || status === 'WAIT_GROUP' || !PAID_STATUSES.includes(status)) return null
  return (
    <Card>
      <Cell
        label={t('label')}
        tone="muted"
        value={t('apply')}
        onTap={() => void go('chooseAfterSalesType', { orderCode })}
      />
    </Card>
  )
})
