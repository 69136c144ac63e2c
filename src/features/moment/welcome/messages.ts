import { defineMessages } from '@/i18n'

/** Words of the new customer's welcome. */
export const newCustomerWords = defineMessages(
  'newCustomer',
  {
    title: '新人见面礼',
    from: '满 {amount} 可用 · 全场通用',
    anything: '无门槛 · 全场通用',
    days: '收下后 {days} 天内有效',
    take: '收下 {amount}',
    close: '关闭',
    taken: '已放进「我的红包」',
    onlyNew: '这个红包只给新客，去领券中心看看吧',
    lost: '网络不稳定，请再试一次'
  },
  {
    title: 'A gift to welcome you',
    from: 'Min. spend {amount} · all shops',
    anything: 'No minimum · all shops',
    days: 'Valid for {days|1 day|{days} days} once taken',
    take: 'Claim {amount}',
    close: 'Close',
    taken: 'It is in “My red packets”',
    onlyNew: 'This one is for new customers. The coupon centre has more',
    lost: 'Poor connection. Please try again'
  }
)
