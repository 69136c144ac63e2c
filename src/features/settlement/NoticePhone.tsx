import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Settlement } from '@contract'
import { GatewayError, type Query } from '@/api'
import { isMobilePhone, maskPhone, normalisePhone } from '@/lib/phone'
import { Button, Cell, Field, Sheet } from '@/ui'
import { setNoticePhone } from './api'
import { settlementWords as t } from './messages'

interface NoticePhoneProps {
  settlement: Settlement
  remote: Query<Settlement>
}

/** The number that gets messages about the order: the account's own, or another. */
export const NoticePhone = observer(function NoticePhone({ settlement, remote }: NoticePhoneProps) {
  const { settlementId, noticePhone } = settlement
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const [wrong, setWrong] = useState(false)
  const start = () => {
    setDraft(noticePhone ?? '')
    setWrong(false)
    setOpen(true)
  }
  const save = async () => {
    const phone = normalisePhone(draft)
    if (phone !== '' && !isMobilePhone(phone)) {
      setWrong(true)
      return
    }
    try {
      remote.replace(await setNoticePhone(settlementId, phone === '' ? null : phone))
      setOpen(false)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure // a toast told it; what was typed stays
    }
  }
  return (
    <>
      <Cell
        label={t('phone')}
        tone={noticePhone === undefined ? 'muted' : 'plain'}
        value={noticePhone === undefined ? t('phoneOwn') : maskPhone(noticePhone)}
        onTap={start}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('phone')}
        footer={
          <Button block size="l" onTap={save}>
            {t('phoneSave')}
          </Button>
        }
      >
        <Field
          label={t('phoneField')}
          type="phone"
          placeholder={t('phoneOwn')}
          value={draft}
          maxLength={20}
          note={t('phoneNote')}
          error={wrong ? t('phoneWrong') : undefined}
          onChange={(text) => {
            setDraft(text)
            setWrong(false)
          }}
        />
      </Sheet>
    </>
  )
})
