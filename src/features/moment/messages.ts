import { defineMessages } from '@/i18n'

/** Words of being told before something ends. */
export const endingWords = defineMessages('ending', { remind: '到期提醒我' }, { remind: 'Remind me' })
