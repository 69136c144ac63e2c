import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button } from '@/ui'
import { feeWords } from './messages'
import type { Fees } from './useFees'

/** Whether there is a way on from the fees: service has a number, or the work has a guide. */
export const hasFeeBar = ({ work }: Fees): boolean => work === 'INSTALL' || stores.site.info?.servicePhone !== undefined

/** The guide of an installation, and a call to service where it has a number. */
export const FeeBar = observer(function FeeBar({ fees: { work, kindCode } }: { fees: Fees }) {
  const phone = stores.site.info?.servicePhone
  const call = () => (phone === undefined ? undefined : callPhone(phone))
  if (work !== 'INSTALL') {
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
      {phone === undefined ? null : (
        <Button kind="outline" size="l" onTap={call}>
          {feeWords('call')}
        </Button>
      )}
      <Button size="l" block onTap={() => void go('installationGuidelines', kindCode ? { guideCode: kindCode } : {})}>
        {feeWords('guide')}
      </Button>
    </BottomBar>
  )
})
