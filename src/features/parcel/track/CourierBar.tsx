import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { afterSalesEntryWords } from '@/features/afterSales'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { BottomBar, Button, Icon } from '@/ui'
import { parcelWords } from '../messages'
import './track.scss'

/** What can be done about a parcel: its order, and its courier while there is one. */
export const CourierBar = observer(function CourierBar({ parcel }: { parcel: Parcel }) {
  const { orderCode, courier, state } = parcel
  const isReceived = state === 'SIGNED'
  return (
    <BottomBar>
      <Button
        kind="outline"
        block={!courier && !isReceived}
        className="parcel-bar__order"
        onTap={() => void go('orderDetail', { orderCode })}
      >
        {parcelWords('toOrder')}
      </Button>
      {courier ? (
        <Button className="parcel-bar__call" onTap={() => void callPhone(courier.phone)}>
          <Icon name="phone" size={18} color="white" /> {parcelWords('call')}
        </Button>
      ) : null}
      {isReceived ? (
        <Button
          kind="outline"
          className="parcel-bar__order"
          onTap={() => void go('chooseAfterSalesType', { orderCode })}
        >
          {afterSalesEntryWords('problem')}
        </Button>
      ) : null}
    </BottomBar>
  )
})
