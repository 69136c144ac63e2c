// covers src/bridge/, src/platform/nativeApp/, src/stores/inApp/, scripts/shell, scripts/lib/shell
// The shop inside the fake app of `npm run shell`: what the app does for it, and what it does where the app does nothing.
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { linkTo, newShopper, openSettlement, ordersOf, somethingToBuy, submitSettlement } from '../shopper'
import type { RunningShell } from '../../../scripts/lib/shell.mjs'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

let shell: RunningShell
let host: Page
let shop: FrameLocator

test.beforeEach(async ({ page, shopAddress }) => {
  const { startShell } = await import('../../../scripts/lib/shell.mjs')
  shell = await startShell({ shop: shopAddress })
  host = page
  await page.goto(shell.address)
  shop = page.frameLocator('#shop')
})
test.afterEach(() => shell.close())

const native = () => host.getByRole('dialog', { name: 'App 页面' })
const onNative = (name: string | RegExp) => native().getByRole('button', { name })
const messagesNamed = (name: string) => host.locator(`#messages li[data-name="${name}"]`)
const top = () => shop.locator('.taro_page:visible').last()
const button = (name: string | RegExp) => top().getByRole('button', { name })

async function visit(path: string): Promise<void> {
  await host.getByLabel('页面地址').fill(path)
  await host.getByRole('button', { name: '打开', exact: true }).click()
}
async function choose(label: string, option: string): Promise<void> {
  await host.getByLabel(label, { exact: true }).selectOption(option)
}
/** What the shop inside has on the device. */
const storedText = (name: string) =>
  shop.locator('html').evaluate((_, key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, name)

test('the app logs in, gives its address, takes the money, shares, and ends the login', async ({ request }) => {
  const shopper = await newShopper(request)
  const { skuCode, spuCode } = await somethingToBuy(shopper)
  const codes = await submitSettlement(shopper, await openSettlement(shopper, skuCode))
  const settlementId = await openSettlement(shopper, skuCode)

  // its login: nobody logs in here
  await host.getByLabel('手机号', { exact: true }).fill(shopper.phone)
  await expect(messagesNamed('getBaseInfo').first()).toContainText('成功')
  await visit(linkTo('login'))
  await host.getByLabel('手机号', { exact: true }).fill(shopper.phone)
  // a phone has one code a minute
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })
  await host.getByRole('button', { name: '登录', exact: true }).click()
  await expect(host.locator('#who')).toContainText(shopper.userId)
  await expect.poll(() => storedText('userId')).toBe(shopper.userId)

  // its address
  await visit(linkTo('confirmation', { settlementId }))
  await shop.getByText('文三路 478 号').first().click()
  await onNative(/林知远/).click()
  await expect(messagesNamed('toAddressManagePage')).toContainText('成功')
  await button('提交订单').click()
  await expect.poll(async () => (await ordersOf(shopper)).length).toBe(2)

  // its cashier
  await visit(linkTo('appCheckstand', { orderCodes: codes }))
  await onNative('确认付款').click()
  await expect(messagesNamed('gotoCashierPage')).toContainText('成功')
  await expect(top()).toContainText('订单已支付')
  expect((await ordersOf(shopper)).map(({ status }) => status).sort()).toEqual(['WAIT_PAY', 'WAIT_SHIP'])

  // its view for sharing
  await visit(linkTo('productDetail', { spuCode }))
  await button('分享').click()
  await expect(messagesNamed('toShareView')).toContainText(`${shell.inner}/pagesB/productDetail`)
  await onNative('返回').click()
  await expect(top()).toBeVisible()

  // a login that is over: the app's own, and the page is closed
  await host.getByRole('button', { name: '过期' }).click()
  await visit(linkTo('myOrder'))
  await expect(messagesNamed('toLoginPage').first()).toBeVisible()
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })
  await onNative(/登录$/).click()
  await expect(messagesNamed('closeWebView')).toBeVisible()
  await onNative('再打开').click()
  await expect.poll(() => storedText('userId')).toBe(shopper.userId)

  // logging out here is logging out there, and leaves nothing of it on the device
  await visit(linkTo('ucenter'))
  await top().getByRole('button', { name: '退出登录' }).click()
  await shop.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(messagesNamed('logout')).toBeVisible()
  await expect(host.locator('#who')).toHaveText('没登录')
  expect(await shop.locator('html').evaluate(() => JSON.stringify(localStorage))).not.toContain(shopper.phone)
})

