import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { isEmail } from '@domain/orders/invoice'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { shownMinute } from '@/stores/times'
import { hasOwn } from '@/lib/json'
import { Button, Card, classes, Field, Icon } from '@/ui'
import { MAX } from '../rules'
import { invoiceDetailWords as t } from './messages'
import { mailLooks } from './rules'
import { mailInvoice } from './useInvoice'
import '@/ui/layout/layout.scss'
import './detail.scss'

interface MailCardProps {
  invoice: InvoiceDetail
  onSent: (invoice: InvoiceDetail) => void
}

/** Sends an issued invoice where the shopper wants it, and says how far the last letter is. */
export const MailCard = observer(function MailCard({ invoice, onSent }: MailCardProps) {
  const { mailed } = invoice
  const [email, setEmail] = useState(mailed?.email ?? invoice.email ?? '')
  const [wrong, setWrong] = useState(false)
  const send = async () => {
    const to = email.trim()
    setWrong(!isEmail(to))
    if (!isEmail(to)) return
    const result = await mailInvoice(invoice, to)
    if (result) onSent(result)
  }
  return (
    <Card title={t('mailTitle')} className="invoice-mail">
      <Field
        bare
        type="email"
        label={t('mailField')}
        placeholder={t('mailHint')}
        value={email}
        onChange={(text) => {
          setEmail(text)
          setWrong(false)
        }}
        error={wrong ? t('mailWrong') : undefined}
        maxLength={MAX.email}
        suffix={
          <Button kind="text" size="s" onTap={send}>
            {t(mailed === undefined ? 'mailSend' : 'mailAgain')}
          </Button>
        }
      />
      {mailed !== undefined && hasOwn(mailLooks, mailed.state) ? <Mailed mailed={mailed} /> : null}
    </Card>
  )
})

/** How far the letter is that was asked for last. */
function Mailed({ mailed }: { mailed: NonNullable<InvoiceDetail['mailed']> }) {
  const { words, icon } = mailLooks[mailed.state]
  const time = shownMinute(mailed.sentAt ?? mailed.at)
  return (
    <View className={classes('invoice-mailed', `invoice-mailed--${mailed.state}`)} role="status">
      <Icon name={icon} size={14} />
      <Text className="ui__shrinks ui__breaks">{t(words, { time, email: mailed.email })}</Text>
    </View>
  )
}
