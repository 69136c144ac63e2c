import { defineMessages } from '@/i18n'

/** Words of reminders. */
export const reminderWords = defineMessages(
  'reminder',
  {
    remind: '提醒我',
    isSet: '已设提醒，点此取消',
    done: '开抢时会在微信里通知你',
    cancelled: '提醒已取消',
    unknown: '网络不稳定，提醒不一定设好，请再试一次'
  },
  {
    remind: 'Remind me',
    isSet: 'Reminder set. Undo',
    done: "We'll message you on WeChat when it starts",
    cancelled: 'Reminder cancelled',
    unknown: 'Poor connection: the reminder may not be set. Please try again'
  }
)
