import type { OrderDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { orderWords } from '../messages'

/** From an order to the group it was bought in. */
export const GroupEntry = observer(function GroupEntry({ order }: { order: Pick<OrderDetail, 'groupCode'> }) {
  const { groupCode } = order
  if (groupCode === undefined) return null
  return (
    <Card>
      <Cell
        icon="users"
        label={orderWords('group')}
        value={orderWords('seeGroup')}
        tone="muted"
        onTap={() => void go('joinDetail', { groupCode })}
      />
    </Card>
  )
})
