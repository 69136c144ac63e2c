import { defineMessages } from '@/i18n'

/** Words of what sharing earns. */
export const sharingWords = defineMessages(
  'sharing',
  { earn: '分享赚约 {amount}' },
  { earn: 'Earn about {amount} by sharing' }
)
