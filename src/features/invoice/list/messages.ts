import { defineMessages } from '@/i18n'

/** Words of the list of invoices, and of their states everywhere. */
export const invoiceListWords = defineMessages(
  'invoices',
  {
    tabs: '发票',
    ALL: '全部',
    OPEN: '处理中',
    ISSUED: '已开具',
    ENDED: '已结束',
    TITLES: '抬头',
    stateSUBMITTED: '已提交',
    stateISSUING: '开票中',
    stateISSUED: '已开具',
    stateRED_REQUESTED: '待确认红字',
    stateREVERSED: '已红冲',
    stateVOID: '已作废',
    stateUnknown: '处理中',
    readyBy: '预计 {time} 前开好',
    submittedAt: '{time} 提交',
    pieces: '共 {count} 件',
    none: '还没有发票',
    noneNote: '付款后就能在订单里申请',
    noneOther: '这里还没有发票',
    toOrders: '去我的订单'
  },
  {
    tabs: 'Invoices',
    ALL: 'All',
    OPEN: 'Pending',
    ISSUED: 'Issued',
    ENDED: 'Ended',
    TITLES: 'Names',
    stateSUBMITTED: 'Submitted',
    stateISSUING: 'Being issued',
    stateISSUED: 'Issued',
    stateRED_REQUESTED: 'Waits for you',
    stateREVERSED: 'Taken back',
    stateVOID: 'Void',
    stateUnknown: 'In progress',
    readyBy: 'Ready by {time}',
    submittedAt: 'Submitted {time}',
    pieces: '{count|1 item|{count} items}',
    none: 'No invoices yet',
    noneNote: 'Ask for one from an order once it is paid',
    noneOther: 'No invoices here',
    toOrders: 'My orders'
  }
)
