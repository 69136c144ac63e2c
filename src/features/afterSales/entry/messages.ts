import { defineMessages } from '@/i18n'

/** Words of the ways to after-sales. */
export const afterSalesEntryWords = defineMessages(
  'caseEntry',
  { label: '退换/售后', apply: '申请', problem: '申请售后' },
  { label: 'Returns and after-sales', apply: 'Apply', problem: 'After-sales' }
)
