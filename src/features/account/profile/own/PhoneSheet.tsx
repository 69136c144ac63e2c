import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BusinessError, GatewayError } from '@/api'
import { isMobilePhone, normalisePhone } from '@/lib/phone'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Button, Field, Sheet } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { changePhone, loseOldPhone, sendOwnCode } from './api'
import { ownWords as t } from './messages'
import { useCode } from './useCode'

const Form = observer(function Form({ onClose }: { onClose: () => void }) {
  const [isLost, setLost] = useState(false)
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string>()
  const old = useCode(() => sendOwnCode('OLD'))
  const next = useCode(() => sendOwnCode('NEW', phone))

  const isFit = (): boolean => {
    if (isMobilePhone(phone)) return true
    setError(t('phoneWrong'))
    return false
  }
  const save = async () => {
    const proven = isLost ? undefined : old.proof()
    if ((!isLost && !proven) || !isFit()) return
    const byNew = next.proof()
    if (!byNew) return
    try {
      if (proven) await changePhone({ oldKey: proven.captchaKey, oldCaptcha: proven.captcha, phone, ...byNew })
      else await loseOldPhone({ phone, ...byNew })
      toast(t(isLost ? 'phoneWaits' : 'phoneChanged'))
      onClose()
      await stores.session.refreshCustomer()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      const of = failure instanceof BusinessError && failure.code === 'phone.old-code' ? old : next
      of.refuse(failure.words)
    }
  }
  return (
    <Stack gap={3} className="own-form">
      <Notice icon="shield">{t(isLost ? 'lostNote' : 'phoneNote')}</Notice>
      {isLost ? null : (
        <Stack>
          <Field
            label={t('oldPhone')}
            value={stores.session.userInfo?.decryptMobilePhone ?? ''}
            disabled
            onChange={() => undefined}
          />
          <CodeField {...old.field} />
        </Stack>
      )}
      <Stack>
        <Field
          label={t('newPhone')}
          type="phone"
          value={phone}
          error={error}
          maxLength={40}
          onChange={(text) => {
            setPhone(normalisePhone(text).replace(/\D/g, '').slice(0, 11))
            setError(undefined)
          }}
        />
        <CodeField
          {...next.field}
          onResend={async () => {
            if (isFit()) await next.field.onResend()
          }}
        />
      </Stack>
      <Button block size="l" onTap={save}>
        {t(isLost ? 'askPhone' : 'changePhone')}
      </Button>
      <Button kind="text" block onTap={() => setLost(!isLost)}>
        {t(isLost ? 'notLost' : 'lost')}
      </Button>
    </Stack>
  )
})

/** Another phone: by codes of both, or in seven days where the old one is lost. */
export const PhoneSheet = observer(function PhoneSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('changePhone')}>
      <Form onClose={onClose} />
    </Sheet>
  )
})
