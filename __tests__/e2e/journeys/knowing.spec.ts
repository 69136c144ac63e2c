// covers src/features/review/, src/features/question/, src/features/manual/, src/features/recipe/, src/features/guide/
/** What a shopper has of a product besides its purchase: answers, its manual, recipes, and a say in what others read. */
import type { APIRequestContext, Locator } from '@playwright/test'
import { DAY_MS } from '../../../domain/spans'
import { expect, test } from '../fixtures'
import { phoneHost, webHost, type Host } from '../host'
import { speak } from '../shop'
import { newShopper, ordersOf, startAs, type Shopper } from '../shopper'
import { startSimulator } from '../weapp-view'

const WORDS = {
  question: '这台电饭煲煮两个人的饭会不会太少？',
  review: '煮出来的饭粒分明，内胆不粘，洗起来很省事，老人也会用，买得很值。',
  later: '用了三周，内胆一点没花，预约煮粥每天都在用。'
}

const later = (request: APIRequestContext, advanceMs: number) =>
  request.post('/demo/api/clock', { data: { advanceMs } })

/** What is there for who cannot see it: the name that is said of it. */
const named = ({ top }: Host, name: string) => top().locator(`[aria-label^="${name}"]`).first()

const write = async ({ top }: Host, words: string) => top().locator('textarea').first().fill(words)

async function buysAndAsks(host: Host, spuCode: string): Promise<void> {
  const { top, tap } = host
  await test.step('buys it', async () => {
    await host.enter('productDetail', { spuCode })
    await tap('立即购买')
    await tap('立即购买', '.ui-sheet')
    await host.reach('confirmation')
    await tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
  })
  await test.step('asks a question, which is among her own', async () => {
    await host.enter('postQuestions', { spuCode })
    await write(host, WORDS.question)
    await tap('提交')
    await host.reach('questionsList')
    await expect(top().getByText(WORDS.question)).toBeVisible()
  })
}

/** Below the first view parts come once the page is scrolled, which a page that is still short can't be. */
async function toParts(host: Host, spuCode: string, part: Locator): Promise<void> {
  await host.enter('productDetail', { spuCode })
  await expect(host.top().getByText('立即购买')).toBeVisible()
  await expect(async () => {
    await host.scroll(700)
    await expect(part.first()).toBeVisible({ timeout: 3000 })
  }).toPass()
}

async function readsAndCooks(host: Host, spuCode: string): Promise<void> {
  const { top, tap } = host
  await test.step('reads the manual of the product', async () => {
    await toParts(host, spuCode, top().getByText(/^说明书/))
    await tap(/^说明书/)
    await host.reach('productManual')
    await host.read()
  })
  await test.step('cooks a recipe with it: a step done, a timer running', async () => {
    await toParts(host, spuCode, top().locator('.brief-recipes__way'))
    await top().locator('.brief-recipes__way').first().click()
    await host.reach('cookingRecipeDetail')
    await named(host, '第 1 步，点一下记为做完').click()
    await expect(named(host, '第 1 步，做完了')).toBeVisible()
    await named(host, '开始计时').click()
    await expect(top().locator('[role="timer"]').first()).toBeVisible()
  })
}

async function reviews(host: Host, request: APIRequestContext, orderCode: string, spuCode: string): Promise<void> {
  const { top, tap } = host
  await test.step('reviews it with a picture', async () => {
    await host.enter('orderDetail', { orderCode })
    await tap(/^评价/)
    await host.reach('publishComments')
    for (const of of ['商品', '送货']) await named(host, `${of} 5`).click()
    await write(host, WORDS.review)
    await host.addPicture(top().locator('.ui-upload__add').first())
    await expect(top().locator('.ui-upload__remove').first()).toBeVisible()
    await expect(top().locator('.ui-upload__over')).toHaveCount(0)
    await tap('发布评价')
    await expect(top().getByText('评价已发布')).toBeVisible()
  })
  await test.step('adds to it two days later, and both are read with the product', async () => {
    // the next journeys of this shop find its coupons
    await later(request, 2 * DAY_MS)
    await host.enter('publishComments', { orderCode })
    await write(host, WORDS.later)
    await tap('发布追评')
    await expect(top().getByText('追评已发布')).toBeVisible()
    await later(request, 60_000)
    await host.enter('commentList', { spuCode })
    await tap('最新')
    // the other host's shopper may have written the same before
    const own = top().locator('.review-card').filter({ hasText: WORDS.review }).first()
    await expect(own).toContainText(WORDS.later)
    await expect(own.locator('img').first()).toBeVisible()
  })
}

async function knows(host: Host, request: APIRequestContext, shopper: Shopper): Promise<void> {
  const { list } = await shopper.call<{ list: { spuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: 'FC4083', size: '1' }
  })
  const spuCode = list[0]?.spuCode ?? ''
  await buysAndAsks(host, spuCode)
  await readsAndCooks(host, spuCode)
  const [order] = await ordersOf(shopper)
  const orderCode = order?.orderCode ?? ''
  for (const step of ['ship', 'deliver', 'complete']) await request.post(`/demo/api/orders/${orderCode}/${step}`)
  await reviews(host, request, orderCode, spuCode)
}

const title = 'she buys a rice cooker, asks, reads the manual, cooks, reviews it, and adds to that later'

test(`on the web ${title}`, async ({ page, request }) => {
  test.setTimeout(180_000)
  const shopper = await newShopper(request)
  await startAs(page, shopper)
  await speak(page, 'zh-CN')
  const host = webHost(page)
  await knows(host, request, shopper)
  expect(await host.problems()).toEqual([])
})

test.describe('mini-program', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test(`in the mini-program ${title}`, async ({ page: browser, request, baseURL }) => {
    test.setTimeout(180_000)
    const shopper = await newShopper(request)
    // a phone gets a code a minute
    await later(request, 60_000)
    const simulator = await startSimulator(baseURL ?? '')
    const host = await phoneHost(browser, simulator)
    await host.enter('login')
    await host.logIn(request, shopper.phone)
    await knows(host, request, shopper)
    expect(await host.problems()).toEqual([])
    await simulator.close()
  })
})
