import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { currentLocale, setLocale, siteLocales } from '@/i18n'
import { formatDay, writtenMidnight } from '@/lib/dates'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { shownDay } from '@/stores/times'
import { Card, Cell, RetryNote, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { savePersonal, type Personal, type usePersonal } from './api'
import { BirthdaySheet } from './BirthdaySheet'
import { cacheKilobytes, clearCache } from './cache'
import { ChoiceSheet } from './ChoiceSheet'
import { CloseSheet } from './CloseSheet'
import { DataSheet } from './DataSheet'
import { Devices } from './Devices'
import { ownWords as t } from './messages'
import { permissionsCell } from './permissions'
import { PhoneSheet } from './PhoneSheet'
import { RolesCard } from './RolesCard'
import { stopClosing, stopPhone } from './stopping'
import './own.scss'

/** Which sheet is open. */
type Open = 'phone' | 'birthday' | 'gender' | 'household' | 'language' | 'data' | 'close'

/** Month and day of a birthday; its year is nobody's. */
const day = (birthday: string): string => {
  const midnight = writtenMidnight(birthday)
  return midnight === undefined ? birthday : formatDay(midnight, currentLocale(), midnight)
}

interface PartProps {
  own?: Personal
  onOpen: (sheet: Open) => void
}

/** What is under way with the account, and how it is finished or stopped. */
const UnderWay = observer(function UnderWay({ own, onOpen }: PartProps) {
  const { phone = '', endsAt = 0 } = own?.phoneWait ?? {}
  const isDue = endsAt <= serverNow()
  return (
    <>
      {own?.closing ? (
        <Notice tone="sale" icon="warning" className="own-notice" action={{ label: t('keep'), onTap: stopClosing }}>
          {t('closingOn', { day: shownDay(own.closing.endsAt) })}
        </Notice>
      ) : null}
      {own?.phoneWait ? (
        <Notice
          tone="warm"
          icon="phone"
          className="own-notice"
          action={
            isDue
              ? { label: t('finishPhone'), onTap: () => onOpen('phone') }
              : { label: t('keepPhone'), onTap: stopPhone }
          }
        >
          {isDue ? t('phoneDue', { phone }) : t('phoneOn', { phone, day: shownDay(endsAt) })}
        </Notice>
      ) : null}
    </>
  )
})

/** The phone, and what is told by choice. */
const Known = observer(function Known({ own, onOpen }: PartProps) {
  const unset = t(own ? 'unset' : 'coming')
  return (
    <Card>
      <Cell
        icon="phone"
        label={t('phone')}
        value={
          <Row justify="end" wrap className="profile-phone">
            {stores.session.userInfo?.decryptMobilePhone ?? ' '}
            <Tag kind="ok">{t('verified')}</Tag>
          </Row>
        }
        onTap={() => onOpen('phone')}
      />
      <Cell
        icon="gift"
        label={t('birthday')}
        value={own?.birthday ? day(own.birthday) : unset}
        tone={own?.birthday ? 'plain' : 'muted'}
        onTap={() => onOpen('birthday')}
      />
      <Cell
        icon="user"
        label={t('gender')}
        value={own?.gender ? t(own.gender) : unset}
        tone={own?.gender ? 'plain' : 'muted'}
        onTap={() => onOpen('gender')}
      />
      <Cell
        icon="home"
        label={t('household')}
        value={own?.household ? t('persons', { count: own.household }) : unset}
        tone={own?.household ? 'plain' : 'muted'}
        onTap={() => onOpen('household')}
      />
    </Card>
  )
})

/** This device's own settings, one's data, and leaving. */
const Settings = observer(function Settings({ onOpen }: PartProps) {
  const [cached, setCached] = useState(cacheKilobytes)
  const clear = () => {
    clearCache()
    setCached(cacheKilobytes())
    toast(t('cleared'))
  }
  const locale = currentLocale()
  return (
    <Card>
      <Cell
        icon="globe"
        label={t('language')}
        value={siteLocales().find(({ code }) => code === locale)?.name}
        onTap={() => onOpen('language')}
      />
      <Cell icon="edit" label={t('textSize')} value={t('asDevice')} />
      {permissionsCell()}
      <Cell icon="trash" label={t('cache')} value={t('kilobytes', { size: cached })} onTap={clear} />
      <Cell icon="download" label={t('data')} onTap={() => onOpen('data')} />
      <Cell icon="undo" label={t('close')} onTap={() => onOpen('close')} />
    </Card>
  )
})

interface SheetsProps {
  own?: Personal
  open?: Open
  onClose: () => void
}

/** What is chosen of few. */
const Choices = observer(function Choices({ own, open, onClose }: SheetsProps) {
  const save = async (change: Parameters<typeof savePersonal>[0]) => {
    onClose()
    try {
      await savePersonal(change)
      toast(t('saved'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      toast(failure.words)
    }
  }
  const chooseLanguage = (value: string) => {
    onClose()
    const chosen = siteLocales().find(({ code }) => code === value)
    if (chosen) setLocale(chosen.code)
  }
  const nothing = { value: '', label: t('unsaid') }
  const genders = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: t(value) }))
  const households = [1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: t('persons', { count }) }))
  return (
    <>
      <ChoiceSheet
        open={open === 'gender'}
        onClose={onClose}
        title={t('gender')}
        value={own?.gender ?? undefined}
        options={[...genders, nothing]}
        onChoose={(value) => save({ gender: value === 'FEMALE' || value === 'MALE' ? value : null })}
      />
      <ChoiceSheet
        open={open === 'household'}
        onClose={onClose}
        title={t('household')}
        value={own?.household ? String(own.household) : undefined}
        options={[...households, nothing]}
        onChoose={(value) => save({ household: value === '' ? null : Number(value) })}
      />
      <ChoiceSheet
        open={open === 'language'}
        onClose={onClose}
        title={t('language')}
        value={currentLocale()}
        options={siteLocales().map(({ code, name }) => ({ value: code, label: name }))}
        onChoose={chooseLanguage}
      />
    </>
  )
})

/** The rows of the personal information: what is known, devices, the device's own settings, data, and leaving. */
export const OwnRows = observer(function OwnRows({ remote }: { remote: ReturnType<typeof usePersonal> }) {
  const { data: own, status, reload } = remote
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <UnderWay own={own} onOpen={setOpen} />
      {status === 'failed' && !own ? <RetryNote onRetry={() => void reload()} /> : null}
      <Known own={own} onOpen={setOpen} />
      <Settings onOpen={setOpen} />
      <RolesCard />
      <Devices devices={own?.devices} />
      <Text size={2} tone="ink-3" center className="profile-note">
        {t('why')}
      </Text>
      <Choices own={own} open={open} onClose={close} />
      <PhoneSheet open={open === 'phone'} onClose={close} own={own} />
      <BirthdaySheet open={open === 'birthday'} onClose={close} own={own} />
      <DataSheet open={open === 'data'} onClose={close} own={own} />
      <CloseSheet open={open === 'close'} onClose={close} />
    </>
  )
})
