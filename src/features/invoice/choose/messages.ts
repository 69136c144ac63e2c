import { defineMessages } from '@/i18n'

/** Words of choosing an invoice for an order that is being placed. */
export const chooseWords = defineMessages(
  'invoiceChoose',
  {
    NONE: '不开发票',
    NONENote: '以后也能申请',
    laterTitle: '以后要开的话',
    laterWhen: '什么时候',
    laterWhenNote: '付款后，在订单里申请',
    laterWhere: '在哪看',
    laterWhereNote: '「我的发票」里，也能发到邮箱',
    laterWrong: '开错了',
    laterWrongNote: '可以换开一次',
    note: '付款后自动申请，开好发到邮箱，也在「我的发票」里。几家店铺就开几张。',
    holder: '补贴商品另开一张，抬头只能是补贴资格人。',
    keep: '保存这个抬头',
    done: '确定',
    saved: '已保存',
    unknown: '网络不佳，还不确定是否保存成功，请再点一次',
    overTitle: '这笔订单已提交',
    overNote: '付款后可以在订单里申请发票',
    toOrders: '去我的订单',
    goneTitle: '没有找到要结算的商品',
    goneNote: '请从购物车重新结算',
    toCart: '去购物车'
  },
  {
    NONE: 'No invoice',
    NONENote: 'You can ask later',
    laterTitle: 'If you need one later',
    laterWhen: 'When',
    laterWhenNote: 'After payment, from the order',
    laterWhere: 'Where',
    laterWhereNote: 'In My invoices, and by e-mail',
    laterWrong: 'Mistakes',
    laterWrongNote: 'It can be reissued once',
    note: 'Issued after payment and e-mailed to you. One invoice per shop.',
    holder: 'What is subsidised is invoiced apart, to the holder of the subsidy alone.',
    keep: 'Save this billing name',
    done: 'Done',
    saved: 'Saved',
    unknown: 'Poor connection, so it may or may not be saved. Please try again',
    overTitle: 'This order was placed',
    overNote: 'Ask for an invoice from the order once it is paid',
    toOrders: 'My orders',
    goneTitle: 'There is nothing to check out',
    goneNote: 'Please start from the cart again',
    toCart: 'Go to cart'
  }
)
