import { defineMessages } from '@/i18n'

/** Words of the address line above the cart. */
export const deliveryLineWords = defineMessages(
  'deliveryLine',
  {
    signIn: '登录后同步购物车和地址',
    addFirst: '添加收货地址',
    deliverTo: '收货地址：{line}'
  },
  {
    signIn: 'Log in to sync cart and addresses',
    addFirst: 'Add a delivery address',
    deliverTo: 'Delivery address: {line}'
  }
)
