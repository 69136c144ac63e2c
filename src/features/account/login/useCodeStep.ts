import { useRef, useState } from 'react'
import { BusinessError, GatewayError, serverNow } from '@/api'
import { toast } from '@/platform/feedback'
import { isCodeComplete, withoutOld } from '@/ui/form/code'
import { logInByCode, registerByCode, unregisteredCode } from './api'
import { dropBindKey, readBindKey } from './bindKey'
import { enter } from './enter'
import { loginWords } from './messages'
import { noteOpenId } from './noteOpenId'
import { dropSentCode, keepSentCode, sentNow, type SentCode } from './sentCode'
import { usePicture } from './usePicture'

/** Logs in, or registers a phone that nobody has; undefined: both texts are to be agreed to first. */
async function byCode({ phone, captchaKey }: SentCode, captcha: string, isAgreed: boolean) {
  const bindKey = readBindKey()
  const by = { phone, captchaKey, captcha, ...(bindKey ? { bindKey } : {}) }
  try {
    return await logInByCode(by)
  } catch (failure) {
    if (!(failure instanceof BusinessError) || failure.code !== unregisteredCode) throw failure
    return isAgreed ? registerByCode(by) : undefined
  }
}

/** The code that was sent, what is typed of it, and logging in with it: by itself once it is whole. */
export function useCodeStep(first: SentCode, from: string | undefined) {
  const [sent, setSent] = useState(first)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [focus, setFocus] = useState(true)
  const [busy, setBusy] = useState(false)
  const [registering, setRegistering] = useState(false)
  const underWay = useRef(false)

  const fail = (failure: unknown): GatewayError => {
    if (!(failure instanceof GatewayError)) throw failure
    setError(failure.words)
    return failure
  }

  const logIn = async (digits = code, agreedNow = false) => {
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
      const login = await byCode(sent, digits, agreedNow || sent.agreed === true)
      if (login === undefined) return setRegistering(true)
      dropSentCode()
      dropBindKey()
      const entry = enter(login, from)
      noteOpenId()
      await entry
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

  const picture = usePicture((phone, reply) => {
    const next = sentNow(phone, reply, serverNow())
    keepSentCode(next)
    setSent(next)
    setCode(withoutOld(code))
    setError(undefined)
    toast(loginWords('resent'))
  })
  const resend = async () => {
    try {
      await picture.send(sent.phone)
    } catch (failure) {
      fail(failure)
    }
  }
  /** Agrees to both texts, or gives the registration up. */
  const answerTexts = (agrees: boolean) => {
    setRegistering(false)
    return agrees ? logIn(code, true) : undefined
  }

  /** Puts the cursor back into the code's field. */
  const refocus = () => setFocus(true)

  return { sent, code, error, focus, busy, registering, picture, change, logIn, resend, answerTexts, refocus }
}
