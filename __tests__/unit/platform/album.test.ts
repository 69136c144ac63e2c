/** Saving a picture: what each refusal of the platform leads to, and how a browser keeps one. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))
jest.mock('@/platform/feedback', () => jest.requireActual('@/platform/feedback/index.weapp'))

import Taro from '@tarojs/taro'
import { savePicture as saveInBrowser } from '@/platform/album/index.h5'
import { savePicture } from '@/platform/album/index.weapp'
import { refusalOf } from '@/platform/refusals'

// the tests answer for the host, so each of its calls is a mock
const host = Taro as unknown as Record<string, jest.Mock>
const toasts = () => host.showToast!.mock.calls.map(([{ title }]) => title)

beforeEach(() => {
  for (const each of Object.values(host)) each.mockReset()
  host.showToast!.mockResolvedValue(undefined)
  host.showModal!.mockResolvedValue({ confirm: true })
  host.downloadFile!.mockResolvedValue({ statusCode: 200, tempFilePath: 'http://tmp/a.png' })
  host.saveImageToPhotosAlbum!.mockResolvedValue(undefined)
})

test('a picture of the web is fetched first, one of the phone is not', async () => {
  expect(await savePicture('https://a.example/a.png')).toBe(true)
  expect(host.saveImageToPhotosAlbum!).toHaveBeenLastCalledWith({ filePath: 'http://tmp/a.png' })
  expect(await savePicture('wxfile://tmp/poster.png')).toBe(true)
  expect(await savePicture('http://tmp/poster.png')).toBe(true)
  expect(host.downloadFile!.mock.calls).toEqual([[{ url: 'https://a.example/a.png', timeout: 60_000 }]])
  expect(toasts()).toEqual(['已保存到相册', '已保存到相册', '已保存到相册'])
})

test('a refused permission leads to the settings, and saves once it is given', async () => {
  host.saveImageToPhotosAlbum!.mockRejectedValueOnce({ errMsg: 'saveImageToPhotosAlbum:fail auth deny' })
  host.openSetting!.mockResolvedValue({ authSetting: { 'scope.writePhotosAlbum': true } })
  expect(await savePicture('wxfile://a.png')).toBe(true)
  expect(host.showModal!.mock.calls[0][0]).toMatchObject({ title: '需要相册权限', confirmText: '去设置' })
})

test.each([
  ['does not want the settings', false, undefined],
  ['leaves it refused there', true, { authSetting: { 'scope.writePhotosAlbum': false } }]
])('who %s was asked once and hears no more', async (_, confirms, setting) => {
  host.saveImageToPhotosAlbum!.mockRejectedValue({ errMsg: 'saveImageToPhotosAlbum:fail:auth denied' })
  host.showModal!.mockResolvedValue({ confirm: confirms })
  host.openSetting!.mockResolvedValue(setting)
  expect(await savePicture('wxfile://a.png')).toBe(false)
  expect(host.openSetting!).toHaveBeenCalledTimes(confirms ? 1 : 0)
  expect(toasts()).toEqual([])
})

test.each([
  ['saveImageToPhotosAlbum:fail cancel', []],
  ['saveImageToPhotosAlbum:fail privacy permission is not authorized', ['没有同意隐私保护指引，这个功能暂时用不了']],
  ['saveImageToPhotosAlbum:fail system permission denied', ['请在手机的系统设置里允许微信访问相册']],
  ['saveImageToPhotosAlbum:fail file not exists', ['图片没能保存，请稍后再试']]
])('%s is told', async (errMsg, words) => {
  host.saveImageToPhotosAlbum!.mockRejectedValue({ errMsg })
  expect(await savePicture('wxfile://a.png')).toBe(false)
  expect(toasts()).toEqual(words)
  expect(host.showModal!).not.toHaveBeenCalled()
})

test('a picture that does not come is not saved', async () => {
  host.downloadFile!.mockResolvedValue({ statusCode: 404, tempFilePath: 'http://tmp/no.html' })
  expect(await savePicture('https://a.example/a.png')).toBe(false)
  expect(host.saveImageToPhotosAlbum!).not.toHaveBeenCalled()
  expect(toasts()).toEqual(['图片没能保存，请稍后再试'])
})

test.each([
  ['getLocation:fail auth deny', 'SCOPE'],
  ['getLocation:fail:auth denied', 'SCOPE'],
  ['getLocation:fail authorize no response', 'SCOPE'],
  ['getLocation:fail:ERROR_NOCELL&WIFI_LOCATIONSWITCHOFF system permission denied', 'SYSTEM'],
  ['chooseLocation:fail cancel', 'CANCELLED'],
  ['x:fail privacy permission is not authorized in gap', 'PRIVACY'],
  [undefined, 'OTHER']
])('%s is %s', (errMsg, refusal) => {
  expect(refusalOf(errMsg === undefined ? undefined : { errMsg })).toBe(refusal)
})

test('a browser downloads a picture under its own name; the chat app’s says to press long', async () => {
  const downloads: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href.slice(0, 5)}`)
  })
  Object.defineProperty(HTMLAnchorElement.prototype, 'download', { value: '', writable: true, configurable: true })
  const reply = jest.fn().mockResolvedValue({ ok: true, blob: () => Promise.resolve(new Blob()) })
  Object.assign(globalThis, { fetch: reply })
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  expect(await saveInBrowser('/storage/pictures/kettle-1.png?w=2')).toBe(true)
  expect(await saveInBrowser('data:image/png;base64,AA==')).toBe(true)
  expect(downloads).toEqual(['kettle-1.png blob:', 'picture.png data:'])
  reply.mockRejectedValue(new Error())
  expect(await saveInBrowser('/a.png')).toBe(false)
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8')
  expect(await saveInBrowser('/a.png')).toBe(false)
  expect(downloads).toHaveLength(2)
  agent.mockRestore()
  click.mockRestore()
})

test('a browser waits a minute for a picture, and no longer (spec 9.1)', async () => {
  jest.useFakeTimers()
  try {
    const reply = jest.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    )
    Object.assign(globalThis, { fetch: reply })
    let isSaved: boolean | undefined
    const saving = saveInBrowser('/a.png').then((is) => (isSaved = is))
    await jest.advanceTimersByTimeAsync(59_999)
    expect(isSaved).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(isSaved).toBe(false)
    await saving
  } finally {
    jest.useRealTimers()
  }
})
