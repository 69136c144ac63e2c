import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { SMS_DAILY_LIMIT } from '@domain/people/sms'
import { serverNow } from '@/api'
import { callPhone } from '@/platform/phone'
import { stores } from '@/stores'
import { Button, Cell, Sheet } from '@/ui'
import { formWords } from '@/ui/form/messages'
import { useSecondsUntil } from '@/ui/form/useSecondsUntil'
import { Text } from '@/ui/layout/Text'
import { loginWords } from './messages'
import { spacedPhone } from './rules'

interface CodeHelpProps {
  open: boolean
  onClose: () => void
  phone: string
  /** When another code can be asked for: ms, server clock. */
  resendAt: number
  onResend: () => Promise<void>
  onOtherPhone: () => unknown
}

/** What to do when no code comes. The number is whole here, as it is what most often is wrong. */
export const CodeHelp = observer(function CodeHelp(props: CodeHelpProps) {
  const { open, onClose } = props
  const seconds = useSecondsUntil(props.resendAt, serverNow)
  const service = stores.site.info?.servicePhone
  const then = (act: () => unknown) => () => {
    onClose()
    return act()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={loginWords('noCodeTitle')}
      footer={
        <>
          <Button kind="outline" block onTap={then(props.onOtherPhone)}>
            {loginWords('otherPhone')}
          </Button>
          <Button block disabled={seconds > 0} onTap={then(props.onResend)}>
            {seconds > 0 ? formWords('resendIn', { seconds }) : formWords('resend')}
          </Button>
        </>
      }
    >
      <View className="code-help">
        <Text tone="ink-2" padY={2} className="code-help__tip">
          {loginWords('tipNumber', { phone: spacedPhone(props.phone) })}
        </Text>
        <Text tone="ink-2" padY={2} className="code-help__tip">
          {loginWords('tipBlocked')}
        </Text>
        <Text tone="ink-2" padY={2} className="code-help__tip">
          {loginWords('tipWait', { limit: SMS_DAILY_LIMIT })}
        </Text>
        {service === undefined ? null : (
          <Cell
            icon="phone"
            label={loginWords('callShop')}
            value={service}
            tone="muted"
            onTap={() => void callPhone(service)}
          />
        )}
      </View>
    </Sheet>
  )
})
