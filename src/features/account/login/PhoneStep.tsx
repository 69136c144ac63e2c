import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { afterPress } from '@/platform/press'
import { go } from '@/routes'
import { dropDraft, keepDraft, readDraft } from '@/stores'
import { Button, Field } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { useEvent } from '@/ui/useEvent'
import { Agreement } from './Agreement'
import { AgreeSheet } from './AgreeSheet'
import { AreaCode } from './AreaCode'
import { loginWords } from './messages'
import { PictureSheet } from './PictureSheet'
import { isPhoneComplete, MAINLAND, phoneDigits, spacedPhone, wholePhone } from './rules'
import { keepSentCode, sentNow } from './sentCode'
import { usePicture } from './usePicture'
import './login.scss'

const draftName = 'login'

/** Under what is to be agreed to. */
const AgreeButtons = ({ onNo, onYes }: { onNo: () => void; onYes: () => unknown }) => (
  <>
    <Button kind="outline" block onTap={onNo}>
      {loginWords('agreeNo')}
    </Button>
    <Button block onTap={onYes}>
      {loginWords('agreeYes')}
    </Button>
  </>
)

/** The phone as it is typed, kept as a draft and checked. */
function usePhone() {
  const [phone, setPhone] = useState(() => phoneDigits(String(readDraft(draftName)?.phone ?? '')))
  const [area, setArea] = useState(MAINLAND)
  const [error, setError] = useState<string>()
  const [focus, setFocus] = useState(false)

  const change = (text: string) => {
    const digits = phoneDigits(text, area)
    setPhone(digits)
    setError(undefined)
    setFocus(false)
    keepDraft(draftName, { phone: digits })
  }

  const changeArea = (code: string) => {
    setArea(code)
    setPhone(phoneDigits(phone, code))
    setError(undefined)
  }

  const check = (): boolean => {
    const wrong = !isPhoneComplete(phone, area)
    setError(wrong ? loginWords(area === MAINLAND ? 'phoneWrong' : 'phoneWrongThere') : undefined)
    return !wrong
  }

  return { phone, area, error, focus, setError, setFocus, change, changeArea, check }
}

/** First step of logging in: the phone, and the code that is sent to it. */
export const PhoneStep = observer(function PhoneStep({ from }: { from?: string }) {
  const { phone, area, error, focus, setError, setFocus, change, changeArea, check } = usePhone()
  const [isAgreed, setIsAgreed] = useState(false)
  const [asking, setAsking] = useState(false)

  const picture = usePicture((to, reply) => {
    dropDraft(draftName)
    keepSentCode(sentNow(to, reply, serverNow()))
    return go('loginForPhoneCode', { from })
  })

  const checkLeft = useEvent(() => {
    if (phone !== '') check()
  })

  const send = async () => {
    try {
      await picture.send(wholePhone(phone, area))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
    }
  }

  const begin = () => {
    if (!check()) return setFocus(true)
    return isAgreed ? send() : setAsking(true)
  }

  const agree = () => {
    setIsAgreed(true)
    setAsking(false)
    return send()
  }

  return (
    <View className="login-form">
      <Field
        look="line"
        type="phone"
        label={loginWords('phone')}
        prefix={<AreaCode code={area} onChange={changeArea} />}
        placeholder={loginWords('phonePlaceholder')}
        value={area === MAINLAND ? spacedPhone(phone) : phone}
        onChange={change}
        onBlur={() => afterPress(checkLeft)}
        onConfirm={() => void begin()}
        error={error}
        focus={focus}
        maxLength={40}
      />
      <Stack align="center" gap={3} className="login-form__actions">
        <Button block size="l" onTap={begin}>
          {loginWords('getCode')}
        </Button>
      </Stack>
      <Agreement agreed={isAgreed} onChange={setIsAgreed} />
      <AgreeSheet
        open={asking}
        onClose={() => setAsking(false)}
        footer={<AgreeButtons onNo={() => setAsking(false)} onYes={agree} />}
      />
      <PictureSheet asking={picture} />
    </View>
  )
})
