import { defineMessages } from '@/i18n'

/** The word that leads to a manual: a product shows it without the words of the reader. */
export const manualEntryWords = defineMessages(
  'manualEntry',
  {
    entry: '说明书'
  },
  {
    entry: 'Manual'
  }
)
