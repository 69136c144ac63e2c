import { defineMessages } from '@/i18n'

/** Words of having seen a product before. */
export const seenWords = defineMessages(
  'seenBefore',
  { seen: '{ago}看过 · 当时 {amount}', yesterday: '昨天', daysAgo: '{count} 天前' },
  { seen: 'Seen {ago} · {amount} then', yesterday: 'yesterday', daysAgo: '{count} days ago' }
)
