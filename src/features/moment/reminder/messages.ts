import { defineMessages } from '@/i18n'

/** Words of reminders. */
export const reminderWords = defineMessages(
  'reminder',
  {
    remind: '提醒我',
    isSet: '已设提醒，点此取消',
    done: '开抢时会在微信里通知你'
  },
  {
    remind: 'Remind me',
    isSet: 'Reminder set. Undo',
    done: "We'll message you on WeChat when it starts"
  }
)
