import { fireEvent } from '@testing-library/react'
import { resetI18n, setLocale } from '@/i18n'
import { copyText } from '@/platform/clipboard'
import { confirm, hideLoading, showLoading, toast } from '@/platform/feedback'
import { currentPath, currentPathWithQuery } from '@/platform/location'
import { isConnected, onConnectionChange } from '@/platform/network'
// the suffix is the H5 build's own choice; the test says which it means
import { isCashierAddress, startPayment } from '@/platform/pay/index.h5'
import { sendRequest } from '@/platform/request'
import { onStoredChange, readText, removeText, writeText } from '@/platform/storage'

const toastText = () => document.querySelector('.host-toast')?.textContent ?? ''
const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

beforeEach(() => {
  resetI18n()
  document.body.replaceChildren()
})

describe('copying (spec 8)', () => {
  const document_ = document as { execCommand?: unknown }
  afterEach(() => {
    delete document_.execCommand
    withClipboard(undefined)
  })

  const writes = { writeText: (): Promise<void> => Promise.resolve() }
  const refuses = { writeText: (): Promise<void> => Promise.reject(new Error('NotAllowedError')) }

  test.each([
    ['empty', '  ', writes, undefined, false, '复制的内容不能为空！', 'The content to copy cannot be empty!'],
    ['copied', 'A1', writes, undefined, true, '复制成功', 'Copied successfully'],
    ['copied the old way', 'A1', undefined, (): boolean => true, true, '复制成功', 'Copied successfully'],
    ['refused both ways', 'A1', refuses, (): boolean => false, false, '复制失败', 'Copy failed'],
    ['refused, no old way', 'A1', refuses, undefined, false, '复制失败', 'Copy failed'],
    [
      'no way at all',
      'A1',
      undefined,
      undefined,
      false,
      '浏览器不支持，请更换浏览器后重试',
      'Browser not supported, please change browser and retry'
    ]
  ])('%s', async (_, text, clipboard, execCommand, isCopied, zh, en) => {
    withClipboard(clipboard)
    if (execCommand) document_.execCommand = execCommand
    expect(await copyText(text)).toBe(isCopied)
    expect(toastText()).toBe(zh)
    setLocale('en-US')
    await copyText(text)
    expect(toastText()).toBe(en)
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('a toast', () => {
  afterEach(() => jest.useRealTimers())

  test('stays 1.5 s, is read aloud, and gives way to the next', () => {
    jest.useFakeTimers()
    toast('one')
    expect(document.querySelector('[role=status]')?.textContent).toBe('one')
    jest.advanceTimersByTime(1000)
    toast('two')
    jest.advanceTimersByTime(1499)
    expect(toastText()).toBe('two')
    jest.advanceTimersByTime(1)
    expect(toastText()).toBe('')
  })

  test('shows markup as text', () => {
    toast('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
  })
})

test('a new loading cover takes the place of the old one', () => {
  showLoading()
  showLoading('…')
  expect(document.querySelectorAll('.host-loading')).toHaveLength(1)
  hideLoading()
  hideLoading()
  expect(document.querySelectorAll('.host-loading')).toHaveLength(0)
})

describe('a dialog', () => {
  const ask = (danger = false) => confirm({ title: 'Delete?', content: 'It is gone then', danger })
  const button = (words: string) =>
    [...document.querySelectorAll('button')].find((candidate) => candidate.textContent === words)!

  test.each([
    ['the button', () => button('确定').click(), true],
    ['the other button', () => button('取消').click(), false],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' }), false],
    ['a tap beside it', () => fireEvent.click(document.querySelector('.host-dialog')!), false],
    ['the back button', () => fireEvent.popState(window), false]
  ])('%s answers', async (_, act, answer) => {
    const asking = ask()
    act()
    expect(await asking).toBe(answer)
    expect(document.querySelector('.host-dialog')).toBeNull()
  })

  test.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a tap beside it', () => fireEvent.click(document.querySelector('.host-dialog')!)],
    ['the back button', () => fireEvent.popState(window)]
  ])('%s answers what putting it away means', async (_, act) => {
    const asking = confirm({ title: 'Leave?', putAway: true })
    act()
    expect(await asking).toBe(true)
  })

  test('a tap on its words answers nothing', () => {
    void ask()
    fireEvent.click(document.querySelector('.host-dialog__content')!)
    expect(document.querySelector('.host-dialog')).not.toBeNull()
  })

  test('keeps the focus inside and gives it back', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    const asking = ask()
    expect(document.activeElement).toBe(button('确定'))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(document.activeElement).toBe(button('取消'))
    fireEvent.keyDown(document.body, { key: 'Tab', shiftKey: true })
    expect(document.activeElement).toBe(button('确定'))
    button('确定').click()
    await asking
    expect(document.activeElement).toBe(opener)
  })

  test('a dangerous one starts on the safe answer, and says what it is', () => {
    void ask(true)
    expect(document.activeElement).toBe(button('取消'))
    const dialog = document.querySelector('[role=alertdialog]')!
    const heading = document.getElementById(dialog.getAttribute('aria-labelledby')!)
    expect(heading?.textContent).toBe('Delete?')
    expect(dialog.getAttribute('aria-modal')).toBe('true')
  })
})

describe('paying in a browser', () => {
  test.each([
    ['/cashier/1', true],
    ['https://shop.example/cashier/1', true],
    ['http://shop.example/cashier/1', false],
    ['https://pay.example/c', true],
    ['http://pay.example/c', false],
    ['https://pay.example.evil.example/c', false],
    ['https://user@pay.example/c', false],
    ['//evil.example/c', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
    [' ', false]
  ])('%s may be gone to: %p', (address, isAllowed) => {
    expect(isCashierAddress(address, 'https://shop.example', ['pay.example'])).toBe(isAllowed)
  })

  test('leaves for the cashier, and only for one', async () => {
    const jumps: string[] = []
    const leave = (address: string) => void jumps.push(address)
    expect(await startPayment({ kind: 'REDIRECT', url: '/demo/cashier/p1' }, undefined, leave)).toBe('LEFT')
    expect(await startPayment({ kind: 'REDIRECT', url: 'https://evil.example/' }, undefined, leave)).toBe('FAILED')
    const weapp = { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' } as const
    expect(await startPayment({ kind: 'WEAPP', ...weapp }, undefined, leave)).toBe('FAILED')
    expect(jumps).toEqual(['/demo/cashier/p1'])
  })
})

describe('storage', () => {
  test('keeps, and forgets', () => {
    expect(writeText('k', 'v')).toBe(true)
    expect(readText('k')).toBe('v')
    removeText('k')
    expect(readText('k')).toBeUndefined()
  })

  test('lives on in memory where the browser keeps nothing', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(writeText('k', 'v')).toBe(false)
    expect(readText('k')).toBe('v')
    removeText('k')
    expect(readText('k')).toBeUndefined()
    set.mockRestore()
    get.mockRestore()
  })

  test('a value that a full device could not keep is newer than the one that it still holds', () => {
    writeText('k', 'old')
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeText('k', 'new')
    expect(readText('k')).toBe('new')
    set.mockRestore()
    removeText('k')
  })

  test('another tab’s change calls the listener with its key, a clearing without one, until it is stopped', () => {
    const results: (string | undefined)[] = []
    const stop = onStoredChange((key) => results.push(key))
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(results).toEqual(['token', undefined])
  })
})

describe('a request', () => {
  const input = { url: '/a', method: 'GET', headers: { a: 'b' }, timeoutMs: 20 } as const
  const withFetch = (fetch: unknown) => Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true })

  test('gives status, text and lower-case headers', async () => {
    const headers = new Map([['X-Server-Time', '1']])
    withFetch(() => Promise.resolve({ status: 201, text: () => Promise.resolve('hi'), headers }))
    expect(await sendRequest(input)).toEqual({
      kind: 'reply',
      status: 201,
      text: 'hi',
      headers: { 'x-server-time': '1' }
    })
  })

  test('without a connection is offline', async () => {
    withFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendRequest(input)).toEqual({ kind: 'offline' })
  })

  test('times out when the body stalls', async () => {
    withFetch((_: string, { signal }: RequestInit) =>
      Promise.resolve({
        status: 200,
        headers: new Map(),
        text: () =>
          new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))))
      })
    )
    expect(await sendRequest(input)).toEqual({ kind: 'timeout' })
  })

  test('goes at once, also in the turn of a tap', async () => {
    const fetchMock = jest.fn(() =>
      Promise.resolve({ status: 200, text: () => Promise.resolve(''), headers: new Map() })
    )
    withFetch(fetchMock)
    fireEvent.click(document.body)
    const sending = sendRequest(input)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await sending
  })
})

test('the path: "/" is home, the query comes along', () => {
  history.replaceState(null, '', '/')
  expect(currentPath()).toBe('/pages/index/index')
  history.replaceState(null, '', '/pagesB/pay/pay?params=%7B%7D')
  expect(currentPathWithQuery()).toBe('/pagesB/pay/pay?params=%7B%7D')
})

test('the connection’s changes call the listener until it is stopped', async () => {
  const states: boolean[] = []
  const stop = onConnectionChange((isOnline) => void states.push(isOnline))
  fireEvent.offline(window)
  fireEvent.online(window)
  stop()
  fireEvent.offline(window)
  expect(states).toEqual([false, true])
  expect(await isConnected()).toBe(true)
})
