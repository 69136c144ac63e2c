/** The mini-program's files against a host that answers as WeChat does. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))
// the .weapp files import their neighbours without a suffix, which Jest resolves to H5's
jest.mock('@/platform/feedback', () => jest.requireActual('@/platform/feedback/index.weapp'))

import Taro from '@tarojs/taro'
import { copyText } from '@/platform/clipboard/index.weapp'
import { fitsToast } from '@/platform/feedback/lines'
import { confirm, hideLoading, toast } from '@/platform/feedback/index.weapp'
import { currentPath, currentPathWithQuery } from '@/platform/location/index.weapp'
import { isConnected } from '@/platform/network/index.weapp'
import { startPayment } from '@/platform/pay/index.weapp'
import { sendRequest } from '@/platform/request/index.weapp'
import { readText, removeText, writeText } from '@/platform/storage/index.weapp'
import { systemInfo } from '@/platform/system/index.weapp'

// the tests answer for the host, so each of its calls is a mock
const host = Taro as unknown as Record<string, jest.Mock>

beforeEach(() => {
  host.showToast!.mockResolvedValue(undefined)
})

const cashier = {
  kind: 'WEAPP',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's'
} as const

test('taking the cover away leaves a toast where it is', () => {
  hideLoading()
  expect(host.hideLoading!).toHaveBeenCalledWith(expect.objectContaining({ noConflict: true }))
})

test.each([
  ['requestPayment:ok', 'SUCCEEDED'],
  ['requestPayment:fail cancel', 'CANCELLED'],
  ['requestPayment:fail no permission', 'FAILED'],
  ['requestPayment:fail parameter error: parameter.timeStamp should be String', 'FAILED'],
  ['requestPayment:fail:支付验证签名失败', 'FAILED'],
  ['requestPayment:fail', 'UNKNOWN'],
  ['requestPayment:fail timeout', 'UNKNOWN'],
  ['requestPayment:fail 支付失败', 'UNKNOWN'],
  ['', 'UNKNOWN']
])('paying: %s', async (errMsg, outcome) => {
  if (outcome === 'SUCCEEDED') host.requestPayment!.mockResolvedValue({ errMsg })
  else host.requestPayment!.mockRejectedValue({ errMsg })
  expect(await startPayment(cashier)).toBe(outcome)
  expect(host.requestPayment!).toHaveBeenCalledWith({
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 's'
  })
})

test('a cashier that never answers is unknown soon after the shopper came back, and its late word is passed on', async () => {
  jest.useFakeTimers()
  let answer: (reply: unknown) => void = () => undefined
  host.requestPayment!.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const late = jest.fn()
  let outcome: string | undefined
  void startPayment(cashier, late).then((result) => (outcome = result))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(outcome).toBeUndefined() // typing a password takes its time
  const cameBack = host.onAppShow!.mock.calls[0][0] as () => void
  cameBack()
  await jest.advanceTimersByTimeAsync(4000)
  cameBack()
  await jest.advanceTimersByTimeAsync(4000)
  expect(outcome).toBeUndefined()
  await jest.advanceTimersByTimeAsync(2000)
  expect(outcome).toBe('UNKNOWN')
  expect(host.offAppShow!).toHaveBeenCalledWith(cameBack)
  expect(late).not.toHaveBeenCalled()
  answer({})
  await jest.advanceTimersByTimeAsync(1)
  expect(late).toHaveBeenCalledWith('SUCCEEDED')
  jest.useRealTimers()
})

test('a cashier that answers right after the shopper came back leaves nothing behind', async () => {
  jest.useFakeTimers()
  let answer: (reply: unknown) => void = () => undefined
  host.requestPayment!.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const paying = startPayment(cashier)
  const cameBack = host.onAppShow!.mock.calls.at(-1)![0] as () => void
  cameBack()
  answer({})
  expect(await paying).toBe('SUCCEEDED')
  expect(jest.getTimerCount()).toBe(0)
  expect(host.offAppShow!).toHaveBeenCalledWith(cameBack)
  jest.useRealTimers()
})

test('a web cashier can’t be paid here', async () => {
  expect(await startPayment({ kind: 'REDIRECT', url: 'https://a.example' })).toBe('FAILED')
  expect(host.requestPayment!).not.toHaveBeenCalled()
})

const input = { url: '/a', method: 'POST', headers: {}, body: '{}', timeoutMs: 9 } as const

test('a request keeps the reply as text', async () => {
  host.request!.mockResolvedValue({ statusCode: 200, data: '{"a":1}', header: { 'X-Server-Time': 5 } })
  expect(await sendRequest(input)).toEqual({
    kind: 'reply',
    status: 200,
    text: '{"a":1}',
    headers: { 'x-server-time': '5' }
  })
  expect(host.request!).toHaveBeenCalledWith(expect.objectContaining({ timeout: 9, data: '{}', dataType: 'text' }))
})

test.each([
  ['request:fail timeout', 'timeout'],
  ['request:fail errcode:-118 net::ERR_CONNECTION_TIMED_OUT timed out', 'timeout'],
  ['request:fail ', 'offline'],
  [undefined, 'offline']
])('a request that fails with %p', async (errMsg, kind) => {
  host.request!.mockRejectedValue(errMsg === undefined ? undefined : { errMsg })
  expect(await sendRequest(input)).toEqual({ kind })
})

test.each([
  ['', false, false, '复制的内容不能为空！'],
  ['A1', false, true, '复制成功'],
  ['A1', true, false, '复制失败']
])('copying %p, refused %p', async (text, isRefused, isCopied, words) => {
  host.setClipboardData!.mockImplementation(() => (isRefused ? Promise.reject(new Error()) : Promise.resolve()))
  expect(await copyText(text)).toBe(isCopied)
  expect(host.showToast!).toHaveBeenLastCalledWith({ title: words, icon: 'none', duration: 1500 })
})

test.each([
  ['', true],
  ['操作成功', true],
  ['字'.repeat(34), true],
  ['字'.repeat(35), false],
  ['a'.repeat(68), true],
  ['a'.repeat(69), false],
  // a word that has no room left takes the next line whole
  [`${'字'.repeat(10)} ${'a'.repeat(20)} ${'字'.repeat(6)}`, true],
  [`${'字'.repeat(10)} ${'a'.repeat(20)} ${'字'.repeat(7)}`, false],
  ['one\ntwo', true],
  ['one\ntwo\nthree', false]
])('two lines of a toast hold %p: %p', (words, fits) => expect(fitsToast(words)).toBe(fits))

test('words that a toast would cut stay in a dialog until they are acknowledged', () => {
  host.showModal!.mockReset().mockResolvedValue({ confirm: true })
  host.showToast!.mockClear()
  toast('短')
  expect(host.showModal!).not.toHaveBeenCalled()
  toast('字'.repeat(35))
  expect(host.showToast!).toHaveBeenCalledTimes(1)
  expect(host.showModal!).toHaveBeenCalledWith({
    title: '',
    content: '字'.repeat(35),
    showCancel: false,
    confirmText: '确定'
  })
})

test('a dialog that the host does not show is not confirmed', async () => {
  host.showModal!.mockResolvedValueOnce({ confirm: true }).mockRejectedValueOnce({ errMsg: 'showModal:fail' })
  expect(await confirm({ title: 'a' })).toBe(true)
  expect(await confirm({ title: 'a' })).toBe(false)
})

test('a dialog that is put away, or not shown, means what was said of it; an answer is an answer', async () => {
  const question = { title: 'a', putAway: true }
  host
    .showModal!.mockResolvedValueOnce({ confirm: false, cancel: false })
    .mockRejectedValueOnce({ errMsg: 'showModal:fail' })
    .mockResolvedValueOnce({ confirm: false, cancel: true })
  expect([await confirm(question), await confirm(question), await confirm(question)]).toEqual([true, true, false])
})

test('storage lives on in memory where the host keeps nothing', () => {
  host.getStorageSync!.mockReturnValue('')
  host.setStorageSync!.mockImplementation(() => {
    throw new Error('exceed max size')
  })
  expect(writeText('k', 'v')).toBe(false)
  expect(readText('k')).toBe('v')
  removeText('k')
  expect(readText('k')).toBeUndefined()
})

test('the path of the page on top, with its parameters and without Taro’s own', () => {
  host.getCurrentPages!.mockReturnValue([])
  expect(currentPath()).toBe('/pages/index/index')
  host.getCurrentPages!.mockReturnValue([
    { route: 'pages/index/index', options: {} },
    { route: 'pagesB/pay/pay', options: { params: '{"a":1}', $taroTimestamp: 3, stamp: '9' } }
  ])
  expect(currentPathWithQuery()).toBe('/pagesB/pay/pay?params=%7B%22a%22%3A1%7D')
})

test('room for the status bar, the home bar and the capsule', () => {
  host.getEnterOptionsSync!.mockReturnValue({ scene: 1001 })
  host.getWindowInfo!.mockReturnValue({
    statusBarHeight: 47,
    windowWidth: 390,
    windowHeight: 844,
    screenHeight: 844,
    safeArea: { bottom: 810 }
  })
  host.getMenuButtonBoundingClientRect!.mockReturnValue({
    top: 51,
    left: 296,
    width: 87,
    height: 32,
    right: 383,
    bottom: 83
  })
  expect(systemInfo()).toEqual({
    statusBarHeight: 47,
    windowWidth: 390,
    windowHeight: 844,
    safeAreaBottom: 34,
    capsule: { top: 51, left: 296, width: 87, height: 32 }
  })
  host.getMenuButtonBoundingClientRect!.mockImplementation(() => {
    throw new Error()
  })
  expect(systemInfo().capsule).toBeUndefined()
})

test('the single page of the timeline stands below a bar of the host, which has status bar and capsule', () => {
  host.getEnterOptionsSync!.mockReturnValue({ scene: 1154 })
  host.getWindowInfo!.mockReturnValue({ statusBarHeight: 47, windowWidth: 390, windowHeight: 666, screenHeight: 844 })
  host.getMenuButtonBoundingClientRect!.mockReturnValue({ top: 51, left: 296, width: 87, height: 32 })
  expect(systemInfo()).toEqual({
    statusBarHeight: 0,
    windowWidth: 390,
    windowHeight: 666,
    safeAreaBottom: 0,
    hostBar: true
  })
})

test.each([
  ['none', false],
  ['wifi', true]
])('network %s', async (networkType, isOnline) => {
  host.getNetworkType!.mockResolvedValue({ networkType })
  expect(await isConnected()).toBe(isOnline)
})
