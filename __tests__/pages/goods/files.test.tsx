// What a link of the site leads to, by the kind of its file (spec 9.7).
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { runInAction } from 'mobx'
import { createElement as h } from 'react'
import { openElsewhere } from '@/features/links/elsewhere.h5'
import { FileView } from '@/features/files/FileView.h5'
import { openWeb } from '@/features/links/openWeb.h5'
import { loadDocument } from '@/platform/document'
import * as platform from '@/platform/nativeApp/web.h5'
import * as routes from '@/routes'
import { stores } from '@/stores'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/document', () => ({ loadDocument: jest.fn() }))
jest.mock('@/platform/nativeApp/web.h5', () => ({ openWeb: jest.fn() }))

const load = jest.mocked(loadDocument)
const leave = jest.mocked(platform.openWeb)
const addressOf = (path: string): string => `https://help.example.com${path}`
let link: HTMLAnchorElement | undefined

beforeEach(() => {
  leave.mockClear()
  jest.mocked(routes.go).mockClear()
  link = undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    link = this
  })
  runInAction(() => Object.assign(stores.site, { info: { h5LinkAllowList: ['help.example.com'] }, status: 'ready' }))
})
afterEach(cleanup)

test.each(['/a.pdf', '/a.svg', '/a.jpg', '/a.mp3', '/a.txt'])('%s is shown in the store', (path) => {
  openElsewhere(addressOf(path))
  expect(jest.mocked(routes.go).mock.calls).toEqual([['previewImage', { urls: [], file: addressOf(path) }]])
  expect(leave).not.toHaveBeenCalled()
})

test.each(['/a.docx', '/a.xls', '/a.pptx', '/a.html', '/a.b/c'])('%s is opened by what is around the store', (path) => {
  openElsewhere(addressOf(path))
  expect(leave.mock.calls).toEqual([[addressOf(path)]])
  expect(routes.go).not.toHaveBeenCalled()
})

test('an archive is saved by its name', () => {
  openElsewhere(addressOf('/x/drivers.zip?v=2'))
  expect([link?.href, link?.download]).toEqual([addressOf('/x/drivers.zip?v=2'), 'drivers.zip'])
  expect(document.contains(link ?? null)).toBe(false)
})

test('a file that nothing here opens says so', () => {
  openElsewhere(addressOf('/setup.exe'))
  expect(document.body.textContent).toContain('这里打不开「setup.exe」')
  expect([leave.mock.calls, jest.mocked(routes.go).mock.calls, link]).toEqual([[], [], undefined])
})

test('a link is opened by its target', async () => {
  openWeb(addressOf('/help'))
  await waitFor(() => expect(leave.mock.calls).toEqual([[addressOf('/help')]]))
  openWeb(addressOf('/a.zip'))
  await waitFor(() => expect(link?.download).toBe('a.zip'))
})

test('a drawing is a picture element, and nothing else of it', () => {
  render(h(FileView, { url: addressOf('/a.svg') }))
  expect(screen.getByRole('img', { name: 'a.svg' }).tagName).toBe('IMG')
  expect(document.querySelector('object, iframe, embed, svg')).toBeNull()
})

test('a sound is played here', () => {
  render(h(FileView, { url: addressOf('/a.mp3') }))
  expect(document.querySelector('audio')?.getAttribute('src')).toBe(addressOf('/a.mp3'))
})

test('a text is words, and no page', async () => {
  const text = '<b>第一步</b>\n插上电源'
  load.mockReturnValue({ done: Promise.resolve({ bytes: new TextEncoder().encode(text) }), cancel: jest.fn() })
  render(h(FileView, { url: addressOf('/a.txt') }))
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe(text))
  expect(document.querySelector('b')).toBeNull()
})

test.each(['/a.txt', '/a.pdf'])('%s that does not come can be opened elsewhere', async (path) => {
  load.mockReturnValue({ done: Promise.reject(new TypeError('no')), cancel: jest.fn() })
  render(h(FileView, { url: addressOf(path) }))
  const button = await screen.findByRole('button', { name: '用浏览器打开' })
  await act(async () => void fireEvent.click(button))
  expect(leave.mock.calls).toEqual([[addressOf(path)]])
})

test.each([
  'https://elsewhere.example/a.svg',
  'http://help.example.com/a.svg',
  'javascript:alert(1)//a.svg',
  'data:image/svg+xml,a.svg'
])('%s is no file of a host that the site allows', (url) => {
  render(h(FileView, { url }))
  expect(document.querySelector('img, audio')).toBeNull()
  expect(screen.getByText('文件没有打开')).toBeTruthy()
  // the only way on is home
  fireEvent.click(screen.getByRole('button'))
  expect(jest.mocked(routes.go).mock.calls).toEqual([['index']])
  expect(leave).not.toHaveBeenCalled()
})
