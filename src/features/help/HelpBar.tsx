import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { stores } from '@/stores'
import { BottomBar, Button } from '@/ui'
import { helpWords } from './messages'

/** Whether service can be called. */
export const canCall = (): boolean => stores.site.info?.servicePhone !== undefined

/** A call to service; nothing where it has no number. */
export const HelpBar = observer(function HelpBar() {
  const phone = stores.site.info?.servicePhone
  return phone === undefined ? null : (
    <BottomBar>
      <Button size="l" block onTap={() => callPhone(phone)}>
        {helpWords('call')}
      </Button>
    </BottomBar>
  )
})
