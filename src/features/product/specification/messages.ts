import { defineMessages } from '@/i18n'

/** Words of choosing a version, which the cart has too: they are in the main package, those of the page are not. */
export const specificationWords = defineMessages(
  'specification',
  {
    chosen: '已选',
    chooseHint: '请选择{names}',
    skuSoldOut: '该款暂时缺货',
    tellMe: '到货提醒我',
    noSuchSku: '没有这种搭配，请换一个',
    stock: '库存 {count} 件',
    fewLeft: '仅剩 {count} 件',
    limit: '每人限购 {count} 件',
    limitLeft: '{limit}，还能买 {left} 件',
    limitTogether: '每人共限购 {count} 件',
    specification: '选择规格',
    quantity: '数量',
    stoppedStock: '库存仅有 {max} 件',
    stoppedLimit: '已达每人限购数量',
    stoppedMax: '一次最多买 {max} 件',
    noneLeftLimit: '已买满每人限购数量',
    cartStock: '连购物车里的一起，最多能买 {max} 件',
    cartLimit: '限购商品，连购物车里的一起最多还能买 {max} 件',
    cartMax: '连购物车里的一起，一次最多买 {max} 件',
    cartLines: '购物车已满，最多放 {max} 种商品'
  },
  {
    chosen: 'Selected',
    chooseHint: 'Please choose {names}',
    skuSoldOut: 'This one is out of stock',
    tellMe: 'Tell me when it is back',
    noSuchSku: "This combination isn't available. Please change one",
    stock: '{count} in stock',
    fewLeft: 'Only {count} left',
    limit: 'Limit {count} per person',
    limitLeft: '{limit}, {left} left for you',
    limitTogether: 'Limit {count} per person, all versions together',
    specification: 'Choose options',
    quantity: 'Quantity',
    stoppedStock: 'Only {max} in stock',
    stoppedLimit: 'That is the limit per person',
    stoppedMax: '{max} at most in one go',
    noneLeftLimit: 'You have bought all you can of this one',
    cartStock: '{max} at most, with those in your cart',
    cartLimit: 'Limited: {max} at most for you, with those in your cart',
    cartMax: '{max} at most in one go, with those in your cart',
    cartLines: 'Your cart is full: {max} products at most'
  }
)
