import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Cell, Sheet } from '@/ui'
import { orderWords } from '../messages'
import { sayAction } from './ActionButtons'
import { CancelSheet } from './CancelSheet'
import type { OrderActions, OrderPanels } from './useOrderActions'

interface SheetsProps {
  actions: OrderActions
  panels: OrderPanels
}

/** The panel of an order's actions other than the one that cancels. */
const OtherSheet = observer(function OtherSheet({ actions, panels }: SheetsProps) {
  const { panel, open, close } = panels
  if (!panel || panel.kind === 'CANCEL') return null
  const { order } = panel
  return (
    <Sheet open={open} onClose={close} title={orderWords('moreActions')}>
      <View className="order-more">
        {panel.actions.map((action) => (
          <Cell
            key={action}
            label={sayAction(action, order)}
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

/** The panels of an order's actions; put once on a screen that offers them. */
export function OrderSheets({ actions, panels }: SheetsProps) {
  const { panel, cancelling, open, close } = panels
  return (
    <>
      {cancelling ? <CancelSheet order={cancelling} open={open && panel?.kind === 'CANCEL'} onClose={close} /> : null}
      <OtherSheet actions={actions} panels={panels} />
    </>
  )
}
