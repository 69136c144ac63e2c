import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { codeOf, complaints, speak } from '../shop'
import { newShopper, onTop } from '../shopper'

/** What the journey reads and taps, in one language. Regular expressions where a name carries more than the words. */
interface Words {
  locale: 'zh-CN' | 'en-US'
  home: { search: RegExp; cart: RegExp; mine: RegExp }
  first: { typed: string; product: RegExp }
  second: { typed: string; product: RegExp }
  addToCart: string
  specification: { value: RegExp; more: string }
  settle: RegExp
  login: { phone: string; agree: RegExp; getCode: string; code: string }
  address: { add: RegExp; paste: string; text: string; parse: string; save: string; shown: RegExp }
  remark: { open: RegExp; text: string; done: string }
  submit: string
  pay: { confirm: RegExp; fail: string; succeed: RegExp; failed: RegExp; retry: RegExp; paid: RegExp; orders: RegExp }
  order: { waiting: string; remark: RegExp }
}

const chinese: Words = {
  locale: 'zh-CN',
  home: { search: /电饭煲|搜索/, cart: /购物车/, mine: /我的/ },
  first: { typed: '电饭煲', product: /轻养低糖 IH 电饭煲/ },
  second: { typed: '空气炸锅', product: /空气炸锅 数显菜单/ },
  addToCart: '加入购物车',
  specification: { value: /^4L/, more: '增加数量' },
  settle: /^结算/,
  login: { phone: '手机号', agree: /同意用户协议/, getCode: '获取验证码', code: '短信验证码' },
  address: {
    add: /添加收货地址/,
    paste: '粘贴整段地址，自动识别',
    text: '林知远 13800006021 浙江省杭州市西湖区文三路 478 号 3 幢 1202',
    parse: '识别',
    save: '保存并使用',
    shown: /林知远 138\*{4}6021/
  },
  remark: { open: /^备注/, text: '请放快递柜，谢谢', done: '完成' },
  submit: '提交订单',
  pay: {
    confirm: /^确认支付/,
    fail: '支付失败',
    succeed: /^确认支付/,
    failed: /支付失败/,
    retry: /^再付一次/,
    paid: /支付成功/,
    orders: /查看我的订单/
  },
  order: { waiting: '待发货', remark: /请放快递柜，谢谢/ }
}

const english: Words = {
  locale: 'en-US',
  home: { search: /rice cooker|Search/i, cart: /Cart/, mine: /Account/ },
  first: { typed: 'rice cooker', product: /FC4083/ },
  second: { typed: 'air fryer', product: /KZ4018/ },
  addToCart: 'Add to cart',
  specification: { value: /^4L|^4 L/, more: 'Increase quantity' },
  settle: /^Buy \(/,
  login: { phone: 'Mobile number', agree: /agree to the user agreement/, getCode: 'Get a code', code: 'SMS code' },
  address: {
    add: /^Add .*address/,
    paste: 'Paste a whole address to fill the form',
    text: '林知远 13800006021 浙江省杭州市西湖区文三路 478 号 3 幢 1202',
    parse: 'Fill in',
    save: 'Save and use',
    shown: /林知远 138\*{4}6021/
  },
  remark: { open: /^Remark|^Note/, text: 'Please leave it in the locker', done: 'Done' },
  submit: 'Place order',
  pay: {
    confirm: /^Pay /,
    fail: 'Payment fails',
    succeed: /^Pay now/,
    failed: /Payment failed/,
    retry: /^Pay ¥/,
    paid: /Payment successful|Purchase complete/,
    orders: /View my orders/
  },
  order: { waiting: 'To ship', remark: /Please leave it in the locker/ }
}

/** What this phone's cart holds already, from another day: a kettle of the second shop. */
async function leaveKettleInCart(request: APIRequestContext): Promise<string> {
  const shopper = await newShopper(request, { bare: true })
  const { list } = await shopper.call<{ list: { skuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: 'HK1701', size: '1' }
  })
  const body = { skuCode: list[0]?.skuCode, quantity: 1 }
  await shopper.call('POST /o2cart/v1/carts/save-by-product', { body })
  // a phone gets one code a minute
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })
  return shopper.phone
}

async function putInCart(page: Page, words: Words, product: Words['first'], choose?: Words['specification']) {
  await page.getByRole('searchbox').fill(product.typed)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/productList\/productList/)
  await onTop(page).getByRole('link', { name: product.product }).first().click()
  await expect(page).toHaveURL(/productDetail/)
  await onTop(page).getByRole('button', { name: words.addToCart }).click()
  const sheet = page.getByRole('dialog')
  if (choose) {
    await sheet.getByRole('button', { name: choose.value }).click()
    await sheet.getByRole('button', { name: choose.more }).click()
    await expect(sheet.getByRole('button', { name: choose.more })).toBeDisabled()
  }
  await sheet.getByRole('button', { name: words.addToCart }).click()
  await expect(sheet).toBeHidden()
}

