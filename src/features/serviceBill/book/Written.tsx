import { observer } from 'mobx-react-lite'
import { RegionPicker, useRegions } from '@/features/address'
import { currentLocale } from '@/i18n'
import { Field, TextArea } from '@/ui'
import { PickField } from '@/ui/form/PickField'
import { billWords as t } from '../messages'
import { PhoneProof } from '../phone/PhoneProof'
import type { BookingState } from './useBooking'

export interface WrittenProps {
  part: 'place' | 'phone'
  booking: BookingState
}

/** Who, which region and which street, for who is not logged in. */
const WrittenPlace = observer(function WrittenPlace({ booking: { form } }: Pick<WrittenProps, 'booking'>) {
  const regions = useRegions(form.values.districtCode !== '')
  const pathName = regions.data?.pathName(form.values.districtCode, ' ', currentLocale())
  return (
    <>
      <Field {...form.field('receiver')} label={t('contactName')} type="name" required maxLength={25} />
      <PickField
        {...form.mark('region')}
        label={t('region')}
        value={form.values.districtCode === '' ? '' : (pathName ?? '')}
        placeholder={t('regionHint')}
        required
      >
        {(close) => (
          <RegionPicker
            chosen={form.values.districtCode}
            onChoose={(chain) => {
              form.change({ ...chain, day: '', from: 0, to: 0 })
              close()
            }}
          />
        )}
      </PickField>
      <TextArea
        {...form.field('detail')}
        label={t('street')}
        placeholder={t('streetHint')}
        autoFill="street-address"
        rows={2}
        required
        maxLength={100}
      />
    </>
  )
})

/** What is asked of who is not logged in, and so has no address and no phone here. */
export const Written = observer(function Written({ part, booking }: WrittenProps) {
  return part === 'place' ? <WrittenPlace booking={booking} /> : <PhoneProof proof={booking.proof} label={t('phone')} />
})
