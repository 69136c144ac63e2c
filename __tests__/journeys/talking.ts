/** Somebody asks about a product before they are anybody here, and gets to a person. */
import type { Customer, DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const talkingTitle =
  'she asks about a product logged out, logs in with its card, asks the robot, a person, shows an order, and rates'

const SEND = '.chat-composer__row'
const WORDS = {
  first: '发票怎么开？',
  agent: '您好，我是阿晴，这就帮您看。',
  after: '能和这一单一起装吗？',
  last: '可以一起装，安装费只收一次。'
}

interface Listed {
  list: { conversationId: string; state: string }[]
}

async function asksLoggedOut(host: Teller, shop: DemonstrationShop, phone: string, spuCode: string): Promise<void> {
  const { step, tap } = host
  await step('opens the chat at a product; its card is offered, and writing leads to the login', async () => {
    await host.enter('productDetail', { spuCode })
    await tap('客服', '.buy-bar__ways')
    await host.reach('customerBackpage')
    await host.sees('发送这件商品')
    await host.write(WORDS.first)
    await tap('发送', SEND)
    await host.logIn(shop, phone)
    await host.reach('customerBackpage')
  })
  await step('finds card and words again, sends both, and the robot answers', async () => {
    await tap('发送这件商品')
    await host.there('.chat-card')
    await tap('发送', SEND)
    await host.there('.chat-helped')
  })
}

async function talksToAPerson(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, tap } = host
  await step('asks for a person, who takes her', async () => {
    await shop.console('chat/hours', { from: 0, to: 1440 })
    await tap('转人工', '.chat-helped')
    await host.sees(/马上到你|前面还有/)
    const { list } = await customer.call<Listed>('GET /o2msg/v1/chat/conversations')
    const id = list.find(({ state }) => state === 'QUEUED')?.conversationId ?? ''
    await shop.console(`chat/${id}/take`, { agent: 'qing' })
    await shop.console(`chat/${id}/say`, { agent: 'qing', text: WORDS.agent })
    await host.sees(WORDS.agent)
  })
  await step('shows her order', async () => {
    await tap('发订单')
    await tap('发送', '.chat-pick')
    await host.there('.chat-card__head')
    await host.write(WORDS.after)
    await tap('发送', SEND)
    await host.sees(WORDS.after, '.chat-bubble')
  })
  await step('is answered, and rates when it has ended', async () => {
    const { list } = await customer.call<Listed>('GET /o2msg/v1/chat/conversations')
    const id = list.find(({ state }) => state === 'WITH_AGENT')?.conversationId ?? ''
    await shop.console(`chat/${id}/say`, { agent: 'qing', text: WORDS.last })
    await host.sees(WORDS.last)
    await shop.console(`chat/${id}/end`, { agent: 'qing' })
    await host.there('.chat-rating')
    await host.touchNamed('阿晴的服务怎么样？ 5 星，共 5 星')
    await tap('提交评价')
    await host.sees('已评价 5 星，谢谢')
  })
}

/** Somebody new who has ordered once, and a product of the shop's. */
export async function talkingCustomer(shop: DemonstrationShop): Promise<{ customer: Customer; spuCode: string }> {
  const customer = await shop.newCustomer()
  const { list } = await customer.call<{ list: { spuCode: string; skuCode: string }[] }>(
    'GET /o2srh/v1/pub/platform-products/search',
    { query: { keyword: 'FC4083', size: '1' } }
  )
  const { spuCode = '', skuCode = '' } = list[0] ?? {}
  const purchase = await customer.call<{ settlementId: string }>('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode, quantity: 1 }
  })
  const { settlementId } = purchase
  const { payFen } = await customer.call<{ payFen: number }>(
    'GET /o2cht/v1/order-settlements/query-settlement-detail',
    { query: { settlementId } }
  )
  await customer.call('POST /o2cht/v1/order-settlements/submit', { body: { settlementId, expectedPayFen: payFen } })
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 60_000 })
  return { customer, spuCode }
}

/** As somebody who is logged out, with the phone of this customer, who has an order. */
export async function talksToTheShop(
  host: Teller,
  shop: DemonstrationShop,
  { customer, spuCode }: { customer: Customer; spuCode: string }
): Promise<void> {
  await asksLoggedOut(host, shop, customer.phone, spuCode)
  await talksToAPerson(host, shop, customer)
  const problems = await host.problems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
