import { defineMessages } from '@/i18n'

/** Words of what is on air now. */
export const onAirWords = defineMessages(
  'liveOnAir',
  { onAir: '直播中', watching: '{count}人在看' },
  { onAir: 'Live', watching: '{count} watching' }
)
