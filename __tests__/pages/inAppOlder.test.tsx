// Each message that has something here in its place: what the app is sent, and what the store does with an app that lacks
// exactly that message: its list is without it, it refuses it, or it neither answers nor covers the page for 1.5 s.
import { cleanup, render, screen } from '@testing-library/react'
import { createElement as h } from 'react'
import type { MessageName } from '@/bridge/messages'
import { barShare } from '@/features/share/bar/barShare'
import { AreaCode } from '@/features/account/login/AreaCode'
import { EmployeeName } from '@/features/account/profile/own/RolesCard'
import { openElsewhere } from '@/features/links/elsewhere.h5'
import { useProvided } from '@/features/message/list/provided'
import { Viewer } from '@/features/product'
import { VideoOver } from '@/features/review/card/VideoOver'
import { shareRiddle } from '@/features/riddle/shareRiddle'
import { Film } from '@/features/film'
import * as feedback from '@/platform/feedback'
import * as clipboard from '@/platform/clipboard'
import { openWeb } from '@/platform/nativeApp/web.h5'
import { Video } from '@/ui/video/Video'
import { address } from '../unit/stores/samples'
import {
  choose,
  chooseAddress,
  eachInApp,
  enter,
  here as world,
  ink,
  olds,
  pass,
  png,
  repairs,
  showShareWays,
  site,
  strokes,
  tap,
  strokeMock
} from './inAppSupport'
import { rest } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../support/notedRoutes.cjs'),
  currentKey: jest.fn(),
  goToPath: jest.fn(() => Promise.resolve(true)),
  canGoBack: jest.fn(() => false)
}))

interface Row {
  name: MessageName
  /** Does what the message is sent for. */
  act: () => unknown
  params: Record<string, unknown>
  /** What the app answers where it has the message. */
  reply?: unknown
  /** Whether it is done here. */
  here: () => unknown
}

function Provides() {
  useProvided([{ messageId: 'M1', read: false } as never])
  return h('i', {}, 'drawn here')
}

const element = (selector: string) => document.querySelector(selector)
const copy = jest.fn(() => Promise.resolve(true))
const link = (path: string) => `${location.origin}${path}`

let toast: jest.SpyInstance | undefined
const rows: Row[] = [
  {
    name: 'loadWebView',
    act: () => openWeb(link('/#away')),
    params: { url: link('/#away') },
    here: () => location.hash === '#away'
  },
  {
    name: 'toAfterSalesVideoPlay',
    act: async () => {
      render(h(Film, { url: '/storage/a.mp4', name: '油烟机', seconds: 9 }))
      await tap(/油烟机/)
    },
    params: { url: link('/storage/a.mp4') },
    here: () => element('video') !== null
  },
  {
    name: 'toAssistmentActivityShareView',
    act: async () => {
      render(barShare('assistment', 'toAssistmentActivityShareView'))
      await tap('分享')
    },
    params: { card: { title: expect.any(String) as string, link: link('/pagesC/assistment/assistment') } },
    here: () => screen.queryByRole('dialog', { name: '分享给朋友' }) !== null
  },
  {
    name: 'toRedPacketActivityShareView',
    act: () => {
      jest.spyOn(clipboard, 'copyText').mockImplementation(copy)
      return void shareRiddle()
    },
    params: {
      card: { title: expect.any(String) as string, link: link('/pagesC/passwordRedEnvelop/passwordRedEnvelop') }
    },
    here: () => copy.mock.calls.length > 0
  },
  {
    name: 'toGetSignature',
    act: ink,
    params: {},
    reply: { paper: { width: 300, height: 150 }, strokes },
    // the canvas is there, and the phone is held across for it
    here: () => world.app.sent('setOrientation').length > 0 && strokeMock.mock.calls.length === 0
  },
  {
    name: 'getPicture',
    act: () => choose('从相册选择'),
    params: {},
    reply: { data: png },
    here: () => world.field !== undefined && !world.field.hasAttribute('capture')
  },
  {
    name: 'takePicture',
    act: () => choose('拍照'),
    params: {},
    reply: { data: `data:image/png;base64,${png}` },
    here: () => world.field?.getAttribute('capture') === 'environment'
  },
  {
    name: 'setBackResult',
    act: () => chooseAddress('shippingAddress'),
    params: { result: address },
    // told here in any case; this page stays
    here: () => world.app.sent('closeWebView').length === 0
  },
  {
    name: 'checkAppExist',
    act: showShareWays,
    params: { bundleId: expect.any(String) as string, scheme: 'weixin' },
    reply: true,
    here: () => element('.share__options') !== null && screen.queryByRole('button', { name: '小程序打开' }) === null
  },
  {
    name: 'startApplication',
    act: () => {
      toast = jest.spyOn(feedback, 'toast')
      openElsewhere(repairs)
    },
    params: {
      menuCode: 'repairs',
      args: { caseCode: 'C1' },
      resultCallback: expect.stringMatching(/^appAnswers\.a[0-9a-f]{24}$/) as string
    },
    here: () => toast?.mock.calls.some(([words]) => words === '请在 App 的应用列表里打开「报修」')
  },
  {
    name: 'selectCountryCode',
    act: async () => {
      site({ phoneAreaCodes: ['852', '0', 'x1'] })
      render(h(AreaCode, { code: '86', onChange: jest.fn() }))
      await tap('国家或地区代码 +86')
    },
    params: {},
    reply: { code: '+852' },
    here: () => screen.queryByRole('dialog', { name: '选择国家或地区代码' }) !== null
  },
  {
    name: 'gotoUserDetail',
    act: async () => {
      site({ tenantId: '7' })
      render(h(EmployeeName, { name: '林晓', employeeNo: '1001' }))
      await rest()
      if (screen.queryByRole('button') !== null) await tap(/林晓/)
    },
    params: { tenantId: '7', employeeNum: '1001' },
    // a name, and nothing to tap
    here: () => screen.getByText('林晓') !== null && screen.queryByRole('button') === null
  }
]

