import { defineMessages } from '@/i18n'

/** Words of what an application became. */
export const resultWords = defineMessages(
  'caseResult',
  {
    done: '提交成功',
    notDone: '售后申请',
    about: '预计退款',
    settled: '退款',
    next: '接下来',
    see: '查看进度',
    fill: '去寄回',
    toList: '返回售后中心'
  },
  {
    done: 'Submitted',
    notDone: 'Application',
    about: 'Refund, about',
    settled: 'Refund',
    next: 'What comes next',
    see: 'Progress',
    fill: 'Send back',
    toList: 'After-sales centre'
  }
)
