import { defineMessages } from '@/i18n'

/** What may not be sold to a place. */
export const restrictionWords = defineMessages(
  'restriction',
  {
    title: '有商品不能卖到这个地区',
    again: '有商品不能卖到这笔订单的地址',
    row: '「{title}」不能卖到{place}：{reason}',
    here: '不能卖到{place}：{reason}',
    otherAddress: '换个地址',
    keepAddress: '保持原地址',
    toCartAnyway: '仍加购物车',
    notNow: '先不买'
  },
  {
    title: 'Not sold to this region',
    again: 'Not sold to the address of this order',
    row: '{title} can’t be sold to {place}: {reason}',
    here: 'Can’t be sold to {place}: {reason}',
    otherAddress: 'Another address',
    keepAddress: 'Keep the old one',
    toCartAnyway: 'Add to cart anyway',
    notNow: 'Not now'
  }
)
