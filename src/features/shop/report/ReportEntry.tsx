import { Text, View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { REPORT_LENGTH, SHOP_REPORTS, type ShopReport } from '@domain/goods/shop'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { afterLogin } from '@/features/afterLogin'
import { toast } from '@/platform/feedback'
import { stores } from '@/stores'
import { Button, Icon, Pressable, Sheet } from '@/ui'
import { OptionList } from '@/ui/form/OptionList'
import { TextArea } from '@/ui/field/TextArea'
import { useMutation } from './calls'
import { reportWords as t } from './messages'
import './report.scss'

/** The way to report a shop, and the sheet that asks what is wrong; what was written stays until it is sent. */
export const ReportEntry = observer(function ReportEntry({ shop }: { shop: ShopDetail }) {
  const { shopCode, shopName } = shop
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<ShopReport | ''>('')
  const [remark, setRemark] = useState('')
  const sending = useMutation('POST /o2md/v1/online-shop/report')
  const send = async () => {
    if (reason === '') return
    const outcome = await sending.send({ body: { shopCode, reason, ...(remark.trim() ? { remark } : {}) } })
    if (outcome.ok) {
      setOpen(false)
      setReason('')
      setRemark('')
      toast(t('sent'))
    } else if (outcome.error?.fateUnknown && !outcome.error.isTold) toast(t('unknown'))
  }
  const handleTap = () => {
    if (stores.session.loggedIn) setOpen(true)
    else void afterLogin(() => setOpen(true))
  }
  return (
    <>
      <Pressable className="shop-report" onTap={handleTap}>
        <Icon name="warning" size={20} />
        <Text>{t('report')}</Text>
      </Pressable>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('title', { shop: shopName })}
        footer={
          <Button block disabled={reason === ''} onTap={send}>
            {t('send')}
          </Button>
        }
      >
        <OptionList
          label={t('why')}
          options={SHOP_REPORTS.map((value) => ({ value, label: t(value) }))}
          value={reason}
          onChoose={setReason}
        />
        <View className="shop-report__what">
          <TextArea
            label={t('what')}
            placeholder={t('hint')}
            value={remark}
            onChange={setRemark}
            maxLength={REPORT_LENGTH}
            rows={3}
          />
        </View>
      </Sheet>
    </>
  )
})
