import { defineMessages } from '@/i18n'

/** Words of the way to the purchase notice. */
export const noticeEntryWords = defineMessages('noticeEntry', { label: '购买须知' }, { label: 'Before you buy' })
