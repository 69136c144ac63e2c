import { defineMessages } from '@/i18n'

/** Words of the activity page. */
export const activityWords = defineMessages(
  'activity',
  {
    title: '活动专区',
    overTitle: '活动已经结束',
    overNote: '首页还有更多正在进行的活动',
    home: '去首页看看',
    loading: '正在加载活动'
  },
  {
    title: 'Activity',
    overTitle: 'This activity is over',
    overNote: 'There is more going on at home',
    home: 'Go to home',
    loading: 'Loading the activity'
  }
)
