// covers src/features/account/, gateway/src/areas/login/
import { expect, test } from '../fixtures'
import { codeOf } from '../shop'

const phone = () => `1371${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

test('the cells of the code are one field: typing, deleting, a tap on any of them and a pasted SMS', async ({
  page,
  request,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  const number = phone()
  await page.goto('/pagesC/login/loginForPhone')
  await page.getByLabel('手机号', { exact: true }).fill(number)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  const field = page.getByLabel('短信验证码')
  await expect(field).toBeFocused()
  const cells = () => page.locator('.ui-code-cells__cell').allTextContents()

  await page.keyboard.type('284')
  await expect.poll(cells).toEqual(['2', '8', '4', '', '', ''])
  // wherever it is tapped, the next digit follows the last
  await field.tap({ position: { x: 24, y: 28 } })
  await expect.poll(() => field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(3)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect.poll(cells).toEqual(['2', '8', '9', '', '', ''])
  const box = await page.locator('.ui-code-cells__cell').last().boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)

  const code = await codeOf(request, number)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `【栖禾】5 分钟内有效，验证码 ${code}，请勿告诉他人`
  )
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page).not.toHaveURL(/pagesC\/login/)
})
