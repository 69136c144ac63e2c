import { defineMessages } from '@/i18n'

/** Words of what became of «tell me when». */
export const wishWords = defineMessages(
  'wish',
  { cancelled: '提醒已取消', unknown: '网络不稳定，提醒不一定设好，请再试一次' },
  {
    cancelled: 'Reminder cancelled',
    unknown: 'Poor connection: the reminder may not be set. Please try again'
  }
)
