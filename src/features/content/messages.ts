import { defineMessages } from '@/i18n'

export const contentWords = defineMessages(
  'content',
  {
    since: '自 {day} 起生效',
    others: '其他协议与规则',
    unknown: '没有找到这份协议',
    unknownNote: '它可能已经更名或停用',
    none: '这里还没有协议',
    all: '查看全部协议',
    goHome: '去首页看看',
    noticeKinds: '须知分类',
    noticeNone: '这里还没有须知',
    allAgreements: '全部协议与规则'
  },
  {
    since: 'In force since {day}',
    others: 'Other agreements and rules',
    unknown: 'This agreement can’t be found',
    unknownNote: 'It may have another name now, or no longer be in use',
    none: 'No agreements here yet',
    all: 'See all agreements',
    goHome: 'Go to home',
    noticeKinds: 'Kinds of notice',
    noticeNone: 'No notices here yet',
    allAgreements: 'All agreements and rules'
  }
)
