import { observer } from 'mobx-react-lite'
import { Card, Field } from '@/ui'
import { receiptWords as t } from './messages'
import type { useReceipt } from './useReceipt'

/** Asks for the end of the receiver's phone when a message came to a number that nobody confirmed. */
export const PhoneEnd = observer(function PhoneEnd({ phone }: { phone: ReturnType<typeof useReceipt>['phone'] }) {
  if (!phone.isNeeded) return null
  return (
    <Card>
      <Field
        label={t('phoneEnd')}
        type="number"
        value={phone.value}
        maxLength={4}
        note={t('phoneEndNote')}
        error={phone.wrong ? t('phoneEndWrong') : undefined}
        onChange={phone.change}
      />
    </Card>
  )
})
