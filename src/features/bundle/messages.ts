import { defineMessages } from '@/i18n'

/** Words of goods that are bought together. */
export const bundleWords = defineMessages(
  'bundle',
  {
    title: '一起买更省',
    chosen: '已选 {count} 件',
    saves: '共省 {amount}',
    this: '本商品',
    choose: '一起买 {name}，省 {amount}',
    add: '{count} 件一起加购',
    addOne: '加入购物车',
    buy: '一起购买',
    added: '已加入购物车，一起结算再减 {amount}',
    addedOne: '已加入购物车',
    partly: '「{name}」没能加入购物车，其余已加入',
    short: '「{name}」只剩 {count} 件',
    gone: '「{name}」暂时缺货',
    unknownFate: '网络不佳，没收到结果，请再点一次'
  },
  {
    title: 'Often bought together',
    chosen: '{count|1 chosen|{count} chosen}',
    saves: 'Save {amount}',
    this: 'This product',
    choose: 'Add {name}, {amount} less',
    add: 'Add {count} to cart',
    addOne: 'Add to cart',
    buy: 'Buy set',
    added: 'Added. {amount} more comes off when you check out together',
    addedOne: 'Added to cart',
    partly: '{name} could not be added. The rest is in your cart',
    short: 'Only {count} of {name} left',
    gone: '{name} is out of stock',
    unknownFate: 'Poor connection. Please tap again'
  }
)
