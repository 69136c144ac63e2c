/** The demonstration's contract with partners. */
import type { ContractText } from '../../areas/partner'

const part = (title: [string, string], text: [string, string]) => ({
  title: { zh: title[0], en: title[1] },
  text: { zh: text[0], en: text[1] }
})

export const partnerContract: ContractText = {
  title: { zh: '合伙人协议', en: 'Partner agreement' },
  intro: {
    zh: '甲方：本商城的经营者。乙方：经实名核验并签署本协议的个人。双方就乙方分享甲方商品、甲方支付佣金一事约定如下。',
    en: 'Between the operator of this store (A) and a person whose identity was verified and who signs (B): B shares products of A, and A pays commission. The Chinese text holds; this is a translation.'
  },
  sections: [
    part(
      ['合作内容', 'What it is about'],
      [
        '乙方用自己的分享链接、卡片或海报推荐甲方商品，朋友经此下单并付款的，甲方按约定支付佣金。\n乙方不向甲方交纳任何费用，不囤货，不垫款。',
        'B recommends products of A by links, cards or posters of their own; where a friend orders and pays by one of them, A pays commission.\nB pays nothing to A, holds no stock and advances no money.'
      ]
    ),
    part(
      ['只有一层', 'One level'],
      [
        '佣金只来自真实成交的商品，任何人都不因发展他人加入而获得报酬。',
        'Commission comes from goods that were sold. Nobody earns by another joining.'
      ]
    ),
    part(
      ['归属', 'Whose order it is'],
      [
        '下单前 30 天内最后一次有效点击所属的合伙人获得该订单的佣金，以甲方服务器时间为准，随订单固定。\n乙方自己购买，或收货手机、微信、证件与乙方相同的订单不计佣金。员工价、试用、助力价及被没收的定金不计佣金。',
        'An order is that of the partner whose link was opened last within the 30 days before it, by the server’s time, and stays so.\nPurchases of one’s own, and orders with the same phone, WeChat account or ID, earn nothing; nor do employee prices, trials, assisted prices and forfeited deposits.'
      ]
    ),
    part(
      ['计算', 'How much'],
      [
        '以每件商品实际支付的货款（扣除优惠、积分和补贴，不含运费）乘以下单时该品类的比例，不足一分的舍去。',
        'The money paid for each product, less offers, points and subsidies and without shipping, times the rate of its category when it was ordered; less than a fen is dropped.'
      ]
    ),
    part(
      ['结算', 'When'],
      [
        '佣金在订单付款后待结算，收货后冻结，收货满 7 天且没有进行中的售后时可以提现。\n退款、价保、争议败诉时，对应的佣金收回；已经提现的，从之后的佣金中抵扣。',
        'Commission waits from payment, is frozen at receipt, and can be withdrawn seven days later unless a case is open.\nIt is taken back for what is refunded; where it was withdrawn, later commission makes up for it.'
      ]
    ),
    part(
      ['税', 'Tax'],
      [
        '甲方按劳务报酬代扣代缴个人所得税，并提供凭证。',
        'A withholds income tax on remuneration for services and gives proof of it.'
      ]
    ),
    part(
      ['个人信息', 'Personal data'],
      [
        '乙方的姓名和证件号码加密保存，仅用于核验身份、结算和报税。',
        'The name and ID number of B are kept sealed and used to verify, settle and report tax alone.'
      ]
    ),
    part(
      ['暂停与退出', 'Stopping and leaving'],
      [
        '乙方虚假宣传、刷单或违法的，甲方可以暂停合作；暂停期间不产生新的佣金，已有的仍归乙方。\n任何一方可以随时退出。退出后未到账的佣金照常结清，没有提走的保留一年。',
        'A may suspend B for false claims, sham orders or breaches of law: nothing new is earned then, and what was earned stays.\nEither may leave at any time. What is not paid yet is settled as usual, and what is not withdrawn is kept for a year.'
      ]
    ),
    part(
      ['变更', 'Changes'],
      [
        '协议变更以新版本发布，乙方签署新版本后继续合作；签署的文件和指纹由双方留存。',
        'Changes come as a new version, which B signs to go on; the signed document and its fingerprint are kept for both.'
      ]
    )
  ]
}
