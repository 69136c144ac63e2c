import { defineMessages } from '@/i18n'

/** Words that primitives say by themselves. */
export const uiWords = defineMessages(
  'ui',
  {
    back: '返回',
    home: '首页',
    close: '关闭',
    clear: '清除',
    retry: '重试',
    loading: '加载中',
    ended: '没有更多了',
    moreFailed: '没有加载出来，点这里重试',
    failedTitle: '系统开小差了，请您稍后再试',
    failedNote: '已填写的内容都还在',
    staleNote: '没能更新，先看看之前的内容',
    decrease: '减少数量',
    increase: '增加数量',
    quantity: '数量',
    listPrice: '原价',
    days: '{count}天',
    timeLeft: '剩余时间',
    badge: '{count}件',
    required: '必填',
    remove: '移除',
    previous: '上一组',
    next: '下一组'
  },
  {
    back: 'Back',
    home: 'Home',
    close: 'Close',
    clear: 'Clear',
    retry: 'Try again',
    loading: 'Loading',
    ended: 'No more to show',
    moreFailed: "Couldn't load more. Tap to try again",
    failedTitle: 'The system is having a hiccup, please try later',
    failedNote: 'Nothing you entered is lost',
    staleNote: "Couldn't refresh. Showing what we had before",
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    quantity: 'Quantity',
    listPrice: 'List price',
    days: '{count|1 day|{count} days}',
    timeLeft: 'Time left',
    badge: '{count|1 item|{count} items}',
    required: 'Required',
    remove: 'Remove',
    previous: 'Previous',
    next: 'Next'
  }
)