test('an app of no functions is told nothing but who is there, and the shop does the rest', async ({ request }) => {
  await expect(messagesNamed('hideHud')).toContainText('成功')
  await choose('版本', '5.1.3')
  await expect(messagesNamed('getBaseInfo')).toHaveCount(2)
  await host.getByRole('button', { name: '清空' }).click()
  const shopper = await newShopper(request)
  const { spuCode, skuCode } = await somethingToBuy(shopper)
  const codes = await submitSettlement(shopper, await openSettlement(shopper, skuCode))
  await visit(linkTo('productDetail', { spuCode }))
  await button('分享').click()
  await expect(shop.getByRole('dialog', { name: '分享给朋友' })).toBeVisible()
  await visit(linkTo('appCheckstand', { orderCodes: codes }))
  await expect(button('去登录')).toBeVisible()
  await button('去登录').click()
  await expect(top().getByLabel('手机号')).toBeVisible()
  await expect(native()).toBeHidden()
  const names = await host
    .locator('#messages li')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-name')))
  expect([...new Set(names)]).toEqual(['getBaseInfo'])
})

for (const px of ['0', '24', '47'])
  test(`bars begin below a notch of ${px} px`, async () => {
    await choose('刘海', px)
    await expect.poll(() => storedText('statusBarHeight')).toBe(Number(px))
    await visit(linkTo('commonQuestion'))
    const title = top().getByRole('heading', { level: 1 })
    await expect(title).toHaveText('常见问题')
    const frame = await host.locator('#shop').boundingBox()
    // a bar is 44 px high, and its title stands in the middle of it
    await expect(async () => {
      const place = await title.boundingBox()
      const below = (place?.y ?? 0) + (place?.height ?? 0) / 2 - (frame?.y ?? 0)
      expect(Math.abs(below - Number(px) - 22)).toBeLessThanOrEqual(1)
    }).toPass()
  })

/** One screen for each kind of bar, and what else lies at the top: what is in it. */
const bars: readonly (readonly [name: string, path: (spuCode: string) => string, within: string])[] = [
  ['a title', () => linkTo('commonQuestion'), '.ui-nav'],
  ['home, with a search field', () => linkTo('index'), '.ui-nav'],
  ['a list, with what sticks below', () => linkTo('productList', { keyword: '锅' }), '.ui-nav'],
  ['a product, over its pictures', (spuCode) => linkTo('productDetail', { spuCode }), '.ui-nav'],
  ['the login, over nothing', () => linkTo('login'), '.ui-nav'],
  ['a chat', () => linkTo('customerBackpage'), '.ui-nav'],
  ['the cashier', () => linkTo('appCheckstand', { orderCodes: 'O1' }), '.ui-nav'],
  ['pictures over everything', () => linkTo('previewImage', { urls: ['/storage/logo.svg'] }), '.viewer']
]
for (const px of ['0', '24', '47'])
  for (const width of [375, 320])
    test(`nothing of a bar lies under a notch of ${px} px, ${width} px wide`, async ({ request }) => {
      const { spuCode } = await somethingToBuy(await newShopper(request))
      await choose('刘海', px)
      await expect.poll(() => storedText('statusBarHeight')).toBe(Number(px))
      await host.locator('#shop').evaluate((frame, size) => {
        frame.style.width = `${size}px`
      }, width)
      for (const [name, path, within] of bars) {
        const bar = shop.locator(`${within}:visible`).last()
        // the shell writes where the shop is into the field, as a late page may
        await expect(async () => {
          await visit(path(spuCode))
          await expect(bar, name).toBeVisible({ timeout: 5000 })
        }).toPass()
        const inside = bar.locator('[role=button], button, a, input, [role=heading], img:not(.viewer *)')
        await expect(async () => {
          const tops = await inside.evaluateAll((all) =>
            all
              .map((element) => element.getBoundingClientRect())
              .filter((box) => box.width > 0 && box.height > 0 && box.top < 120)
              .map((box) => box.top)
          )
          expect(tops.length, name).toBeGreaterThan(0)
          expect(Math.min(...tops), name).toBeGreaterThanOrEqual(Number(px))
        }).toPass()
      }
    })
