import { useRef, useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { toast } from '@/platform/feedback'
import { isCodeComplete } from '@/ui/form/code'
import { logInByCode, sendCode } from './api'
import { enter } from './enter'
import { loginWords } from './messages'
import { noteOpenId } from './noteOpenId'
import { dropSentCode, keepSentCode, sentNow, type SentCode } from './sentCode'

/** The code that was sent, what is typed of it, and logging in with it: by itself once it is whole. */
export function useCodeStep(first: SentCode, from: string | undefined) {
  const [sent, setSent] = useState(first)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [focus, setFocus] = useState(true)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const fail = (failure: unknown): GatewayError => {
    if (!(failure instanceof GatewayError)) throw failure
    setError(failure.words)
    return failure
  }

  const logIn = async (digits = code) => {
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
      const login = await logInByCode(sent.phone, digits, sent.captchaKey)
      dropSentCode()
      const left = enter(login, from)
      noteOpenId()
      await left
    } catch (failure) {
      // a refused code is of no more use; one whose fate is open can be sent again as it stands
      if (!fail(failure).fateUnknown) {
        setCode('')
        setFocus(true)
      }
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  const change = (digits: string) => {
    if (underWay.current) return
    setFocus(false)
    setError(undefined)
    setCode(digits)
    if (isCodeComplete(digits) && digits !== code) void logIn(digits)
  }

  const resend = async () => {
    try {
      const next = sentNow(sent.phone, await sendCode(sent.phone), serverNow())
      keepSentCode(next)
      setSent(next)
      setCode('')
      setError(undefined)
      toast(loginWords('resent'))
    } catch (failure) {
      fail(failure)
    }
  }

  return { sent, code, error, focus, busy, change, logIn, resend }
}
