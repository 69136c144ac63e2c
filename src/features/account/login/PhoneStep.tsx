import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { confirm } from '@/platform/feedback'
import { go } from '@/routes'
import { dropDraft, keepDraft, readDraft } from '@/stores'
import { Button, Field } from '@/ui'
import { Agreement } from './Agreement'
import { sendCode } from './api'
import { loginWords } from './messages'
import { isPhoneComplete, phoneDigits, spacedPhone } from './rules'
import { keepSentCode } from './sentCode'
import './login.scss'

const draftName = 'login'

/** First step of logging in: the phone, and the code that is sent to it. */
export const PhoneStep = observer(function PhoneStep({ from }: { from?: string }) {
  const [phone, setPhone] = useState(() => phoneDigits(String(readDraft(draftName)?.phone ?? '')))
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  const [focus, setFocus] = useState(false)

  const change = (typed: string) => {
    const digits = phoneDigits(typed)
    setPhone(digits)
    setError(undefined)
    setFocus(false)
    keepDraft(draftName, { phone: digits })
  }

  const checkPhone = (): boolean => {
    const wrong = !isPhoneComplete(phone)
    setError(wrong ? loginWords('phoneWrong') : undefined)
    return !wrong
  }

  const agree = async (): Promise<boolean> => {
    if (agreed) return true
    const yes = await confirm({
      title: loginWords('agreeTitle'),
      content: loginWords('agreeAsk'),
      confirmText: loginWords('agreeYes'),
      cancelText: loginWords('agreeNo')
    })
    if (yes) setAgreed(true)
    return yes
  }

  const send = async () => {
    if (!checkPhone()) {
      setFocus(true)
      return
    }
    if (!(await agree())) return
    try {
      const { captchaKey, resendAfterSeconds } = await sendCode(phone)
      dropDraft(draftName)
      keepSentCode({ phone, captchaKey, resendAt: serverNow() + resendAfterSeconds * 1000 })
      await go('loginForPhoneCode', { from })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
    }
  }

  return (
    <View className="login-form">
      <Field
        look="line"
        type="phone"
        label={loginWords('phone')}
        prefix="+86"
        placeholder={loginWords('phonePlaceholder')}
        value={spacedPhone(phone)}
        onChange={change}
        onBlur={() => {
          if (phone !== '') checkPhone()
        }}
        onConfirm={() => void send()}
        error={error}
        focus={focus}
        maxLength={40}
      />
      <View className="login-form__actions">
        <Button block size="l" onTap={send}>
          {loginWords('getCode')}
        </Button>
      </View>
      <Agreement agreed={agreed} onChange={setAgreed} />
    </View>
  )
})