async function logIn(page: Page, request: APIRequestContext, { login }: Words, phone: string) {
  await page.getByLabel(login.phone, { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: login.agree }).click()
  await page.getByRole('button', { name: login.getCode }).click()
  const code = page.getByLabel(login.code)
  // until this one is asked for, the newest code is that of an earlier login
  await expect(code).toBeVisible()
  await code.fill(await codeOf(request, phone))
}

for (const words of [chinese, english]) {
  test(`a stranger buys in ${words.locale}: search, cart, login, address, two shops, a failed payment, an order`, async ({
    page,
    request
  }) => {
    const lines = complaints(page)
    const phone = await leaveKettleInCart(request)
    await speak(page, words.locale)

    await page.goto('/')
    await onTop(page).getByText(words.home.search).first().click()
    await putInCart(page, words, words.first, words.specification)
    await page.goto('/pagesB/productList/productSearch')
    await putInCart(page, words, words.second)

    // without login the cart survives a reload
    await page.goto('/pages/cart/cart')
    await expect(page.getByRole('button', { name: words.settle })).toContainText('3')
    await page.reload()
    await page.getByRole('button', { name: words.settle }).click()

    await logIn(page, request, words, phone)

    // back in the cart, which is the account's now: the three pieces and the kettle that was in it
    await expect(page).toHaveURL(/\/pages\/cart\/cart/)
    await expect(page.getByRole('button', { name: words.settle })).toContainText('4')
    await expect(
      onTop(page)
        .getByRole('link', { name: /HK1701/ })
        .first()
    ).toBeVisible()
    await page.getByRole('button', { name: words.settle }).click()

    await page.getByRole('button', { name: words.address.add }).click()
    await page.getByLabel(words.address.paste).fill(words.address.text)
    await page.getByRole('button', { name: words.address.parse, exact: true }).click()
    await page.getByRole('button', { name: words.address.save }).click()
    await expect(page.getByRole('button', { name: words.address.shown })).toBeVisible()

    const secondShop = onTop(page).locator('.ui-card', { hasText: words.second.product })
    await secondShop.getByRole('button', { name: words.remark.open }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(words.remark.text)
    await page.getByRole('dialog').getByRole('button', { name: words.remark.done }).click()
    await page.getByRole('button', { name: words.submit }).click()

    await page.getByRole('button', { name: words.pay.confirm }).click()
    await page.getByRole('button', { name: words.pay.fail }).click()
    await expect(page).toHaveURL(/payFailure/)
    await expect(onTop(page).getByText(words.pay.failed).first()).toBeVisible()
    await page.getByRole('button', { name: words.pay.retry }).click()
    await expect(page).toHaveURL(/\/demo\/cashier/)
    await page.getByRole('button', { name: words.pay.succeed }).click()
    await expect(page).toHaveURL(/paySuccess/)
    await expect(onTop(page).getByText(words.pay.paid).first()).toBeVisible()

    // two shops: two orders, both waiting to be shipped, the remark with one of them
    await page.getByRole('button', { name: words.pay.orders }).first().click()
    await expect(onTop(page).getByText(words.order.waiting, { exact: true }).nth(1)).toBeVisible()
    await onTop(page)
      .getByRole('listitem')
      .filter({ has: page.getByAltText(words.second.product) })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/orderDetail/)
    await expect(onTop(page).getByText(words.order.remark)).toBeVisible()
    expect(lines).toEqual([])
  })
}

test('who has to log in to buy at once is on the confirmation after it, and back from there on the product', async ({
  page,
  request
}) => {
  const lines = complaints(page)
  await speak(page, 'zh-CN')
  await page.goto('/pagesB/productList/productSearch')
  await page.getByRole('searchbox').fill('恒温电水壶')
  await page.getByRole('searchbox').press('Enter')
  await onTop(page)
    .getByRole('link', { name: /HK1701/ })
    .first()
    .click()
  const buy = (within: Page | Locator) => within.getByRole('button', { name: '立即购买' }).click()
  await buy(onTop(page))
  await buy(page.getByRole('dialog'))
  await logIn(page, request, chinese, `136${String(Date.now()).slice(-8)}`)
  await expect(page).toHaveURL(/confirmation/)
  await expect(onTop(page).getByRole('button', { name: chinese.submit, exact: true })).toBeVisible()
  await expect(
    onTop(page)
      .getByText(/HK1701/)
      .first()
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/productDetail/)
  await expect(onTop(page).getByRole('button', { name: '立即购买' })).toBeVisible()
  expect(lines).toEqual([])
})
