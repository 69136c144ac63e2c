/** Links by SMS: receipts and invoices. */
import { saidDay } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { noteOfOrder, pageOf } from './inbox'
import { sendSms } from './letters'

/**
 * Sends a shopper the link that confirms a receipt, by SMS, as it works without a login; in the caller's transaction. The
 * message names neither order nor address.
 */
export async function tellOfReceipt(
  db: Db,
  userId: string,
  link: { code: string; why: 'DELIVERED' | 'ENDING'; endsAt: number; to?: string | undefined },
  now: Date
): Promise<void> {
  const day = saidDay(link.endsAt, now.getTime())
  const words =
    link.why === 'DELIVERED'
      ? {
          title: { zh: '请确认收货', en: 'Please confirm receipt' },
          body: {
            zh: `您的包裹已送达，点链接确认收货，${day.zh} 前有效`,
            en: `Your parcel has been delivered. Confirm receipt by this link until ${day.en}`
          }
        }
      : {
          title: { zh: '即将自动确认收货', en: 'An order completes soon' },
          body: {
            zh: `您的订单将于 ${day.zh} 自动确认收货，已收到可点链接确认`,
            en: `Your order completes on ${day.en}. If it has arrived, confirm by this link`
          }
        }
  await sendSms(db, userId, { ...words, page: pageOf('pagesC/h5/confirm', { code: link.code }) }, now, link.to)
}

/**
 * ISSUED: it can be seen. CONFIRM: it is only taken back by its buyer's word. LAPSED: that word did not come in time.
 * VOID: nothing will come of it.
 */
export type InvoiceNews = 'ISSUED' | 'CONFIRM' | 'LAPSED' | 'VOID'

const invoiceNews: Record<InvoiceNews, { title: Words; body: Words }> = {
  ISSUED: {
    title: { zh: '发票已开具', en: 'Your invoice is ready' },
    body: { zh: '您申请的发票已开好，点链接查看', en: 'The invoice you asked for is ready. See it by this link' }
  },
  CONFIRM: {
    title: { zh: '红冲发票待确认', en: 'Please confirm an invoice' },
    body: {
      zh: '有一张已入账的发票要红冲，请在 72 小时内确认',
      en: 'An invoice that was booked is to be taken back. Please confirm within 72 hours'
    }
  },
  LAPSED: {
    title: { zh: '红冲申请已失效', en: 'A request to take an invoice back has lapsed' },
    body: {
      zh: '72 小时内没有确认红冲，原发票仍然有效',
      en: 'It was not confirmed within 72 hours. The invoice stands as it was'
    }
  },
  VOID: {
    title: { zh: '发票申请已作废', en: 'An invoice request is void' },
    body: { zh: '订单有退款，原来的开票申请已作废', en: 'After a refund, the invoice request is void' }
  }
}

/** What is read of it later, where no link stands beside it. */
const texts: Record<InvoiceNews, { title: Words; body: Words }> = {
  ...invoiceNews,
  ISSUED: {
    title: invoiceNews.ISSUED.title,
    body: { zh: '您申请的发票已开好，可以查看和下载', en: 'The invoice you asked for is ready to see and save' }
  }
}

/** Tells a shopper what became of an invoice, by SMS; in the caller's transaction. It names neither order nor title. */
export async function tellOfInvoice(
  db: Db,
  invoice: { userId: string; invoiceCode: string; orderCode: string },
  news: InvoiceNews,
  now: Date
): Promise<void> {
  const page = pageOf('pagesB/invoice/invoiceDetails', { invoiceCode: invoice.invoiceCode })
  const { userId, invoiceCode, orderCode } = invoice
  await sendSms(db, userId, { ...invoiceNews[news], page }, now)
  const leads = { page, target: 'INVOICE' as const, code: invoiceCode }
  const event = `invoice:${invoiceCode}:${news}:${now.getTime()}`
  await noteOfOrder(db, userId, orderCode, { ...texts[news], ...leads, event, kind: 'SERVICE' }, now)
}
