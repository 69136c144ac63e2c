import { defineMessages } from '@/i18n'

/** The way from an order to its invoice. */
export const invoiceEntryWords = defineMessages(
  'invoiceEntry',
  { invoice: '发票', ask: '申请或查看', none: '申请开票', issuing: '开票中', issued: '已开具' },
  { invoice: 'Invoice', ask: 'Request / View', none: 'Request', issuing: 'In progress', issued: 'Issued' }
)
