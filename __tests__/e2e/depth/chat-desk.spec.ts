// covers gateway/src/console/chat, gateway/src/console/page/chat, gateway/src/areas/chat/
/** The desk at which the shop's people answer the chat, by taps. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { newShopper, openSettlement, somethingToBuy, type Shopper } from '../shopper'

/** Nothing of what is said may be read as markup. */
const QUESTION = '<b>能装吗</b> 家里是 16 厘米的烟道'
const NOTE = '问安装，烟道 16 厘米'

interface Heard {
  conversation: { lastNumber: number; shopGot: number; shopRead: number }
  list: { from: string; kind: string; text: string; name?: string; order?: { orderId: string } }[]
}

/** Waits for a person with a question. */
async function asks(shopper: Shopper, text: string): Promise<string> {
  const { conversationId } = await shopper.call<{ conversationId: string }>('POST /o2msg/v1/chat/open', {
    body: { port: 'H5' }
  })
  await shopper.call('POST /o2msg/v1/chat/session', { body: { conversationId, act: 'PERSON' } })
  const body = { conversationId, clientId: `said-${shopper.phone}`, kind: 'TEXT', text }
  await shopper.call('POST /o2msg/v1/chat/messages', { body })
  return conversationId
}
const shown = async (shopper: Shopper, conversationId: string) =>
  (await shopper.call<Heard>('GET /o2msg/v1/chat/messages', { query: { conversationId } })).conversation
const heardBy = async (shopper: Shopper, conversationId: string) =>
  (await shopper.call<Heard>('GET /o2msg/v1/chat/messages', { query: { conversationId, size: '99' } })).list

/** Answers the page's questions in this order. */
function answering(page: Page): string[] {
  const answers: string[] = []
  page.on('dialog', (dialog) => void dialog.accept(answers.shift() ?? ''))
  return answers
}

const desk = (page: Page) => ({
  queue: page.getByRole('navigation', { name: '会话 Chats' }),
  talk: page.getByRole('region', { name: '对话 Talk' }),
  asker: page.getByRole('complementary', { name: '顾客 Shopper' }),
  row: ({ phone }: Shopper) =>
    page.getByRole('navigation', { name: '会话 Chats' }).getByRole('button', { name: `用户${phone.slice(-4)}` })
})

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => {
  await page.goto('/demo/chat')
  await page.getByRole('button', { name: '全天服务 All day' }).click()
  await expect(page.getByText('服务中 Open 00:00–24:00')).toBeVisible()
  await page.getByLabel('我是 I am').selectOption('qing')
})

