/** What cases say to shoppers, and the refusals of their calls. */
import type { CaseReasonCode, KindObstacle } from '../../../../domain/aftersale/afterSale'
import type { Mode } from '../../core/area'
import { refusal, notFound, type GatewayRefusal } from '../../core/errors'
import type { Words } from '../../core/words'

export const caseMissing = (): GatewayRefusal => notFound('case.missing', '售后单不存在', 'We can’t find that case')
export const caseMoved = (): GatewayRefusal =>
  refusal('case.state', '售后单状态已变化，请刷新后再试', 'The case has changed; please refresh and try again')
export const caseChanged = (): GatewayRefusal =>
  refusal('case.changed', '退款金额有变动，请看一下新的金额', 'The amount has changed. Please look at the new one')
export const casePieces = (): GatewayRefusal =>
  refusal(
    'case.pieces',
    '有商品已退或正在售后中，请重新选择',
    'Some of it is back or in another case. Please choose again'
  )
export const caseReason = (): GatewayRefusal =>
  refusal('case.reason', '请选择合适的原因', 'Please choose a reason that fits')
export const casePictures = (): GatewayRefusal =>
  refusal('case.pictures', '请上传能看清问题的图片或视频', 'Please add pictures or a video that show what is wrong')
export const casePlace = (): GatewayRefusal =>
  refusal(
    'case.place',
    '店铺还没有设置退货地址，请联系客服',
    'The shop has not said yet where goods go back to. Please contact us'
  )
export const caseCancel = (): GatewayRefusal =>
  refusal('case.cancel', '全部都不要了，请直接取消订单', 'To return all of it, please cancel the order')

export const caseGift = (): GatewayRefusal =>
  refusal(
    'case.gift',
    '退款不够抵这件赠品，请一起寄回',
    'What goes back doesn’t cover this gift. Please send it back too'
  )
export const caseGiftFirst = (): GatewayRefusal =>
  refusal(
    'case.gift-first',
    '赠品在另一笔还没寄出的售后里，请先寄出，或取消那一笔后一起申请',
    'The gift is in another case that wasn’t sent yet. Please send it, or cancel that one and ask for both together'
  )

export const caseTogether = (): GatewayRefusal =>
  refusal(
    'case.together',
    '还有一单因这件商品享受了组合优惠、等待付款，请先取消那一单',
    'An order that waits for its payment costs less because of this. Please cancel that order first'
  )

export const exchangeVersion = (): GatewayRefusal =>
  refusal('exchange.version', '请选择要换的规格', 'Please choose what it is exchanged for')
export const exchangeDearer = (): GatewayRefusal =>
  refusal('exchange.dearer', '这个规格更贵，请退货后重新购买', 'That one costs more. Please return yours and buy it')
export const exchangeStock = (): GatewayRefusal =>
  refusal('exchange.stock', '这个规格没有货了，请换一个', 'That one is out of stock. Please choose another')

export const reasonWords: Readonly<Record<CaseReasonCode, Words>> = {
  CHANGED_MIND: { zh: '不想要了', en: 'Changed my mind' },
  WRONG_ORDER: { zh: '拍错了', en: 'Ordered by mistake' },
  NOT_RECEIVED: { zh: '一直没收到', en: 'It never came' },
  REJECTED: { zh: '已拒收', en: 'I refused the parcel' },
  NO_REASON: { zh: '七天无理由', en: 'Within 7 days, no reason' },
  DAMAGED: { zh: '外观有磕碰', en: 'Dented or scratched' },
  FAULTY: { zh: '用着有故障', en: 'It doesn’t work' },
  NOT_AS_SHOWN: { zh: '与描述不符', en: 'Not as described' },
  WRONG_ITEM: { zh: '发错了货', en: 'The wrong item came' }
}

export const obstacleWords: Readonly<Record<KindObstacle, Words>> = {
  UNPAID: { zh: '订单还没有付款', en: 'The order is not paid yet' },
  CANCELLED: { zh: '订单已取消', en: 'The order was cancelled' },
  RETURNED: { zh: '已经全部退过了', en: 'Already returned' },
  OPEN_CASE: { zh: '正在售后中', en: 'Already in a case' },
  NOT_SHIPPED: { zh: '还没发货，可以直接退款', en: 'Not shipped yet: you can get a refund at once' },
  ON_THE_WAY: { zh: '还在路上，签收后才能办', en: 'On its way: available once it arrives' },
  RECEIVED: { zh: '已签收，请选退货退款', en: 'It has arrived: please return it' },
  OVER: { zh: '已过期限', en: 'Time limit passed' },
  NOT_OFFERED: { zh: '商品已下架，没有可换的', en: 'No longer sold: there is none to exchange it for' }
}

export const meansWords: Readonly<Record<string, Words>> = {
  WECHAT: { zh: '微信支付', en: 'WeChat Pay' },
  ALIPAY: { zh: '支付宝', en: 'Alipay' },
  UNIONPAY: { zh: '云闪付', en: 'UnionPay' },
  BALANCE: { zh: '余额', en: 'Balance' },
  INSTALMENT: { zh: '分期付', en: 'Instalments' }
}

export interface Carrier {
  carrierCode: string
  name: Words
  /** Letters that its numbers begin with; likeliest first where two share them. */
  prefixes: readonly string[]
  digits: readonly [least: number, most: number]
}

const CARRIERS: readonly Carrier[] = [
  { carrierCode: 'SQ', name: { zh: '顺启速运', en: 'Shunqi Express' }, prefixes: ['SQ'], digits: [10, 13] },
  { carrierCode: 'SD', name: { zh: '速其达', en: 'Suqida' }, prefixes: ['SD', 'SQ'], digits: [10, 12] },
  { carrierCode: 'YH', name: { zh: '远禾快递', en: 'Yuanhe Parcel' }, prefixes: ['YH', ''], digits: [11, 15] },
  { carrierCode: 'QH', name: { zh: '栖禾直送', en: 'Qihe Direct' }, prefixes: ['QH'], digits: [8, 13] }
]

/** Production names no carrier that its owner did not: the number is what is known. */
const ANY_CARRIER: Carrier = {
  carrierCode: 'ANY',
  name: { zh: '快递', en: 'Carrier' },
  prefixes: [''],
  digits: [8, 18]
}

/** Those that goods can be sent back by. */
export const carriersOf = (mode: Mode): readonly Carrier[] => (mode === 'demonstration' ? CARRIERS : [ANY_CARRIER])

/** One by its code, whenever it was chosen. */
export const carrierBy = (carrierCode: string | undefined): Carrier | undefined =>
  [...CARRIERS, ANY_CARRIER].find((carrier) => carrier.carrierCode === carrierCode)

/** A number without its blanks. */
export const bareNumber = (input: string): string => input.replace(/[ -]/g, '').toUpperCase()

/** How likely a number is a carrier's: 2 by its first letters, 1 by others that it also uses, 0: it is none of theirs. */
export function fitOf({ prefixes, digits }: Carrier, number: string): number {
  const [, letters = '', rest = ''] = /^([A-Z]*)(\d+)$/.exec(number) ?? []
  const index = prefixes.indexOf(letters)
  if (index < 0 || rest.length < digits[0] || rest.length > digits[1]) return 0
  return index === 0 ? 2 : 1
}
