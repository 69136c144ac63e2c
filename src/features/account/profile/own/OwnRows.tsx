import { View } from '@tarojs/components'
import { isBirthMonth } from '@domain/account'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { currentLocale, setLocale, siteLocales } from '@/i18n'
import { formatDay, monthAndDay } from '@/lib/dates'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Card, Cell, RetryNote, Tag } from '@/ui'
import { Notice } from '@/ui/layout/Notice'
import { keepAccount, keepOldPhone, savePersonal, type Personal, type usePersonal } from './api'
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
import './own.scss'

type Open = 'phone' | 'birthday' | 'gender' | 'household' | 'language' | 'data' | 'close'

const day = (birthday: string): string => {
  const found = monthAndDay(birthday)
  return found ? t('monthDay', found) : birthday
}

/** What is under way with the account, and how it is stopped. */
const UnderWay = observer(function UnderWay({ own }: { own?: Personal }) {
  const stop = async (act: () => Promise<unknown>, said: 'kept' | 'phoneKept') => {
    await act()
    toast(t(said))
  }
  return (
    <>
      {own?.closing ? (
        <Notice
          tone="sale"
          icon="warning"
          className="own-notice"
          action={{ label: t('keep'), onTap: () => stop(keepAccount, 'kept') }}
        >
          {t('closingOn', { day: formatDay(own.closing.endsAt) })}
        </Notice>
      ) : null}
      {own?.phoneWait ? (
        <Notice
          tone="warm"
          icon="phone"
          className="own-notice"
          action={{ label: t('keepPhone'), onTap: () => stop(keepOldPhone, 'phoneKept') }}
        >
          {t('phoneOn', { phone: own.phoneWait.phone, day: formatDay(own.phoneWait.endsAt) })}
        </Notice>
      ) : null}
    </>
  )
})

/** The rows of the personal information: what is known, devices, the device's own settings, data, and leaving. */
export const OwnRows = observer(function OwnRows({ remote }: { remote: ReturnType<typeof usePersonal> }) {
  const { data: own, status, reload } = remote
  const [open, setOpen] = useState<Open>()
  const [cached, setCached] = useState(cacheKilobytes)
  const close = () => setOpen(undefined)
  const save = async (change: Parameters<typeof savePersonal>[0]) => {
    close()
    await savePersonal(change)
    toast(t('saved'))
  }
  const locale = currentLocale()
  const today = formatDay(serverNow())
  return (
    <>
      <UnderWay own={own} />
      {status === 'failed' && !own ? <RetryNote onRetry={() => void reload()} /> : null}
      <Card>
        <Cell
          icon="phone"
          label={t('phone')}
          value={
            <View className="profile-phone">
              {stores.session.userInfo?.decryptMobilePhone ?? ' '}
              <Tag kind="ok">{t('verified')}</Tag>
            </View>
          }
          onTap={() => setOpen('phone')}
        />
        <Cell
          icon="gift"
          label={t('birthday')}
          value={
            own?.birthday ? (
              <View className="profile-phone">
                {day(own.birthday)}
                {isBirthMonth(own.birthday, today.replaceAll('/', '-')) ? (
                  <Tag kind="warm">{t('birthMonth')}</Tag>
                ) : null}
              </View>
            ) : (
              t(own ? 'unsaid' : 'coming')
            )
          }
          onTap={() => setOpen('birthday')}
        />
        <Cell
          icon="user"
          label={t('gender')}
          value={own?.gender ? t(own.gender) : t(own ? 'unsaid' : 'coming')}
          onTap={() => setOpen('gender')}
        />
        <Cell
          icon="home"
          label={t('household')}
          value={own?.household ? t('persons', { count: own.household }) : t(own ? 'unsaid' : 'coming')}
          onTap={() => setOpen('household')}
        />
      </Card>
      <Devices devices={own?.devices} />
      <RolesCard />
      <Card>
        <Cell
          icon="globe"
          label={t('language')}
          value={siteLocales().find(({ code }) => code === locale)?.name}
          onTap={() => setOpen('language')}
        />
        {permissionsCell()}
        <Cell
          icon="trash"
          label={t('cache')}
          value={t('kilobytes', { size: cached })}
          onTap={() => {
            clearCache()
            setCached(cacheKilobytes())
            toast(t('cleared'))
          }}
        />
        <Cell icon="download" label={t('data')} onTap={() => setOpen('data')} />
        <Cell icon="undo" label={t('close')} onTap={() => setOpen('close')} />
      </Card>
      <View className="profile-note">{t('why')}</View>
      <PhoneSheet open={open === 'phone'} onClose={close} />
      <BirthdaySheet open={open === 'birthday'} onClose={close} own={own} />
      <ChoiceSheet
        open={open === 'gender'}
        onClose={close}
        title={t('gender')}
        value={own?.gender ?? ''}
        options={[
          { value: 'FEMALE', label: t('FEMALE') },
          { value: 'MALE', label: t('MALE') },
          { value: '', label: t('unsaid') }
        ]}
        onChoose={(value) => save({ gender: value === 'FEMALE' || value === 'MALE' ? value : null })}
      />
      <ChoiceSheet
        open={open === 'household'}
        onClose={close}
        title={t('household')}
        value={own?.household ? String(own.household) : ''}
        options={[
          ...[1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: t('persons', { count }) })),
          { value: '', label: t('unsaid') }
        ]}
        onChoose={(value) => save({ household: value === '' ? null : Number(value) })}
      />
      <ChoiceSheet
        open={open === 'language'}
        onClose={close}
        title={t('language')}
        value={locale}
        options={siteLocales().map(({ code, name }) => ({ value: code, label: name }))}
        onChoose={(value) => {
          close()
          const chosen = siteLocales().find(({ code }) => code === value)
          if (chosen) setLocale(chosen.code)
        }}
      />
      <DataSheet open={open === 'data'} onClose={close} own={own} />
      <CloseSheet open={open === 'close'} onClose={close} />
    </>
  )
})
