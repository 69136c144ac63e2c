// covers src/features/handed/, src/platform/handed/, src/start, gateway/src/areas/login/
// A page that the mini-program or the app opens with somebody's login, on a device where somebody else was logged in.
import { expect, test } from '../fixtures'
import { onItsWay } from '../shop'
import { linkTo, newShopper, onTop, startAs } from '../shopper'

test('shows the opener alone, and the code is in no address, no request’s address and no entry of the history', async ({
  page,
  request,
  baseURL
}) => {
  test.setTimeout(90_000)
  const [first, opener] = [await newShopper(request, { bare: true }), await newShopper(request, { bare: true })]
  const maskedPhone = ({ phone }: { phone: string }) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
  await startAs(page, first)
  await page.goto(linkTo('basicInformation'))
  await expect(onTop(page).getByText(maskedPhone(first))).toBeVisible()

  const target = linkTo('basicInformation')
  const { authToken } = await opener.call<{ authToken: string }>('POST /o2cum/v1/pub/get-h5-auth-token', {
    body: { screen: target, origin: new URL(baseURL ?? '').origin }
  })
  const addresses: string[] = []
  page.on('request', (sentRequest) => addresses.push(sentRequest.url(), sentRequest.headers()['referer'] ?? ''))
  // what the first one is known by is looked for in every frame from the first on
  let seenCount = 0
  await page.exposeFunction('noteSeen', () => void (seenCount += 1))
  await page.addInitScript((words) => {
    const tell: unknown = Reflect.get(window, 'noteSeen')
    const look = () => {
      if (document.body?.innerText.includes(words) && typeof tell === 'function') tell()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, maskedPhone(first))
  const settling = onItsWay(page)
  await page.goto('about:blank')
  await page.goto(`${target}#h5=${authToken}`)
  await expect(onTop(page).getByText(maskedPhone(opener))).toBeVisible()
  await settling()
  expect(seenCount, 'frames that show who was here before').toBe(0)
  expect(page.url()).not.toContain(authToken)
  expect(addresses.filter((address) => address.includes(authToken))).toEqual([])
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]))
  ).not.toContain(authToken)
  await page.reload()
  await expect(onTop(page).getByText(maskedPhone(opener))).toBeVisible()
  // it ends with its opener
  await opener.call('POST /o2cum/v1/customer-login/logout')
  await page.reload()
  await expect(page).toHaveURL(/pagesC\/login/)
})
