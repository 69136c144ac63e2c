import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, isRefusal, serverNow } from '@/api'
import { isMobilePhone, normalisePhone } from '@/lib/phone'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Field, Sheet } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { changePhone, sendOwnCode, takeWaitedPhone, type Personal } from './api'
import { ownWords as t } from './messages'
import { stopPhone } from './stopping'
import { useCode } from './useCode'

interface FormProps {
  /** The phone whose wait is over: a code of it is enough. */
  waited?: string
  onClose: () => void
}

const Form = observer(function Form({ waited, onClose }: FormProps) {
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string>()
  const old = useCode(() => sendOwnCode('OLD'))
  const next = useCode(() => (waited ? sendOwnCode('WAITED') : sendOwnCode('NEW', phone)))

  const isFit = (): boolean => {
    if (waited || isMobilePhone(phone)) return true
    setError(t('phoneWrong'))
    return false
  }
  const save = async () => {
    const proven = waited ? undefined : old.proof()
    if ((!waited && !proven) || !isFit()) return
    const byNew = next.proof()
    if (!byNew) return
    try {
      if (proven) await changePhone({ oldKey: proven.captchaKey, oldCaptcha: proven.captcha, phone, ...byNew })
      else await takeWaitedPhone(byNew)
      toast(t('phoneChanged'))
      onClose()
      await stores.session.refreshCustomer()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      const of = isRefusal(failure, 'phone.old-code') ? old : next
      of.refuse(failure.words)
    }
  }
  const leave = () => {
    onClose()
    return waited ? stopPhone() : go('customerBackpage', { subject: 'PHONE_LOST' })
  }
  return (
    <Stack gap={3} className="own-form">
      <Notice icon="shield">{waited ? t('waitedNote', { phone: waited }) : t('phoneNote')}</Notice>
      {waited ? null : (
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
        {waited ? null : (
          <Field
            label={t('newPhone')}
            type="phone"
            value={phone}
            error={error}
            maxLength={40}
            onChange={(typed) => {
              setPhone(normalisePhone(typed).replace(/\D/g, '').slice(0, 11))
              setError(undefined)
            }}
          />
        )}
        <CodeField
          {...next.field}
          onResend={async () => {
            if (isFit()) await next.field.onResend()
          }}
        />
      </Stack>
      <Button block size="l" onTap={save}>
        {t('changePhone')}
      </Button>
      <Button kind="text" block onTap={leave}>
        {t(waited ? 'keepPhone' : 'lost')}
      </Button>
    </Stack>
  )
})

/** Another phone: by codes of both, or of the new one alone where the old one is lost and its wait is over. */
export const PhoneSheet = observer(function PhoneSheet({
  open,
  onClose,
  own
}: {
  open: boolean
  onClose: () => void
  own?: Personal
}) {
  const { phone, endsAt = 0 } = own?.phoneWait ?? {}
  return (
    <Sheet open={open} onClose={onClose} title={t('changePhone')}>
      <Form waited={endsAt <= serverNow() ? phone : undefined} onClose={onClose} />
    </Sheet>
  )
})
