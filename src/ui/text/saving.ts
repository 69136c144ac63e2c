import { defineMessages } from '@/i18n'
import { formatMoney, formatRoundMoney } from '@/lib/money'
import { uiPorts } from '../ports'

/** Words of what is saved, and of how an amount comes about; the same wherever they are said. */
export const savingWords = defineMessages(
  'saving',
  {
    off: '直降 {amount}',
    saved: '已优惠 {amount}',
    list: '商品原价',
    cut: '商品降价',
    flash: '秒杀优惠',
    bundle: '组合优惠',
    coupon: '优惠券',
    packet: '红包',
    point: '积分抵扣',
    subsidy: '换新补贴',
    freight: '运费'
  },
  {
    off: '{amount} off',
    saved: 'Saved {amount}',
    list: 'Items at list price',
    cut: 'Markdown',
    flash: 'Flash sale',
    bundle: 'Bundle',
    coupon: 'Coupons',
    packet: 'Red packet',
    point: 'Points',
    subsidy: 'Trade-in subsidy',
    freight: 'Shipping'
  }
)

/** «直降 ¥140» */
export const formatOff = (fen: number): string =>
  savingWords('off', { amount: formatRoundMoney(fen, uiPorts().currencySymbol()) })

/** «已优惠 ¥140.00» */
export const formatSaved = (fen: number): string =>
  savingWords('saved', { amount: formatMoney(fen, uiPorts().currencySymbol()) })
