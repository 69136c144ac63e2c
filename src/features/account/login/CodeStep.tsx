import { SMS_RESEND_SECONDS } from '@domain/sms'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { serverNow } from '@/api'
import { maskPhone } from '@/lib/phone'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Icon, Pressable, useShown } from '@/ui'
import { CodeCells } from './CodeCells'
import { CodeHelp } from './CodeHelp'
import { loginWords } from './messages'
import { isCodeComplete, secondsUntil } from './rules'
import type { SentCode } from './sentCode'
import { useCodeStep } from './useCodeStep'
import './login.scss'
import './codeStep.scss'

/** Whole seconds left until `resendAt` (server ms), counted down while the page is seen. */
function useSecondsUntil(resendAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(resendAt, serverNow()))
  const shown = useShown()
  useEffect(() => {
    if (!shown) return undefined
    const count = () => setSeconds(secondsUntil(resendAt, serverNow()))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [resendAt, shown])
  return seconds
}

/** Second step of logging in: the code. Six digits log in by themselves. */
export const CodeStep = observer(function CodeStep({ from, ...first }: SentCode & { from?: string }) {
  const { sent, code, error, focus, busy, change, logIn, resend } = useCodeStep(first, from)
  const [helping, setHelping] = useState(false)
  const seconds = useSecondsUntil(sent.resendAt)
  const otherPhone = () => go('loginForPhone', { from }, { replace: true })
  const ring: Record<string, string> = {
    '--left': `${Math.min(100, Math.round((seconds / SMS_RESEND_SECONDS) * 100))}%`
  }
  const never = loginWords('neverAsked', { shop: stores.site.shopName })

  return (
    <View className="code-step">
      <View className="code-step__sent">
        <Text>{loginWords('codeSent', { phone: maskPhone(sent.phone) })}</Text>
        <Pressable className="code-step__link" onTap={otherPhone}>
          {loginWords('otherPhone')}
        </Pressable>
      </View>
      <CodeCells code={code} onChange={change} onConfirm={() => void logIn()} error={error} focus={focus} />
      <View className="code-step__line">
        {seconds > 0 ? (
          <View className="code-step__wait">
            <View className="code-step__ring" style={ring} aria-hidden />
            <Text>{loginWords('resendIn', { seconds })}</Text>
          </View>
        ) : (
          <Button kind="text" size="s" className="code-step__resend" onTap={resend}>
            {loginWords('resend')}
          </Button>
        )}
        <Pressable className="code-step__link" onTap={() => setHelping(true)}>
          {loginWords('noCode')}
        </Pressable>
      </View>
      <View className="code-step__note">
        <Icon name="shield" size={16} color="ok" />
        <Text>{sent.minutes ? loginWords('goodFor', { minutes: sent.minutes, never }) : never}</Text>
      </View>
      {isCodeComplete(code) ? (
        <View className="code-step__button">
          <Button block size="l" busy={busy} onTap={() => logIn()}>
            {loginWords('login')}
          </Button>
        </View>
      ) : null}
      <CodeHelp
        open={helping}
        onClose={() => setHelping(false)}
        phone={sent.phone}
        seconds={seconds}
        onResend={resend}
        onOtherPhone={otherPhone}
      />
    </View>
  )
})
