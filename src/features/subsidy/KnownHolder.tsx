import { View } from '@tarojs/components'
import type { DataOf, SubsidyHolder } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { GatewayError, serverNow } from '@/api'
import { shownMinute } from '@/stores/times'
import { Button, Card, Sheet, usePageVisible } from '@/ui'
import { isCodeComplete } from '@/ui/form/code'
import { CodeField } from '@/ui/form/CodeField'
import { Fact } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { call } from './calls'
import { subsidyWords as t } from './messages'
import './subsidy.scss'

type Opened = DataOf<'POST /o2cum/v1/customer-info/get-decrypt-customer-info'>

/** Name and number in full, for a code: held while the panel stands open and the page is seen, and nowhere else. */
function useOpened() {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const [captcha, setCaptcha] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [sentCode, setSentCode] = useState({ captchaKey: '', resendAt: 0 })
  const trying = async (act: () => Promise<void>): Promise<void> => {
    try {
      setWrong(undefined)
      await act()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      setWrong(failure.words)
    }
  }
  const sendCode = () =>
    trying(async () => {
      const { captchaKey, resendAfterSeconds } = await call('POST /o2mkt-b2c/v1/subsidy/send-code', { quiet: true })
      setSentCode({ captchaKey, resendAt: serverNow() + resendAfterSeconds * 1000 })
    })
  const look = (): unknown => {
    if (sentCode.captchaKey === '' || !isCodeComplete(captcha)) return setWrong(t('needCode'))
    const body = { captchaKey: sentCode.captchaKey, captcha }
    return trying(async () => {
      setOpened(await call('POST /o2cum/v1/customer-info/get-decrypt-customer-info', { body, quiet: true }))
      setCaptcha('')
    })
  }
  const close = () => {
    setOpen(false)
    setOpened(undefined)
    setCaptcha('')
    setWrong(undefined)
  }
  return { open, opened, captcha, wrong, resendAt: sentCode.resendAt, setOpen, setCaptcha, sendCode, look, close }
}

/** Who it is, masked; in full for a code of one's own phone. */
export const KnownHolder = observer(function KnownHolder({ holder }: { holder: SubsidyHolder }) {
  const { nameMasked, idMasked, picturesUntil } = holder
  const { open, opened, captcha, wrong, resendAt, setOpen, setCaptcha, sendCode, look, close } = useOpened()
  const visible = usePageVisible()
  return (
    <Card
      title={t('verified')}
      extra={
        <Button kind="text" size="s" onTap={() => setOpen(true)}>
          {t('look')}
        </Button>
      }
    >
      <Fact label={t('name')} words={nameMasked} />
      <Fact label={t('id')} words={idMasked} />
      <Fact
        label={t('pictures')}
        words={
          picturesUntil === undefined ? t('picturesGone') : t('picturesUntil', { time: shownMinute(picturesUntil) })
        }
      />
      <View>
        <Sheet
          open={open}
          onClose={close}
          title={t('look')}
          footer={
            <Button block onTap={opened === undefined ? look : close}>
              {t(opened === undefined ? 'lookNow' : 'lookDone')}
            </Button>
          }
        >
          {opened !== undefined && visible ? (
            <>
              <Fact label={t('name')} words={opened.realName} />
              <Fact label={t('id')} words={opened.idNumber} />
            </>
          ) : (
            <>
              <Text size={2} tone="ink-3">
                {t('lookNote')}
              </Text>
              <CodeField
                look="row"
                value={captcha}
                onChange={setCaptcha}
                focus={false}
                resendAt={resendAt}
                now={serverNow}
                onResend={sendCode}
                {...(wrong === undefined ? {} : { error: wrong })}
              />
            </>
          )}
        </Sheet>
      </View>
    </Card>
  )
})
