import { Button } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef, useState, type ReactNode } from 'react'
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { readPhoneAnswer, type PhoneAnswer } from '@/platform/login'
import { classes } from '@/ui'
import { phoneOf } from './api'
import { platformLoginWords } from './messages'
import './platform.scss'

interface OwnPhoneProps {
  onPhone: (phone: string) => void
}

const OwnPhone = observer(function OwnPhone({ onPhone }: OwnPhoneProps) {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const fill = async (answer: PhoneAnswer) => {
    if (answer.kind !== 'CODE') {
      // a no needs no words: the number is typed instead
      if (answer.kind === 'UNABLE') toast(platformLoginWords('numberUnable'))
      return
    }
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      onPhone((await phoneOf(answer.code)).phone)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      toast(platformLoginWords('numberUnable'))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return (
    <Button
      className={classes('ui-button', 'ui-button--text', 'ui-button--s', 'account-native', 'account-native--bare')}
      hoverClass="ui-press--down"
      openType={busy ? undefined : 'getPhoneNumber'}
      disabled={busy}
      onGetPhoneNumber={(event) => void fill(readPhoneAnswer(event.detail))}
    >
      {platformLoginWords('ownNumber')}
    </Button>
  )
})

/** A small button that fills in the number the platform knows; for a form's phone field. Undefined on H5. */
export const ownPhone = (onPhone: (phone: string) => void): ReactNode => <OwnPhone onPhone={onPhone} />
