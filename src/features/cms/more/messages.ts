import { defineMessages } from '@/i18n'

/** Words of the blocks that home and Mine show as a picture alone. */
export const moreWords = defineMessages(
  'cmsMore',
  { session: '{time} 场', soon: '马上开播', today: '今天', tomorrow: '明天', begins: '{day} {time}' },
  { session: '{time} sale', soon: 'Any moment', today: 'Today', tomorrow: 'Tomorrow', begins: '{day} {time}' }
)
