import { defineMessages } from '@/i18n'

/** Words of the activity page. */
export const activityWords = defineMessages(
  'activity',
  {
    overTitle: '活动已经结束',
    overNote: '首页还有更多正在进行的活动',
    home: '去首页看看',
    loading: '正在加载活动'
  },
  {
    overTitle: 'This event has ended',
    overNote: 'There is more to see on the home page',
    home: 'Back to home',
    loading: 'Loading offers'
  }
)
