// covers src/ui/text/RichText, src/features/links, src/features/cms/blocks/RichTextBlock, src/features/product/description
// A link within rich text, as the shop's decoration and descriptions have it: by the site's list as any other link, opened
// by the app in the app, and by the store itself where it is the store's own.
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createElement as h, type ReactNode } from 'react'
import { RichTextBlock } from '@/features/cms/blocks/RichTextBlock'
import { LongDescription } from '@/features/product/description/LongDescription'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { isRegisteredPath } from '@/routes/table'
import { provideUi } from '@/ui/ports'
import { eachInApp, enter, here, olds, pass, site } from './inAppSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../support/notedRoutes.cjs'),
  currentKey: jest.fn(),
  isRegisteredPath: jest.requireActual<{ isRegisteredPath: unknown }>('../../src/routes/table').isRegisteredPath,
  go: jest.fn(() => Promise.resolve(true)),
  goToPath: jest.fn(() => Promise.resolve(true))
}))

const description = (html: string): ReactNode =>
  h(LongDescription, { product: { descriptionHtml: html, pictures: [] } as never })
const places: readonly (readonly [name: string, of: (html: string) => ReactNode])[] = [
  [
    'a decorated page',
    (html) => h(RichTextBlock, { id: 'b1', eager: true, props: { html: { 'zh-CN': html, 'en-US': html } } } as never)
  ],
  ['a description', description]
]
const listedLink = 'https://help.example/a?b=1&c=2'

/** Taps the link, if it is one. Gives whether the browser would follow it by itself. */
async function tapLink(keys: object = {}): Promise<boolean> {
  await pass()
  const words = screen.getByText('看')
  const event = createEvent.click(words, { bubbles: true, cancelable: true, ...keys })
  fireEvent(words, event)
  await pass()
  return !event.defaultPrevented
}
const show = async (of: (html: string) => ReactNode, href: string) => {
  site({ h5LinkAllowList: ['help.example'] })
  render(of(`<p>细节<a href="${href}"><strong>看</strong></a></p>`))
  await pass()
}

eachInApp()
beforeEach(() => {
  provideUi({ isScreen: isRegisteredPath })
  jest.mocked(routes.go).mockClear()
})

describe.each(places)('%s', (_, of) => {
  test('a listed host is opened by the app, with the address as it was written', async () => {
    await enter('loadWebView')
    await show(of, listedLink.replace('&', '&amp;'))
    expect(await tapLink()).toBe(false)
    expect(here.app.calls()).toEqual([['loadWebView', { url: listedLink }]])
  })

  test.each([
    'https://evil.example/a',
    'https://help.example.evil.example/',
    'javascript:alert(1)',
    '//help.example/a',
    '/no/such/page'
  ])('what is on no list is no link: %s', async (href) => {
    await enter('loadWebView')
    await show(of, href)
    await tapLink()
    expect(screen.getByText('看').closest('a')?.getAttribute('href') ?? null).toBeNull()
    expect(here.app.messages).toEqual([])
    expect(jest.mocked(routes.goToPath).mock.calls).toEqual([])
  })

  test('a screen of ours is opened by the store, which is not loaded anew', async () => {
    await enter('loadWebView')
    await show(of, '/pagesB/order/myOrder?status=1')
    expect(await tapLink()).toBe(false)
    expect(jest.mocked(routes.goToPath).mock.calls).toEqual([['/pagesB/order/myOrder?status=1']])
    expect(here.app.messages).toEqual([])
  })

  test('a file is opened as any other file', async () => {
    await enter('loadWebView')
    await show(of, 'https://help.example/a.pdf')
    expect(await tapLink()).toBe(false)
    expect(jest.mocked(routes.go).mock.calls).toEqual([
      ['previewImage', { urls: [], file: 'https://help.example/a.pdf' }]
    ])
  })
})

test.each(olds)('an app that lacks the view of the web: the same window (%s)', async (old) => {
  const toast = jest.spyOn(feedback, 'toast')
  await enter('loadWebView', old)
  site({ h5LinkAllowList: [location.hostname] })
  // jsdom goes to no other page, and its own is no https one
  const leave = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await show(description, listedLink)
  expect(await tapLink()).toBe(false)
  expect(here.app.sent('loadWebView')).toHaveLength(old === 'unlisted' ? 0 : 1)
  expect(String(leave.mock.calls[0]?.[0])).toContain('navigation')
  expect(toast).not.toHaveBeenCalled()
})

test('a tap with a key that asks for another window is the browser’s', async () => {
  await enter('loadWebView')
  await show(description, listedLink)
  for (const keys of [{ ctrlKey: true }, { metaKey: true }]) expect(await tapLink(keys)).toBe(true)
  expect(here.app.messages).toEqual([])
})
