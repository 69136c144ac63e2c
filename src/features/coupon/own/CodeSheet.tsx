import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { Button, Sheet, TextInput } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { ownCouponWords as t } from './messages'
import './CodeSheet.scss'

/** As the gateway takes it. */
const longest = 40

/** Where a code is entered that gives a coupon; what it gives is shown by a screen of its own. */
export const CodeSheet = observer(function CodeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [code, setCode] = useState('')
  const fit = code.replaceAll(/[^A-Za-z0-9_-]/g, '')
  const submit = async () => {
    if (fit === '') return
    onClose()
    await go('couponSend', { code: fit })
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('enterCode')}>
      <Stack gap={4} className="coupon-code">
        <TextInput
          className="coupon-code__field"
          label={t('code')}
          value={code}
          maxLength={longest}
          placeholder={t('codeHint')}
          onChange={setCode}
          onConfirm={() => void submit()}
        />
        <Button block disabled={fit === ''} onTap={submit}>
          {t('lookUp')}
        </Button>
      </Stack>
    </Sheet>
  )
})
