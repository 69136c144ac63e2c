// What screens hand to the app around the store, and what they do where the app is too old for exactly that message.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { ShareSheets } from '@/features/share'
import { ChatScreen } from '@/features/chat/room/Elsewhere'
import * as chatHost from '@/features/chat/room/host'
import { tellAppAfter } from '@/features/account/profile/tellAppAfter'
import { tellInvoiceChange } from '@/features/invoice/changed'
import { tellApp, type ShareView } from '@/platform/nativeApp'
import { stores } from '@/stores'
import { siteInfo } from '../unit/stores/samples'
import { enterApp, FakeApp } from '../support/fakeApp'
import { rest } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))

let app: FakeApp
let leave = (): void => undefined

beforeEach(() => {
  app = new FakeApp()
})
afterEach(() => {
  cleanup()
  leave()
})

describe('sharing', () => {
  const onClose = jest.fn()
  const share = async (view: ShareView): Promise<void> => {
    const subject = { path: '/pagesB/productDetail/index', title: '电饭煲', picture: '/storage/pictures/a.webp' }
    const sheets = (open: boolean) => createElement(ShareSheets, { open, onClose, subject, view })
    const { rerender } = render(sheets(false))
    await act(async () => rerender(sheets(true)))
    await rest()
  }
  const sheet = () => screen.queryByRole('dialog', { name: '分享给朋友' })
  const views: ShareView[] = ['toShareView', 'toCommonShareView', 'toEmployeeShareView', 'toAssistmentShareView']

  test.each(views)('%s of the app shares, and our sheet stays closed', async (view) => {
    leave = await enterApp(app)
    await share(view)
    expect(app.calls()).toEqual([
      [
        view,
        {
          card: {
            title: '电饭煲',
            link: `${location.origin}/pagesB/productDetail/index`,
            picture: expect.any(String) as string
          }
        }
      ]
    ])
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(sheet()).toBeNull()
  })

  test.each(views)('an app without %s leaves it to our sheet', async (view) => {
    leave = await enterApp(app, [view])
    await share(view)
    expect(app.messages).toEqual([])
    expect(sheet()).not.toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a refusing app leads to the shop’s own sheet', async () => {
    leave = await enterApp(app.on('toShareView', 'refuse'))
    await share('toShareView')
    expect(sheet()).not.toBeNull()
  })
})

describe('the chat of a vendor', () => {
  const h5Url = 'https://chat.example.com/room?port=APP'
  let openWeb: jest.SpyInstance
  const open = async (): Promise<void> => {
    stores.site.info = {
      ...siteInfo,
      chatKind: 'PAGE',
      chatPage: 'https://chat.example.com/room',
      h5LinkAllowList: ['chat.example.com']
    }
    openWeb = jest.spyOn(chatHost, 'openWeb').mockReturnValue(undefined)
    render(createElement(ChatScreen, { opened: {} }))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '打开客服页面' })))
    await rest()
  }
  afterEach(() => {
    stores.site.info = undefined
  })

  test('is opened by the app', async () => {
    leave = await enterApp(app)
    await open()
    expect(app.calls()).toEqual([['pushCustomerService', { h5Url }]])
    expect(openWeb).not.toHaveBeenCalled()
  })

  test('is opened here by an app without that message', async () => {
    leave = await enterApp(app, ['pushCustomerService'])
    await open()
    expect(app.messages).toEqual([])
    expect(openWeb).toHaveBeenCalledWith(h5Url)
  })
})

describe('notices to the app', () => {
  const notices = [
    ['customerDataChanged', () => tellAppAfter(Promise.resolve('saved')), {}],
    ['invoiceChange', () => tellInvoiceChange('O1'), { orderCode: 'O1' }],
    ['hideHud', () => tellApp({ name: 'hideHud' }), {}],
    ['logout', () => tellApp({ name: 'logout' }), {}],
    ['orderCommentChange', () => tellApp({ name: 'orderCommentChange', orderCode: 'O1' }), { orderCode: 'O1' }],
    [
      'afterSalesChange',
      () => tellApp({ name: 'afterSalesChange', orderCode: 'O1', caseCode: 'C1' }),
      { orderCode: 'O1', caseCode: 'C1' }
    ]
  ] as const

  test.each(notices)('%s', async (name, act, params) => {
    leave = await enterApp(app)
    await act()
    await rest()
    expect(app.calls()).toEqual([[name, params]])
  })

  test.each(notices)('%s is not sent to an app that lacks it, and nothing else changes', async (name, act) => {
    leave = await enterApp(app, [name])
    await act()
    await rest()
    expect(app.messages).toEqual([])
  })

  test('a failed save notifies nobody', async () => {
    leave = await enterApp(app)
    await expect(tellAppAfter(Promise.reject(new Error('no')))).rejects.toThrow('no')
    await rest()
    expect(app.messages).toEqual([])
  })

  test('outside the app nothing is sent', async () => {
    app.install()
    tellApp({ name: 'hideHud' })
    await rest()
    expect(app.messages).toEqual([])
  })
})
