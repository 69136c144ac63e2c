import { defineMessages } from '@/i18n'

/** The way from an order to its invoice. */
export const invoiceEntryWords = defineMessages(
  'invoiceEntry',
  { invoice: '发票', ask: '申请或查看' },
  { invoice: 'Invoice', ask: 'Request / View' }
)