/** What is only told: it is done here in any case, by an app that lacks it too. */
const cases: (Omit<Row, 'reply'> & { undo: () => void; undone: Record<string, unknown> })[] = [
  {
    name: 'fullScreen',
    act: () => render(h(Viewer, { pictures: ['/a.svg'], files: ['/a.svg'], start: 0, onClose: jest.fn() })),
    params: { fullScreen: true, coverNavBarFlag: 1 },
    here: () => element('.viewer'),
    undo: cleanup,
    undone: { fullScreen: false, coverNavBarFlag: 0 }
  },
  {
    name: 'fullScreen',
    act: () =>
      render(
        h(VideoOver, { video: { url: '/a.mp4', poster: '', seconds: 3 } as never, words: '', onClose: jest.fn() })
      ),
    params: { fullScreen: true, coverNavBarFlag: 1 },
    here: () => element('video'),
    undo: cleanup,
    undone: { fullScreen: false, coverNavBarFlag: 0 }
  },
  {
    name: 'setOrientation',
    act: () => {
      render(h(Video, { src: '/a.mp4', poster: '', name: '油烟机', seconds: 3, begun: true }))
      const film = element('video')
      Object.defineProperties(film, { videoWidth: { value: 160 }, videoHeight: { value: 90 } })
      Object.defineProperty(document, 'fullscreenElement', { value: film, configurable: true })
      document.dispatchEvent(new Event('fullscreenchange'))
    },
    params: { orientation: 'landscape' },
    here: () => element('video'),
    undo: () => {
      Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true })
      document.dispatchEvent(new Event('fullscreenchange'))
    },
    undone: { orientation: 'portrait' }
  }
]
eachInApp()
beforeEach(() => {
  copy.mockClear().mockReturnValue(Promise.resolve(true))
})

describe.each(rows)('$name', ({ name, act: does, params, reply, here }) => {
  test('is sent with its parameters, and does nothing here', async () => {
    if (reply !== undefined) world.app.on(name, { reply })
    await enter(name)
    await does()
    await pass()
    expect(world.app.sent(name).map((message) => message.params)).toEqual([params])
    expect(here()).toBe(false)
  })

  test.each(olds)('acts here where the app lacks exactly this call: %s', async (old) => {
    await enter(name, old)
    await does()
    await pass()
    expect(world.app.sent(name)).toHaveLength(old === 'unlisted' ? 0 : 1)
    expect(here()).toBe(true)
  })
})

describe.each(cases)('$name, a notice to the app', ({ name, act: does, params, here, undo, undone }) => {
  test('is sent as it begins and as it ends', async () => {
    await enter(name)
    does()
    await pass()
    expect(world.app.sent(name).map((message) => message.params)).toEqual([params])
    undo()
    await pass()
    expect(world.app.sent(name).map((message) => message.params)).toEqual([params, undone])
  })

  test.each(olds)('the browser’s own way is there where the app lacks exactly this call: %s', async (old) => {
    await enter(name, old)
    does()
    await pass()
    expect(world.app.sent(name)).toHaveLength(old === 'unlisted' ? 0 : 1)
    expect(here()).not.toBeNull()
  })
})

describe('provideCustomerListData', () => {
  test('gives the list once, however often it is drawn', async () => {
    await enter('provideCustomerListData')
    const { rerender } = render(h(Provides))
    rerender(h(Provides))
    await pass()
    expect(world.app.calls()).toEqual([['provideCustomerListData', { list: [{ messageId: 'M1', read: false }] }]])
  })

  test.each(olds)('is drawn here where the app lacks exactly it: %s', async (old) => {
    await enter('provideCustomerListData', old)
    render(h(Provides))
    await pass()
    expect(screen.getByText('drawn here')).toBeTruthy()
    expect(world.app.messages).toHaveLength(old === 'unlisted' ? 0 : 1)
  })
})
