import { View } from '@tarojs/components'
import type { ServiceBill } from '@contract'
import { observer } from 'mobx-react-lite'
import { toast } from '@/platform/feedback'
import { Sheet, Skeleton, StateView } from '@/ui'
import { WindowField } from '@/ui/form/WindowField'
import { Text } from '@/ui/layout/Text'
import { billWords as t } from '../messages'
import { useMutation, useQuery } from './calls'

interface TimeProps {
  bill: ServiceBill
  onClose: () => void
  onChanged: () => unknown
}

/** The times at which an engineer can come; a tap takes one. */
const Times = observer(function Times({ bill, onClose, onChanged }: TimeProps) {
  const districtCode = bill.address?.districtCode ?? ''
  const remote = useQuery('GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows', { query: { districtCode } })
  const changing = useMutation('PUT /o2as-m-bbc/v1/service-bills/{billId}')
  const change = async (day: string, window: number) => {
    const outcome = await changing.send({ path: { billId: bill.billId }, body: { day, window } })
    if (outcome.ok) {
      toast(t('changed'))
      onClose()
      await onChanged()
    } else if (outcome.error) {
      if (outcome.error.fateUnknown && !outcome.error.isTold) toast(t('unknown'))
      await remote.reload() // what is full shows
    }
  }
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={4} />}>
      {({ days }) => (
        <View>
          <Text size={2} tone="ink-3">
            {t('timeRule')}
          </Text>
          <View className="ui__above-3">
            <WindowField
              label={t('timeTitle')}
              days={days}
              chosen={bill.window}
              disabled={changing.sending}
              onChoose={change}
            />
          </View>
        </View>
      )}
    </StateView>
  )
})

export const TimeSheet = observer(function TimeSheet({ open, ...props }: TimeProps & { open: boolean }) {
  return (
    <Sheet open={open} onClose={props.onClose} title={t('timeTitle')} room={320}>
      <Times {...props} />
    </Sheet>
  )
})
