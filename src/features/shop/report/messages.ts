import { defineMessages } from '@/i18n'

/** Words of telling what is wrong with a shop. */
export const reportWords = defineMessages(
  'shopReport',
  {
    report: '举报',
    title: '举报 {shop}',
    why: '遇到了什么问题',
    FAKE: '卖假货',
    MISLEADING: '宣传和实物不符',
    PRICE: '乱收费、乱标价',
    SERVICE: '服务态度差、不履行承诺',
    PRIVACY: '泄露个人信息',
    OTHER: '其他',
    what: '发生了什么（可不填）',
    hint: '说说时间、商品和经过，方便核实',
    send: '提交',
    sent: '已收到，工作人员会核实处理',
    unknown: '网络不稳定，不一定提交成功，请再试一次'
  },
  {
    report: 'Report',
    title: 'Report {shop}',
    why: 'What is wrong',
    FAKE: 'Sells counterfeits',
    MISLEADING: 'Not as described',
    PRICE: 'Overcharges or misprices',
    SERVICE: 'Poor service, broken promises',
    PRIVACY: 'Leaks personal information',
    OTHER: 'Something else',
    what: 'What happened (optional)',
    hint: 'When, which product, and what was said',
    send: 'Send',
    sent: 'Thank you. Our staff will look into it',
    unknown: 'Poor connection: it may not have been sent. Please try again'
  }
)
