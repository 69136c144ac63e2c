import { defineMessages } from '@/i18n'

/** Words that a result is marked with. */
export const markWords = defineMessages(
  'mark',
  { few: '仅剩 {count} 件', notHere: '不送您的地区' },
  { few: 'Only {count} left', notHere: 'Not to your region' }
)
