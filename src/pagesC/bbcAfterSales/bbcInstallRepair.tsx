import { BookForm, BookSum, billWords, useBooking } from '@/features/serviceBill'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Skeleton, StateView } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

/** Books an engineer: by an own appliance, for one that was bought elsewhere, or without a login. */
function BbcInstallRepair(params: RouteParams['bbcInstallRepair']) {
  const booking = useBooking(params)
  const { form, sheet } = booking
  return (
    <FormScreen
      form={form}
      action={sheet.data === undefined ? undefined : billWords('confirmBook')}
      aside={<BookSum booking={booking} />}
    >
      <StateView remote={{ ...sheet, reload: booking.reload }}>{() => <BookForm booking={booking} />}</StateView>
    </FormScreen>
  )
}

export default definePage('bbcInstallRepair', { body: BbcInstallRepair, skeleton: <Skeleton shape="form" /> })
