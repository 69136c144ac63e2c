import { defineMessages } from '@/i18n'

/** Words of the blocks that home and Mine show as a picture alone. */
export const stripWords = defineMessages(
  'cmsLive',
  { soon: '马上开播', today: '今天', tomorrow: '明天', begins: '{day} {time}' },
  { soon: 'Any moment', today: 'Today', tomorrow: 'Tomorrow', begins: '{day} {time}' }
)
