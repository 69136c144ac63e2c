import { isBirthday } from '@domain/people/account'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { calendarDay, writtenMidnight } from '@/lib/dates'
import { toast } from '@/platform/feedback'
import { shownDay } from '@/stores/times'
import { Button, Field, Sheet } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { savePersonal, type Personal } from './api'
import { ownWords as t } from './messages'

interface BirthdaySheetProps {
  open: boolean
  onClose: () => void
  own?: Personal
}

/** `1990-05-18`, as far as it is typed. */
const withDashes = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-')
}

const dayOf = (epochMs: number): string => withDashes(calendarDay(epochMs))
/** Whether a day of the calendar is typed whole. */
const isDay = (text: string): boolean => dayOf(writtenMidnight(text) ?? NaN) === text

const Form = observer(function Form({ onClose, own }: Omit<BirthdaySheetProps, 'open'>) {
  const [draft, setDraft] = useState(own?.birthday ?? '')
  const [error, setError] = useState<string>()
  const send = async (birthday: string | null) => {
    try {
      await savePersonal({ birthday })
      toast(t('saved'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setError(failure.words)
    }
  }
  const save = () =>
    isDay(draft) && isBirthday(draft, dayOf(serverNow())) ? send(draft) : setError(t('birthdayWrong'))
  const fixedFrom = own?.birthdayFrom
  return (
    <Stack gap={3} className="own-form">
      {fixedFrom === undefined ? (
        <Field
          look="line"
          type="number"
          bare
          label={t('birthday')}
          placeholder={t('birthdayHint')}
          note={t('birthdayOnce')}
          value={draft}
          error={error}
          focus
          maxLength={10}
          onChange={(text) => {
            setDraft(withDashes(text))
            setError(undefined)
          }}
          onConfirm={() => void save()}
          suffix={
            <Button size="s" onTap={save}>
              {t('save')}
            </Button>
          }
        />
      ) : (
        <Text tone="ink-2">{t('birthdayFrom', { day: shownDay(fixedFrom) })}</Text>
      )}
      {own?.birthday ? (
        <Button kind="outline" block onTap={() => send(null)}>
          {t('birthdayDrop')}
        </Button>
      ) : null}
    </Stack>
  )
})

/** Telling a birthday: once a year, and taken away at any time. */
export const BirthdaySheet = observer(function BirthdaySheet({ open, onClose, own }: BirthdaySheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('birthday')}>
      <Form onClose={onClose} own={own} />
    </Sheet>
  )
})
