// covers src/features/account/, src/features/address/, src/features/chat/, src/stores/
// Token, phone, street and what was said are in no address that a browser keeps or sends, and in nothing after a logout.
import { expect, test } from '../fixtures'
import { codeOf, onItsWay, speak } from '../shop'
import { linkTo, onTop } from '../shopper'

const STREET = '金丝雀巷七号'
const SAID = '金丝雀想问一句'
const phone = () => `1369${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

test('what tells who she is stands in no address, console line or history entry, and in nothing once she has left', async ({
  page,
  request
}) => {
  test.setTimeout(120_000)
  const number = phone()
  const addresses: string[] = []
  page.on('request', (sentRequest) => addresses.push(sentRequest.url(), sentRequest.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  page.on('console', (message) => addresses.push(message.text()))
  page.on('pageerror', (error) => addresses.push(String(error)))
  // each entry that the history is given, with its state
  const entries: string[] = []
  await page.exposeFunction('noteEntry', (entry: string) => void entries.push(entry))
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'noteEntry')
    for (const name of ['pushState', 'replaceState'] as const) {
      const real = history[name].bind(history)
      history[name] = (state, unusedTitle, address) => {
        if (typeof tell === 'function') tell(JSON.stringify(state) + String(address ?? ''))
        real(state, unusedTitle, address)
      }
    }
  })
  await speak(page, 'zh-CN')
  const settling = onItsWay(page)
  await page.goto(linkTo('loginForPhone'))
  await page.getByLabel('手机号', { exact: true }).fill(number)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(await codeOf(request, number))
  await expect(page).not.toHaveURL(/pagesC\/login/)
  await settling()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string)
  expect(token.length).toBeGreaterThan(20)

  // one that the gateway refuses and one that it takes
  const address = {
    receiver: '金丝雀',
    phone: number,
    provinceCode: '330000',
    cityCode: '330100',
    districtCode: '330106',
    detail: STREET,
    isDefault: true
  }
  const reply = await request.post('/o2cum/v1/bp-address', {
    data: address,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID(), 'x-channel-type': 'H5' }
  })
  expect(reply.ok()).toBe(true)
  await page.goto(linkTo('shippingAddress'))
  await onTop(page).getByText(STREET).first().waitFor()
  await onTop(page).getByRole('button', { name: /编辑/ }).first().click()
  await expect(page).toHaveURL(/ddAddress/)
  await settling()

  await page.goto(linkTo('customerBackpage'))
  await onTop(page).getByRole('textbox', { name: '消息' }).fill(SAID)
  await onTop(page).getByText('发送', { exact: true }).click()
  await expect(onTop(page).getByText(SAID)).toBeVisible()
  await settling()

  await page.goto(linkTo('basicInformation'))
  await expect(onTop(page).getByText(`${number.slice(0, 3)}****${number.slice(-4)}`)).toBeVisible()
  await settling()

  await page.goto(linkTo('ucenter'))
  await onTop(page).getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出登录' }).last().click()
  await expect(onTop(page).getByText(/登录/).first()).toBeVisible()
  await settling()

  const secrets = [number, token, STREET, SAID]
  const inAny = (texts: string[]) =>
    secrets.filter((secret) =>
      texts.some((text) =>
        [secret, encodeURIComponent(secret), encodeURIComponent(encodeURIComponent(secret))].some((form) =>
          text.includes(form)
        )
      )
    )
  expect(inAny(addresses), 'in addresses and console lines').toEqual([])
  expect(entries.length).toBeGreaterThan(5)
  expect(inAny(entries), 'in the history').toEqual([])
  const remains = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const caches = await window.caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, caches])
  })
  expect(inAny([remains]), `left behind: ${remains}`).toEqual([])
  expect(remains).not.toContain(`${number.slice(0, 3)}****${number.slice(-4)}`)

  // who goes back in the browser finds the login, not her
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack()
    await settling()
    const text = await page.evaluate(() => document.body.innerText)
    expect(inAny([text]), page.url()).toEqual([])
    expect(text).not.toContain(`${number.slice(0, 3)}****${number.slice(-4)}`)
  }
})
