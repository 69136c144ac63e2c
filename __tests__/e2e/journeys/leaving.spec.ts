// covers src/features/account/, gateway/src/areas/account/, gateway/src/areas/login/, gateway/src/areas/role/
import { expect, test } from '../fixtures'
import { codeOf } from '../shop'
import { callAs, linkTo, newShopper, onTop, startAs } from '../shopper'

const fresh = () => `1372${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

test('she changes her phone, throws the tablet out, asks to close the account and keeps it', async ({
  page,
  request
}) => {
  test.setTimeout(120_000)
  const shopper = await newShopper(request)
  // the tablet logs in by a code of its own
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })
  const { captchaKey } = await callAs<{ captchaKey: string }>(
    request,
    '',
    'POST /oauth/public/send-phone-captcha-always',
    { body: { phone: shopper.phone } }
  )
  const captcha = await codeOf(request, shopper.phone)
  const body = { phone: shopper.phone, captcha, captchaKey }
  const tablet = await callAs<{ token: string }>(request, '', 'POST /o2cum/v1/pub/customer-login/register-with-oauth', {
    body
  })
  const asTablet = () =>
    request.get('/o2cum/v1/customer-info', { headers: { authorization: `Bearer ${tablet.token}` } })
  expect((await asTablet()).status()).toBe(200)

  await startAs(page, shopper)
  await page.goto(linkTo('basicInformation'))
  const top = onTop(page)
  await expect(top.getByText('2 台')).toBeVisible()
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })

  const next = fresh()
  await top.getByRole('button', { name: /^手机号/ }).click()
  const sheet = page.getByRole('dialog', { name: '更换手机号' })
  await sheet.getByRole('button', { name: '获取验证码' }).first().click()
  await expect(sheet.getByText(/秒后/).first()).toBeVisible()
  const codes = sheet.getByRole('textbox', { name: '短信验证码' })
  await codes.first().fill(await codeOf(request, shopper.phone))
  await sheet.getByLabel('新手机号').fill(next)
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await expect(sheet.getByText(/秒后/)).toHaveCount(2)
  await codes.nth(1).fill(await codeOf(request, next))
  await sheet.getByRole('button', { name: '更换手机号' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(top.getByText(`${next.slice(0, 3)}****${next.slice(-4)}`)).toBeVisible()
  // the change threw the tablet out
  expect((await asTablet()).status()).toBe(401)
  await expect(top.getByText('1 台')).toBeVisible()

  await top.getByRole('button', { name: '注销账号' }).click()
  const leaving = page.getByRole('dialog', { name: '注销账号' })
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })
  await leaving.getByRole('button', { name: '获取验证码' }).click()
  await expect(leaving.getByText(/秒后/)).toBeVisible()
  await leaving.getByLabel('验证码').fill(await codeOf(request, next))
  await leaving.getByRole('button', { name: '确认注销' }).click()
  await expect(top.getByText(/^账号将于/)).toBeVisible()
  await top.getByRole('button', { name: '保留账号' }).click()
  await expect(top.getByText(/^账号将于/)).toHaveCount(0)
  await page.reload()
  await expect(onTop(page).getByText(`${next.slice(0, 3)}****${next.slice(-4)}`)).toBeVisible()
})
