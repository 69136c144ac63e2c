import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { isEmail } from '@domain/invoice'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatMinuteOfYear } from '@/lib/dates'
import { Button, Card, Field, Icon } from '@/ui'
import { MAX } from '../rules'
import { invoiceDetailWords as t } from './messages'
import { mailInvoice } from './useInvoice'
import './detail.scss'

interface MailCardProps {
  invoice: InvoiceDetail
  onSent: (invoice: InvoiceDetail) => void
}

/** Sends an issued invoice where the shopper wants it, and says where it went last. */
export const MailCard = observer(function MailCard({ invoice, onSent }: MailCardProps) {
  const { mailed } = invoice
  const [email, setEmail] = useState(mailed?.email ?? invoice.email ?? '')
  const [wrong, setWrong] = useState(false)
  const send = async () => {
    const to = email.trim()
    setWrong(!isEmail(to))
    if (!isEmail(to)) return
    const sent = await mailInvoice(invoice, to)
    if (sent) onSent(sent)
  }
  return (
    <Card title={t('mailTitle')} className="invoice-mail">
      <Field
        bare
        label={t('mailField')}
        placeholder={t('mailHint')}
        value={email}
        onChange={(typed) => {
          setEmail(typed)
          setWrong(false)
        }}
        error={wrong ? t('mailWrong') : undefined}
        maxLength={MAX.email}
        suffix={
          <Button kind="text" size="s" onTap={send}>
            {t('mailSend')}
          </Button>
        }
      />
      {mailed === undefined ? null : (
        <View className="invoice-mailed" role="status">
          <Icon name="check" size={14} color="ok" />
          <Text className="invoice-mailed__words">
            {t('mailed', { time: formatMinuteOfYear(mailed.at), email: mailed.email })}
          </Text>
        </View>
      )}
    </Card>
  )
})
