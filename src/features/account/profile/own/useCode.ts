import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { isCodeComplete, withoutOld } from '@/ui/form/code'
import { ownWords as t } from './messages'

interface Told {
  captchaKey: string
  resendAfterSeconds: number
}

/** A code that is sent by `ask` and typed here; what is wrong is said at its field. */
export function useCode(ask: () => Promise<Told>) {
  const [captcha, setCaptcha] = useState({ captchaKey: '', resendAt: 0 })
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const send = async () => {
    try {
      const { captchaKey, resendAfterSeconds } = await ask()
      setCaptcha({ captchaKey, resendAt: serverNow() + resendAfterSeconds * 1000 })
      setCode(withoutOld(code))
      setError(undefined)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
    }
  }
  /** Key and code, or undefined and what is missing said. */
  const proof = () => {
    if (captcha.captchaKey !== '' && isCodeComplete(code)) return { captchaKey: captcha.captchaKey, captcha: code }
    setError(t('needCode'))
    return undefined
  }
  return {
    proof,
    refuse: setError,
    field: {
      look: 'row' as const,
      value: code,
      error,
      focus: false,
      resendAt: captcha.resendAt,
      now: serverNow,
      onResend: send,
      onChange: (digits: string) => {
        setCode(digits)
        setError(undefined)
      }
    }
  }
}
