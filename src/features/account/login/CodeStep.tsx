import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { maskPhone } from '@/lib/phone'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { Button, Field, useShown } from '@/ui'
import { logInByCode, sendCode } from './api'
import { enter } from './enter'
import { loginWords } from './messages'
import { noteOpenId } from './noteOpenId'
import { codeDigits, isCodeComplete, secondsUntil } from './rules'
import { dropSentCode, keepSentCode, type SentCode } from './sentCode'
import './login.scss'

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
export const CodeStep = observer(function CodeStep(props: SentCode & { from?: string }) {
  const { phone, from } = props
  const [captchaKey, setCaptchaKey] = useState(props.captchaKey)
  const [resendAt, setResendAt] = useState(props.resendAt)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [focus, setFocus] = useState(true)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const seconds = useSecondsUntil(resendAt)

  const fail = (failure: unknown) => {
    if (!(failure instanceof GatewayError)) throw failure
    setError(failure.words)
  }

  const logIn = async (digits: string) => {
    if (!isCodeComplete(digits)) {
      setError(loginWords('codeWrong'))
      setFocus(true)
      return
    }
    // state alone comes a render too late for a paste followed by a tap
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      const login = await logInByCode(phone, digits, captchaKey)
      dropSentCode()
      const left = enter(login, from)
      noteOpenId()
      await left
    } catch (failure) {
      fail(failure)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  const change = (typed: string) => {
    const digits = codeDigits(typed)
    setFocus(false)
    setError(undefined)
    setCode(digits)
    if (isCodeComplete(digits) && digits !== code) void logIn(digits)
  }

  const resend = async () => {
    try {
      const sent = await sendCode(phone)
      const next = serverNow() + sent.resendAfterSeconds * 1000
      keepSentCode({ phone, captchaKey: sent.captchaKey, resendAt: next })
      setCaptchaKey(sent.captchaKey)
      setResendAt(next)
      setCode('')
      setError(undefined)
      toast(loginWords('resent'))
    } catch (failure) {
      fail(failure)
    }
  }

  return (
    <View className="login-form">
      <View className="login-form__sent">{loginWords('codeSent', { phone: maskPhone(phone) })}</View>
      <Field
        look="line"
        type="code"
        label={loginWords('code')}
        value={code}
        onChange={change}
        onConfirm={() => void logIn(code)}
        error={error}
        focus={focus}
        maxLength={40}
        className="login-form__code"
        suffix={
          seconds > 0 ? (
            <Text className="login-form__wait">{loginWords('resendIn', { seconds })}</Text>
          ) : (
            <Button kind="text" size="s" onTap={resend}>
              {loginWords('resend')}
            </Button>
          )
        }
      />
      <View className="login-form__actions">
        <Button block size="l" busy={busy} onTap={() => logIn(code)}>
          {loginWords('login')}
        </Button>
        <Button kind="text" onTap={() => go('loginForPhone', { from }, { replace: true })}>
          {loginWords('otherPhone')}
        </Button>
      </View>
    </View>
  )
})
