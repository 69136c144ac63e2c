/** Messages: what a shopper lets the shop send through the messaging platform (spec 7.5). */
import { Type } from 'typebox'
import { endpoint } from './endpoint'

/**
 * The platform's subscription templates, by the names of spec 7.5; of our own `goodsNotice` is of goods somebody waits
 * for, `couponOpen` of a coupon that can be received now, `couponExpire`, `packetExpire`, `pointExpire` of what ends soon.
 */
export const SubscribeTemplate = Type.Union([
  Type.Literal('seckill'),
  Type.Literal('afterrefuse'),
  Type.Literal('refundSuccess'),
  Type.Literal('paymentSuccess'),
  Type.Literal('orderDelivery'),
  Type.Literal('orderStatus'),
  Type.Literal('orderCancell'),
  Type.Literal('goodsNotice'),
  Type.Literal('couponOpen'),
  Type.Literal('couponExpire'),
  Type.Literal('packetExpire'),
  Type.Literal('pointExpire')
])

export const message = {
  'POST /o2msg/v1/subscribe-messages': endpoint({
    summary: 'Keeps that the shopper allowed one more message of each of these templates',
    token: 'required',
    body: Type.Object({ templates: Type.Array(SubscribeTemplate, { minItems: 1, maxItems: 3, uniqueItems: true }) }),
    changes: [],
    data: Type.Object({
      /** Messages that may be sent by now, of each of the templates named. */
      allowed: Type.Array(Type.Object({ template: SubscribeTemplate, count: Type.Integer({ minimum: 1 }) }))
    })
  })
}
