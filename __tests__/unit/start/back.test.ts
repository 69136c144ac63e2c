import { goBack, hasBack } from '@/start/host/back.h5'
import * as app from '@/platform/nativeApp'
import * as routes from '@/routes'

jest.mock('@/routes', () => ({ back: jest.fn(() => Promise.resolve(true)), canGoBack: jest.fn() }))
jest.mock('@/platform/nativeApp', () => ({ inApp: jest.fn(), openInApp: jest.fn() }))

const set = (isInApp: boolean, hasPage: boolean, closes: boolean) => {
  jest.mocked(app.inApp).mockReturnValue(isInApp)
  jest.mocked(app.openInApp).mockResolvedValue(closes)
  jest.mocked(routes.canGoBack).mockReturnValue(hasPage)
}

test('back from the first page closes the app’s view', async () => {
  set(true, false, true)
  expect(hasBack()).toBe(true)
  await goBack()
  expect(app.openInApp).toHaveBeenCalledWith({ name: 'closeWebView' })
  expect(routes.back).not.toHaveBeenCalled()
})

test('an app without that message leads home', async () => {
  set(true, false, false)
  await goBack()
  expect(routes.back).toHaveBeenCalledWith()
})

test.each([
  ['from a later page', true, true],
  ['from a later page of a browser', false, true],
  ['from the first page of a browser', false, false]
])('%s the way back is this store’s own', async (_, isInApp, hasPage) => {
  set(isInApp, hasPage, true)
  expect(hasBack()).toBe(isInApp || hasPage)
  await goBack()
  expect(app.openInApp).not.toHaveBeenCalled()
  expect(routes.back).toHaveBeenCalledTimes(1)
})
