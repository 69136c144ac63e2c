import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button } from '@/ui'
import { feeWords } from './messages'
import type { Fees } from './useFees'

const bookable = ['REPAIR', 'INSTALL', 'CLEAN'] as const
const bookedAs = (work: Fees['work']) => bookable.find((candidate) => candidate === work)

/** Whether there is a way on from the fees: the work can be booked, or service has a number. */
export const hasFeeBar = ({ work }: Fees): boolean =>
  bookedAs(work) !== undefined || stores.site.info?.servicePhone !== undefined

/** Booking the work; beside it the guide of an installation, or a call to service where it has a number. */
export const FeeBar = observer(function FeeBar({ fees: { work, kindCode } }: { fees: Fees }) {
  const phone = stores.site.info?.servicePhone
  const call = () => (phone === undefined ? undefined : callPhone(phone))
  const booking = bookedAs(work)
  if (booking === undefined) {
    return (
      <BottomBar>
        <Button size="l" block onTap={call}>
          {feeWords('callFirst')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      {booking === 'INSTALL' ? (
        <Button
          kind="outline"
          size="l"
          onTap={() => void go('installationGuidelines', kindCode ? { guideCode: kindCode } : {})}
        >
          {feeWords('guide')}
        </Button>
      ) : phone === undefined ? null : (
        <Button kind="outline" size="l" onTap={call}>
          {feeWords('call')}
        </Button>
      )}
      <Button
        size="l"
        block
        onTap={() => void go('bbcInstallRepair', kindCode ? { kindCode, work: booking } : { work: booking })}
      >
        {feeWords('book')}
      </Button>
    </BottomBar>
  )
})
