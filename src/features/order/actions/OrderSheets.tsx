import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Cell, Sheet } from '@/ui'
import { orderWords } from '../messages'
import { actionWords } from './ActionButtons'
import { CancelSheet } from './CancelSheet'
import { ParcelSheet } from './ParcelSheet'
import type { OrderActions, OrderPanels } from './useOrderActions'

/** The panels of an order's actions; put once on a screen that offers them. */
export const OrderSheets = observer(function OrderSheets(props: { actions: OrderActions; panels: OrderPanels }) {
  const { actions, panels } = props
  const { panel, open, close } = panels
  if (!panel) return null
  const { order } = panel
  if (panel.kind === 'CANCEL') return <CancelSheet key={order.orderCode} order={order} open={open} onClose={close} />
  if (panel.kind === 'TRACK') return <ParcelSheet orderCode={order.orderCode} open={open} onClose={close} />
  return (
    <Sheet open={open} onClose={close} title={orderWords('moreActions')}>
      <View className="order-more">
        {panel.actions.map((action) => (
          <Cell
            key={action}
            label={orderWords(actionWords[action])}
            onTap={() => {
              close()
              void actions.run(action, order)
            }}
          />
        ))}
      </View>
    </Sheet>
  )
})
