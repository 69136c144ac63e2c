import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { setLocale } from '@/i18n'
import * as camera from '@/platform/camera'
import * as feedback from '@/platform/feedback'
import * as upload from '@/platform/upload'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { host } from '../../support/taro'
import { siteInfo } from '../../unit/stores/samples'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/camera', () => ({ readCamera: jest.fn(), readPicture: jest.fn() }))
jest.mock('@/platform/upload', () => ({ choosePicture: jest.fn(), forgetPicture: jest.fn() }))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn() }))
import Scan from '@/pagesB/settlement/scan'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const confirm = feedback.confirm as jest.Mock
const readCamera = camera.readCamera as jest.Mock
const readPicture = camera.readPicture as jest.Mock
const choosePicture = upload.choosePicture as jest.Mock
const stop = jest.fn()
const light = jest.fn(() => Promise.resolve())

const settings = { stop, light: undefined as typeof light | undefined, readsBars: true }
/** What the camera sees at its next look. */
const look = (text?: string) => {
  const calls = readCamera.mock.calls as [unknown, (text: string | undefined) => void][]
  return act(async () => calls[calls.length - 1]?.[1](text))
}
const field = () => screen.getByRole('textbox', { name: '输入编码' })

beforeEach(() => {
  jest.clearAllMocks()
  act(() => setLocale('zh-CN'))
  stores.site.info = { ...siteInfo, shopAddress: 'https://shop.example' }
  readCamera.mockResolvedValue(settings)
  confirm.mockResolvedValue(false)
})
afterEach(() => {
  cleanup()
  stores.site.info = undefined
})

test('the camera opens, says what it reads, and follows a code once however long it looks', async () => {
  await open(Scan)
  expect(screen.getByText('把二维码或条形码放进框里，自动识别')).not.toBeNull()
  await look()
  expect(go).not.toHaveBeenCalled()
  await look('6901234567892')
  await look('6901234567892')
  expect(go.mock.calls.map(([key, params]) => [key, params])).toEqual([['productList', { keyword: '6901234567892' }]])
})

test('for manuals a model leads among the manuals', async () => {
  await open(Scan, { use: 'MANUAL' })
  await look('FC4083')
  expect(go).toHaveBeenCalledWith('manualSearch', { keyword: 'FC4083' }, expect.anything())
})

test('while a strange address is shown nothing else is followed; after a look elsewhere it is shown again', async () => {
  let answer = (_: boolean): void => undefined
  confirm.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await open(Scan)
  await look('https://evil.example/')
  await look('6901234567892')
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ content: 'https://evil.example/' }))
  expect(go).not.toHaveBeenCalled()
  await act(async () => answer(false))
  await look('https://evil.example/')
  expect(confirm).toHaveBeenCalledTimes(1)
  for (let looks = 0; looks < 8; looks += 1) await look()
  await look('https://evil.example/')
  expect(confirm).toHaveBeenCalledTimes(2)
})

test.each([
  ['REFUSED', '没有相机权限'],
  ['NONE', '没找到可用的相机']
])('a camera that is %s is said, tried again when asked, and a code can still be typed', async (why, words) => {
  readCamera.mockResolvedValueOnce(why)
  await open(Scan)
  expect(screen.getByText(words)).not.toBeNull()
  fireEvent.change(field(), { target: { value: ' FC4083 ' } })
  await tap('查看')
  expect(go).toHaveBeenCalledWith('productList', { keyword: 'FC4083' }, expect.anything())
  await tap('再试一次')
  expect(readCamera).toHaveBeenCalledTimes(2)
  expect(screen.queryByText(words)).toBeNull()
})

test('empty input leads nowhere', async () => {
  await open(Scan)
  expect(screen.getByRole('button', { name: '查看' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(go).not.toHaveBeenCalled()
  expect(toast).not.toHaveBeenCalled()
})

test('a light is offered where the camera has one', async () => {
  await open(Scan)
  expect(screen.queryByRole('button', { name: '打开手电筒' })).toBeNull()
  cleanup()
  readCamera.mockResolvedValue({ ...settings, light })
  await open(Scan)
  await tap('打开手电筒')
  expect(light).toHaveBeenLastCalledWith(true)
  await tap('关闭手电筒')
  expect(light).toHaveBeenLastCalledWith(false)
})

test('a picture of the album is read; one without a code gets a message; no picture changes nothing', async () => {
  await open(Scan)
  choosePicture.mockResolvedValueOnce(undefined)
  await tap('从相册选图')
  expect(readPicture).not.toHaveBeenCalled()
  choosePicture.mockResolvedValue('blob:picture')
  readPicture.mockResolvedValueOnce(undefined)
  await tap('从相册选图')
  expect(toast).toHaveBeenLastCalledWith('图片里没找到二维码，换一张试试')
  readPicture.mockRejectedValueOnce(new Error('the reader was not loaded'))
  await tap('从相册选图')
  expect(toast).toHaveBeenLastCalledWith('没能识别，请检查网络后再试')
  readPicture.mockResolvedValueOnce('FC4083 SN2408A00123')
  await tap('从相册选图')
  expect(go).toHaveBeenCalledWith('productManual', { model: 'FC4083' }, expect.anything())
  expect(upload.forgetPicture).toHaveBeenCalledTimes(3)
})

test('the camera is let go of while the page is out of sight, and when it is left', async () => {
  await open(Scan)
  await act(async () => host.hide.forEach((listener) => void listener({})))
  expect(stop).toHaveBeenCalledTimes(1)
  await act(async () => host.show.forEach((listener) => void listener({})))
  expect(readCamera).toHaveBeenCalledTimes(2)
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  expect(stop).toHaveBeenCalledTimes(2)
  Reflect.deleteProperty(document, 'visibilityState')
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  expect(readCamera).toHaveBeenCalledTimes(3)
  cleanup()
  expect(stop).toHaveBeenCalledTimes(3)
})

test('a camera that is given after the page was left is let go of', async () => {
  let give = (_: object): void => undefined
  readCamera.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)))
  await open(Scan)
  cleanup()
  await act(async () => give(settings))
  expect(stop).toHaveBeenCalledTimes(1)
})
