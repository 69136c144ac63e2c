import type { InvoiceDetail } from '@contract'
import { useEffect } from 'react'
import { GatewayError, withIntent } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { fingerprint } from '@/lib/fingerprint'
import { tellInvoiceChange } from '../changed'
import { call, useOne } from './calls'
import { invoiceDetailWords as t } from './messages'
import { willChange } from './rules'

/** ms between looks at an invoice that changes by itself. */
const lookEvery = 10_000

/** One invoice, missing too where it is somebody else's; looked at again while it is made out or mailed, and whenever the screen shows. */
export function useInvoice(invoiceCode: string) {
  const remote = useOne('GET /o2ord-b2c/v1/invoice', { invoiceCode }, { missing: 'invoice.missing' })
  const { reload } = remote
  const waits = remote.data !== undefined && willChange(remote.data)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void reload(), lookEvery)
    return () => clearInterval(timer)
  }, [waits, reload])
  return remote
}

/** Asks for an invoice by e-mail, once for each tap; undefined after a refusal, which has shown its toast. */
export async function mailInvoice(invoice: InvoiceDetail, email: string): Promise<InvoiceDetail | undefined> {
  const body = { invoiceCode: invoice.invoiceCode, email }
  // sent once before, it may be sent there again: the letter before is part of what is meant
  const intent = `invoice.mail ${fingerprint(JSON.stringify([body, invoice.mailed?.at ?? 0]))}`
  try {
    const result = await withIntent(intent, (idempotencyKey) =>
      call('POST /o2ord-b2c/v1/invoice', { body, idempotencyKey, quiet: true })
    )
    toast(t('mailSent'))
    return result
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    toast(failure.fateUnknown ? t('mailUnknown') : failure.words)
    return undefined
  }
}

/** The buyer's word that it is taken back, asked once more; what stands then, or undefined. */
export async function confirmRed({ invoiceCode, orderCode }: InvoiceDetail): Promise<InvoiceDetail | undefined> {
  const sure = await confirm({
    title: t('redAsk'),
    content: t('redAskNote'),
    confirmText: t('redConfirm'),
    cancelText: t('notYet'),
    danger: true
  })
  if (!sure) return undefined
  try {
    const result = await withIntent(`invoice.red ${invoiceCode}`, (idempotencyKey) =>
      call('POST /o2ord-b2c/v1/invoice/confirm-red', { body: { invoiceCode }, idempotencyKey })
    )
    tellInvoiceChange(orderCode)
    toast(t('redDone'))
    return result
  } catch (failure) {
    if (failure instanceof GatewayError) return undefined // call has told it
    throw failure
  }
}
