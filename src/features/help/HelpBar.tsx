import { observer } from 'mobx-react-lite'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button } from '@/ui'
import { helpWords } from './messages'

/** The chat, and a call where service has a number. */
export const HelpBar = observer(function HelpBar() {
  const phone = stores.site.info?.servicePhone
  return (
    <BottomBar>
      {phone === undefined ? null : (
        <Button kind="outline" size="l" onTap={() => callPhone(phone)}>
          {helpWords('phone')}
        </Button>
      )}
      <Button size="l" block onTap={() => void go('customerBackpage', {})}>
        {helpWords('chat')}
      </Button>
    </BottomBar>
  )
})
