/** What a shopper has of a product besides its purchase: answers, its manual, recipes, and a say in what others read. */
import { DAY_MS } from '../../domain/spans'
import type { Customer, DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const knowingTitle = 'she buys a rice cooker, asks, reads the manual, cooks, reviews it, and adds to that later'

const WORDS = {
  question: '这台电饭煲煮两个人的饭会不会太少？',
  review: '煮出来的饭粒分明，内胆不粘，洗起来很省事，老人也会用，买得很值。',
  later: '用了三周，内胆一点没花，预约煮粥每天都在用。'
}

async function buysAndAsks(host: Teller, spuCode: string): Promise<void> {
  const { step, tap } = host
  await step('buys it', async () => {
    await host.enter('productDetail', { spuCode })
    await tap(/^立即购买/)
    await tap(/^立即购买/, '.ui-sheet')
    await host.reach('confirmation')
    await tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
  })
  await step('asks a question, which is among her own', async () => {
    await host.enter('postQuestions', { spuCode })
    await host.write(WORDS.question)
    await tap('提交')
    await host.reach('questionsList')
    await host.sees(WORDS.question)
  })
}

async function readsAndCooks(host: Teller, spuCode: string): Promise<void> {
  const { step, tap } = host
  await step('reads the manual of the product', async () => {
    await host.enter('productDetail', { spuCode })
    await host.scrollsTo({ words: /^说明书/ })
    await tap(/^说明书/)
    await host.reach('productManual')
    await host.readsManual()
  })
  await step('cooks a recipe with it: a step done, a timer running', async () => {
    await host.enter('productDetail', { spuCode })
    await host.scrollsTo({ place: '.brief-recipes__way' })
    await host.touch('.brief-recipes__way')
    await host.reach('cookingRecipeDetail')
    await host.touchNamed('第 1 步，点一下记为做完')
    await host.named('第 1 步，做完了')
    await host.touchNamed('计时')
    await host.there('[role="timer"]')
  })
}

async function reviews(host: Teller, shop: DemonstrationShop, orderCode: string, spuCode: string): Promise<void> {
  const { step, tap } = host
  await step('reviews it with a picture', async () => {
    await host.enter('orderDetail', { orderCode })
    await tap(/^评价/)
    await host.reach('publishComments')
    for (const of of ['商品', '送货']) await host.touchNamed(`${of} 5`)
    await host.write(WORDS.review)
    await host.addsPicture('.ui-upload__add')
    await host.there('.ui-upload__remove')
    await host.misses('.ui-upload__over')
    await tap('发布评价')
    await host.sees('评价已发布')
  })
  await step('adds to it two days later, and both are read with the product', async () => {
    await shop.console('clock', { advanceMs: 2 * DAY_MS })
    await host.enter('publishComments', { orderCode })
    // until the shop has answered, the form that was sent may still stand there
    await host.sees('发布追评')
    await host.write(WORDS.later)
    await tap('发布追评')
    await host.sees('追评已发布')
    await shop.console('clock', { advanceMs: 60_000 })
    await host.enter('commentList', { spuCode })
    await tap('最新')
    await host.together('.review-card', [WORDS.review, WORDS.later])
  })
}

/** As this customer, from wherever she is. */
export async function knowsHerProduct(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { list } = await customer.call<{ list: { spuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: 'FC4083', size: '1' }
  })
  const spuCode = list[0]?.spuCode ?? ''
  await buysAndAsks(host, spuCode)
  await readsAndCooks(host, spuCode)
  const orders = await customer.call<{ list: { orderCode: string }[] }>('GET /o2ord-b2c/v1/order-trades', {
    query: { page: '1', size: '50' }
  })
  const orderCode = orders.list[0]?.orderCode ?? ''
  for (const happens of ['ship', 'deliver', 'complete']) await shop.console(`orders/${orderCode}/${happens}`)
  await reviews(host, shop, orderCode, spuCode)
  const problems = await host.problems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
