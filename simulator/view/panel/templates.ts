/** What the platform's panel says of subscription messages: titles, as the templates of the shop's account have them. */

/** By the names of the site configuration. */
const titles: Readonly<Record<string, string>> = {
  seckill: '秒杀开始提醒',
  afterrefuse: '售后审核通知',
  refundSuccess: '退款成功通知',
  paymentSuccess: '支付成功通知',
  orderDelivery: '订单发货通知',
  orderStatus: '订单状态通知',
  orderCancell: '订单取消通知'
}
const siteConfiguration = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

/** A title for each id; an id that the site does not name stays itself. */
export async function templateTitles(ids: readonly string[]): Promise<string[]> {
  const names = new Map<string, string>()
  try {
    const { subscribeTemplates = {} } = (await (await fetch(siteConfiguration)).json()) as {
      subscribeTemplates?: Record<string, string>
    }
    for (const [name, id] of Object.entries(subscribeTemplates)) names.set(id, titles[name] ?? name)
  } catch {
    // another shop may have no such file: the ids say enough
  }
  return ids.map((id) => names.get(id) ?? id)
}