test('an agent takes a shopper of several, reads who asks and what they ordered, answers, hands over with a note, ends', async ({
  page,
  request
}) => {
  test.setTimeout(120_000)
  const [shopper, other] = [await newShopper(request), await newShopper(request, { bare: true })]
  const { skuCode } = await somethingToBuy(shopper)
  const settlementId = await openSettlement(shopper, skuCode)
  const { payFen } = await shopper.call<{ payFen: number }>('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  await shopper.call('POST /o2cht/v1/order-settlements/submit', { body: { settlementId, expectedPayFen: payFen } })
  const id = await asks(shopper, QUESTION)
  const theirs = await asks(other, '在吗')
  const { queue, talk, asker, row } = desk(page)
  const answers = answering(page)

  await test.step('reads who asks: what there is none of yet is said, the order stands beside the talk', async () => {
    await expect(row(other)).toContainText('排队 Queued')
    await row(other).click()
    await expect(asker.getByText('等级 Level：暂无 none yet')).toBeVisible()
    await expect(asker.getByText('积分 Points：暂无 none yet')).toBeVisible()
    await expect(asker.getByText('暂无 none yet', { exact: true })).toBeVisible()
    await row(shopper).click()
    await expect(asker.getByText(`${shopper.phone.slice(0, 3)}****${shopper.phone.slice(-4)}`)).toBeVisible()
    await expect(asker.getByText('身份 Roles：顾客 Shopper')).toBeVisible()
    await expect(asker.getByText(/电饭煲.*待付款/)).toBeVisible()
    await expect(talk.getByText(QUESTION)).toBeVisible()
  })
  await test.step('has got what both said, and has read neither', async () => {
    for (const [whose, of] of [
      [shopper, id],
      [other, theirs]
    ] as const) {
      const marks = async () => {
        const { lastNumber, shopGot, shopRead } = await shown(whose, of)
        return [shopGot === lastNumber, shopRead === lastNumber]
      }
      await expect.poll(marks).toEqual([true, false])
    }
  })
  await test.step('takes both, and answers each in their own talk', async () => {
    await talk.getByRole('button', { name: '接待 Take' }).click()
    await expect(row(shopper)).toContainText('对话中 Talking · qing')
    const quick = '您好，我看一下您的订单，请稍等。'
    await talk.getByRole('button', { name: quick }).click()
    await expect(talk.locator('.message.AGENT', { hasText: quick })).toBeVisible()
    await row(other).click()
    await talk.getByRole('button', { name: '接待 Take' }).click()
    await talk.getByRole('textbox', { name: '回复 Answer' }).fill('在的')
    await page.keyboard.press('Enter')
    await expect(talk.locator('.message.AGENT', { hasText: '在的' })).toBeVisible()
    // the shopper's device has it, then they read it
    const answered = talk.locator('.message.AGENT', { hasText: '在的' })
    await expect(answered).toContainText('已发送 Sent')
    for (const [mark, words] of [
      ['GOT', '已送达 Delivered'],
      ['READ', '已读 Read']
    ] as const) {
      const { lastNumber: number } = await shown(other, theirs)
      await other.call('POST /o2msg/v1/chat/read', { body: { conversationId: theirs, number, mark } })
      await expect(answered).toContainText(words)
    }
    expect((await heardBy(other, theirs)).filter(({ from }) => from === 'AGENT').map(({ text }) => text)).toEqual([
      '在的'
    ])
    await row(shopper).click()
    await expect(talk.locator('.message.AGENT', { hasText: '在的' })).toHaveCount(0)
  })
  await test.step('sends cards of the order and of a product', async () => {
    await asker.getByRole('button', { name: '发卡片 Send' }).click()
    await expect(talk.locator('.message.AGENT', { hasText: '¥' })).toHaveCount(1)
    answers.push(skuCode)
    await talk.getByRole('button', { name: '商品卡片 Product' }).click()
    await expect(talk.locator('.message.AGENT', { hasText: '¥' })).toHaveCount(2)
    answers.push('NO-SUCH-SKU')
    await talk.getByRole('button', { name: '商品卡片 Product' }).click()
    await expect(page.getByRole('status')).toHaveText('要发的内容不存在或已下架')
    const kinds = (await heardBy(shopper, id)).filter(({ from }) => from === 'AGENT').map(({ kind }) => kind)
    expect(kinds).toEqual(['TEXT', 'ORDER', 'PRODUCT'])
  })
  await test.step('hands the shopper over with a note, which the other agent reads and the shopper does not', async () => {
    answers.push('zhou', NOTE)
    await talk.getByRole('button', { name: '转接 Hand over' }).click()
    await expect(row(shopper)).toContainText('对话中 Talking · zhou')
    await expect(talk.getByText('由别人接待 With zhou')).toBeVisible()
    await page.getByLabel('我是 I am').selectOption('zhou')
    await expect(asker.getByText(`交接 Notes：qing: ${NOTE}`)).toBeVisible()
    expect(JSON.stringify(await heardBy(shopper, id))).not.toContain(NOTE)
  })
  await test.step('ends the talk, which leaves the queue', async () => {
    await talk.getByRole('button', { name: '结束 End' }).click()
    await expect(row(shopper)).toHaveCount(0)
    await expect(row(other)).toBeVisible()
    await expect(queue).toBeVisible()
    expect((await heardBy(shopper, id)).at(-1)?.text).toBe('这次服务已结束，再发消息可以继续问')
  })
})

test('an agent notes another phone for a shopper who has lost theirs, in the brand’s chat alone', async ({
  page,
  request
}) => {
  const shopper = await newShopper(request, { bare: true })
  const next = `1372${shopper.phone.slice(-7)}`
  await asks(shopper, '我的手机号不用了')
  const { talk, asker, row } = desk(page)
  const answers = answering(page)
  await row(shopper).click()
  await expect(asker.getByText(shopper.phone.slice(-4))).toHaveCount(2)
  await expect(asker.getByRole('button', { name: '更换手机号 Change phone' })).toHaveCount(0)
  await talk.getByRole('button', { name: '接待 Take' }).click()
  answers.push('12')
  await asker.getByRole('button', { name: '更换手机号 Change phone' }).click()
  await expect(page.getByRole('status')).toHaveText('请填写 11 位手机号')
  answers.push(next)
  await asker.getByRole('button', { name: '更换手机号 Change phone' }).click()
  const masked = `${next.slice(0, 3)}****${next.slice(-4)}`
  await expect(asker.getByText(`待换手机 New phone：${masked}`)).toBeVisible()
  await expect(talk.getByText(`已登记把账号换到 ${masked}`)).toBeVisible()
  const { list } = (await (await request.get(`/demo/api/outbox?recipient=${shopper.phone}`)).json()) as {
    list: { title: string; body: string }[]
  }
  expect(list.filter(({ body }) => body.includes(masked)).map(({ title }) => title)).toEqual(['更换手机号'])
})

test('out of hours a message that was left can’t be taken, which the desk says', async ({ page, request }) => {
  await page.getByRole('button', { name: '下班 Closed' }).click()
  await expect(page.getByText(/^休息 Closed/)).toBeVisible()
  const shopper = await newShopper(request, { bare: true })
  await asks(shopper, '明天能回复吗')
  const { talk, row } = desk(page)
  await expect(row(shopper)).toContainText('留言 Left')
  await row(shopper).click()
  await talk.getByRole('button', { name: '接待 Take' }).click()
  await expect(page.getByRole('status')).toHaveText('现在不在服务时间')
  await page.getByRole('button', { name: '全天服务 All day' }).click()
  await expect(page.getByText('服务中 Open 00:00–24:00')).toBeVisible()
  await talk.getByRole('button', { name: '接待 Take' }).click()
  await expect(row(shopper)).toContainText('对话中 Talking · qing')
})

test('words that are being written stay with their shopper, and those that were not answered are said once', async ({
  page,
  request
}) => {
  const [shopper, other] = [await newShopper(request, { bare: true }), await newShopper(request, { bare: true })]
  const [id, theirs] = [await asks(shopper, '第一位'), await asks(other, '第二位')]
  const { talk, row } = desk(page)
  const field = talk.getByRole('textbox', { name: '回复 Answer' })
  for (const customer of [other, shopper]) {
    await row(customer).click()
    await talk.getByRole('button', { name: '接待 Take' }).click()
    await expect(row(customer)).toContainText('对话中 Talking · qing')
  }
  await field.fill('只给第一位')
  await row(other).click()
  await expect(talk.getByText('第二位')).toBeVisible()
  await expect(field).toHaveValue('')
  await row(shopper).click()
  await expect(field).toHaveValue('只给第一位')
  // it arrives, and nobody hears that it did
  await page.route('**/demo/api/chat/*/say', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await talk.getByRole('button', { name: '发送 Send' }).click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await expect(field).toHaveValue('只给第一位')
  await page.unroute('**/demo/api/chat/*/say')
  await talk.getByRole('button', { name: '发送 Send' }).click()
  await expect(field).toHaveValue('')
  const words = async (whose: Shopper, of: string) =>
    (await heardBy(whose, of)).filter(({ from }) => from === 'AGENT').map(({ text }) => text)
  expect(await words(shopper, id)).toEqual(['只给第一位'])
  expect(await words(other, theirs)).toEqual([])
})
