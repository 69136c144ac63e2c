// Each message that has something here in its place: what the app is sent, and what the store does with an app that lacks
// exactly that message: its list is without it, it refuses it, or it neither answers nor covers the page for 1.5 s.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { createElement as h } from 'react'
import type { MessageName } from '@/bridge/messages'
import { openCallbacks } from '@/bridge/callbacks'
import { OPEN_MS } from '@/bridge/sending'
import { zoneShare } from '@/features/assist/zoneShare'
import { AreaCode } from '@/features/account/login/AreaCode'
import { EmployeeName } from '@/features/account/profile/own/RolesCard'
import { openElsewhere } from '@/features/links/elsewhere.h5'
import { useProvided } from '@/features/message/list/provided'
import { Viewer } from '@/features/product'
import { VideoOver } from '@/features/review/card/VideoOver'
import { shareRiddle } from '@/features/riddle/shareRiddle'
import { Film } from '@/features/film'
import { ShareWays } from '@/features/share/Ways'
import { events } from '@/lib/events'
import { InkCanvas } from '@/platform/canvas/InkCanvas'
import * as feedback from '@/platform/feedback'
import * as clipboard from '@/platform/clipboard'
import { openWeb } from '@/platform/nativeApp/web.h5'
import { chooseFiles, type ChosenFile } from '@/platform/upload'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { followChoices } from '@/stores/inApp/backResult'
import { Video } from '@/ui/video/Video'
import { address } from '../unit/stores/samples'
import { answer, enterApp, FakeApp } from '../support/fakeApp'
import { forgetQueries } from '@/api'
import { rest } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../support/notedRoutes.cjs'),
  currentKey: jest.fn(),
  goToPath: jest.fn(() => Promise.resolve(true)),
  canGoBack: jest.fn(() => false)
}))

const olds = ['unlisted', 'refuse', 'never'] as const
type Old = (typeof olds)[number]

let app: FakeApp
let leave = (): void => undefined
let ended = (): void => undefined

async function enter(name: MessageName, old?: Old): Promise<void> {
  if (old === 'refuse' || old === 'never') app.on(name, old)
  leave = await enterApp(app, old === 'unlisted' ? [name] : [])
}

/** Lets everything happen, and the time in which an app opens something of its own. */
async function pass(): Promise<void> {
  await rest()
  await act(() => jest.advanceTimersByTimeAsync(OPEN_MS))
  await rest()
}
const tap = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const element = (selector: string) => document.querySelector(selector)

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

let files: ChosenFile[] | undefined
let field: HTMLInputElement | undefined
const choose = async (way: string): Promise<void> => {
  void chooseFiles({ count: 1 }).then((chosen) => (files = chosen))
  await rest()
  await tap(way)
}
/** A dot, as text. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const strokes = [
  [
    [10, 10],
    [90, 80]
  ],
  [
    [20, 60],
    [120, 20]
  ]
]
const written = jest.fn()
const ink = () =>
  render(h(InkCanvas, { label: '签名', strokes: [], paper: undefined, onStroke: written, turned: true }))

function Provides() {
  useProvided([{ messageId: 'M1', read: false } as never])
  return h('i', {}, 'drawn here')
}

const copied = jest.fn(() => Promise.resolve(true))
const link = (path: string) => `${location.origin}${path}`

const repairs = 'app:repairs?caseCode=C1#%E6%8A%A5%E4%BF%AE'
const areaChosen = jest.fn()
let said: jest.SpyInstance | undefined
/** What this site says of itself. */
const site = (info: object) => runInAction(() => Object.assign(stores.site, { info }))

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
      render(zoneShare)
      await tap('分享')
    },
    params: { card: { title: expect.any(String) as string, link: link('/pagesC/assistment/assistment') } },
    here: () => screen.queryByRole('dialog', { name: '分享给朋友' }) !== null
  },
  {
    name: 'toRedPacketActivityShareView',
    act: () => {
      jest.spyOn(clipboard, 'copyText').mockImplementation(copied)
      return void shareRiddle()
    },
    params: {
      card: { title: expect.any(String) as string, link: link('/pagesC/passwordRedEnvelop/passwordRedEnvelop') }
    },
    here: () => copied.mock.calls.length > 0
  },
  {
    name: 'toGetSignature',
    act: ink,
    params: {},
    reply: { paper: { width: 300, height: 150 }, strokes },
    // the canvas is there, and the phone is held across for it
    here: () => app.sent('setOrientation').length > 0 && written.mock.calls.length === 0
  },
  {
    name: 'getPicture',
    act: () => choose('从相册选择'),
    params: {},
    reply: { data: png },
    here: () => field !== undefined && !field.hasAttribute('capture')
  },
  {
    name: 'takePicture',
    act: () => choose('拍照'),
    params: {},
    reply: { data: `data:image/png;base64,${png}` },
    here: () => field?.getAttribute('capture') === 'environment'
  },
  {
    name: 'setBackResult',
    act: () => {
      jest.mocked(routes.currentKey).mockReturnValue('shippingAddress')
      ended = followChoices()
      events.emit('selectedAddress', address as never)
    },
    params: { result: address },
    // told here in any case; this page stays
    here: () => app.sent('closeWebView').length === 0
  },
  {
    name: 'checkAppExist',
    act: () => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
      render(h(ShareWays, { subject: { path: '/', title: 'a' }, link: 'x', onPose: undefined, onDone: jest.fn() }))
    },
    params: { bundleId: expect.any(String) as string, scheme: 'weixin' },
    reply: true,
    here: () => element('.share__options') !== null && screen.queryByRole('button', { name: '小程序打开' }) === null
  },
  {
    name: 'startApplication',
    act: () => {
      said = jest.spyOn(feedback, 'toast')
      openElsewhere(repairs)
    },
    params: {
      menuCode: 'repairs',
      args: { caseCode: 'C1' },
      resultCallback: expect.stringMatching(/^appAnswers\.a[0-9a-f]{24}$/) as string
    },
    here: () => said?.mock.calls.some(([words]) => words === '请在 App 的应用列表里打开「报修」')
  },
  {
    name: 'selectCountryCode',
    act: async () => {
      site({ phoneAreaCodes: ['852', '0', 'x1'] })
      render(h(AreaCode, { code: '86', onChange: areaChosen }))
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
const told: (Omit<Row, 'reply'> & { undo: () => void; undone: Record<string, unknown> })[] = [
  {
    name: 'fullScreen',
    act: () => render(h(Viewer, { pictures: ['/a.svg'], files: ['/a.svg'], at: 0, onClose: jest.fn() })),
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

beforeEach(() => {
  jest.useFakeTimers()
  app = new FakeApp()
  files = field = undefined
  location.hash = ''
  site({})
  areaChosen.mockClear()
  jest.mocked(routes.goToPath).mockClear()
  copied.mockClear().mockReturnValue(Promise.resolve(true))
  Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => undefined })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    field = this
  })
})
afterEach(() => {
  cleanup()
  ended()
  ended = () => undefined
  leave()
  forgetQueries()
  document.querySelectorAll('input[type=file]').forEach((one) => one.remove())
  jest.useRealTimers()
})

describe.each(rows)('$name', ({ name, act: does, params, reply, here }) => {
  test('is sent with its parameters, and nothing is done here', async () => {
    if (reply !== undefined) app.on(name, { reply })
    await enter(name)
    await does()
    await pass()
    expect(app.sent(name).map((message) => message.params)).toEqual([params])
    expect(here()).toBe(false)
  })

  test.each(olds)('is done here where the app lacks exactly it: %s', async (old) => {
    await enter(name, old)
    await does()
    await pass()
    expect(app.sent(name)).toHaveLength(old === 'unlisted' ? 0 : 1)
    expect(here()).toBe(true)
  })
})

describe.each(told)('$name, told', ({ name, act: does, params, here, undo, undone }) => {
  test('is sent as it begins and as it ends', async () => {
    await enter(name)
    does()
    await pass()
    expect(app.sent(name).map((message) => message.params)).toEqual([params])
    undo()
    await pass()
    expect(app.sent(name).map((message) => message.params)).toEqual([params, undone])
  })

  test.each(olds)('what it is told of is there where the app lacks exactly it: %s', async (old) => {
    await enter(name, old)
    does()
    await pass()
    expect(app.sent(name)).toHaveLength(old === 'unlisted' ? 0 : 1)
    expect(here()).not.toBeNull()
  })
})

describe('provideCustomerListData', () => {
  test('gives the list once, however often it is drawn', async () => {
    await enter('provideCustomerListData')
    const { rerender } = render(h(Provides))
    rerender(h(Provides))
    await pass()
    expect(app.told()).toEqual([['provideCustomerListData', { list: [{ messageId: 'M1', read: false }] }]])
  })

  test.each(olds)('is drawn here where the app lacks exactly it: %s', async (old) => {
    await enter('provideCustomerListData', old)
    render(h(Provides))
    await pass()
    expect(screen.getByText('drawn here')).toBeTruthy()
    expect(app.messages).toHaveLength(old === 'unlisted' ? 0 : 1)
  })
})

describe('what another application gives as it ends', () => {
  const start = async (result: unknown, twice?: unknown) => {
    await enter('startApplication')
    openElsewhere(repairs)
    await pass()
    const path = String(app.sent('startApplication')[0]?.params.resultCallback)
    answer(path, result)
    answer(path, twice)
    await pass()
    return jest.mocked(routes.goToPath).mock.calls.map(([opened]) => opened)
  }
  const orders = '/pagesB/order/myOrder'

  test('a screen of the store is opened, once', async () => {
    expect(await start({ path: orders }, { path: '/pages/index/index' })).toEqual([orders])
  })

  test.each([undefined, 'x', {}, { path: 5 }, { path: '/no/such/page' }, { path: 'https://elsewhere.example' }])(
    'anything else (%j) is nothing',
    async (result) => expect(await start(result)).toEqual([])
  )

  test('an app that has not the application leaves no name behind', async () => {
    await enter('startApplication', 'refuse')
    openElsewhere(repairs)
    await pass()
    expect(openCallbacks()).toEqual({ messages: 0, names: 0 })
  })
})

describe('the area code that the app gives', () => {
  test.each([
    ['"+852"', '852'],
    ['852', '852'],
    [{ code: '853' }, '853'],
    [44, '44'],
    ['0086', undefined],
    ['+12345', undefined],
    [{ code: {} }, undefined],
    [undefined, undefined]
  ])('%j is %s', async (reply, code) => {
    app.on('selectCountryCode', { reply })
    await enter('selectCountryCode')
    site({ phoneAreaCodes: ['852'] })
    render(h(AreaCode, { code: '86', onChange: areaChosen }))
    await tap('国家或地区代码 +86')
    await pass()
    expect(areaChosen.mock.calls).toEqual(code === undefined ? [] : [[code]])
  })

  test('nobody is asked where the site names no other', () => {
    render(h(AreaCode, { code: '86', onChange: areaChosen }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what the app gives', () => {
  test.each([
    ['getPicture', '从相册选择', { data: png }],
    ['takePicture', '拍照', JSON.stringify({ data: `data:image/png;base64,${png}` })]
  ] as const)('%s is a picture by its bytes', async (name, way, reply) => {
    app.on(name, { reply })
    await enter(name)
    await choose(way)
    await pass()
    expect(files).toEqual([{ filePath: expect.stringMatching(/^blob:/) as string, kind: 'picture', bytes: 70 }])
  })

  test.each([undefined, null, '', {}, { data: 5 }])('nothing (%j) is none chosen', async (reply) => {
    app.on('getPicture', { reply })
    await enter('getPicture')
    await choose('从相册选择')
    await pass()
    expect(files).toEqual([])
    expect(field).toBeUndefined()
  })

  test('a dialog that is put away chooses none, and sends nothing', async () => {
    await enter('getPicture')
    await choose('取消')
    await pass()
    expect(files).toEqual([])
    expect(app.messages).toEqual([])
    void chooseFiles({ count: 1 }).then((chosen) => (files = chosen))
    await rest()
    fireEvent.keyDown(document, { key: 'Escape' })
    await rest()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('films are chosen here: the app has pictures alone', async () => {
    await enter('getPicture')
    void chooseFiles({ count: 1, video: true })
    await pass()
    expect(field?.accept).toBe('image/*,video/*')
    expect(app.messages).toEqual([])
  })

  test('a signature is its strokes, and the phone is not turned', async () => {
    app.on('toGetSignature', { reply: { paper: { width: 300, height: 150 }, strokes } })
    await enter('toGetSignature')
    ink()
    await pass()
    expect(written.mock.calls).toEqual(strokes.map((stroke) => [stroke, { width: 300, height: 150 }]))
    expect(app.sent('setOrientation')).toEqual([])
  })

  test.each([
    { paper: { width: 300, height: 150 }, strokes: [strokes[0]] },
    { paper: { width: 30, height: 15 }, strokes },
    {
      paper: { width: 300, height: 150 },
      strokes: [
        [
          [10, 10],
          ['a', 1]
        ],
        strokes[1]
      ]
    },
    { paper: { width: 60, height: 150 }, strokes },
    { strokes },
    'strokes'
  ])('what is no signature is none: %j', async (reply) => {
    app.on('toGetSignature', { reply })
    await enter('toGetSignature')
    ink()
    await pass()
    expect(written).not.toHaveBeenCalled()
    expect(app.sent('setOrientation')).toHaveLength(1)
  })

  test.each([true, 'true', 1])('%j says that the other app is there', async (reply) => {
    app.on('checkAppExist', { reply })
    await enter('checkAppExist')
    await rows.find(({ name }) => name === 'checkAppExist')?.act()
    await pass()
    expect(screen.getByRole('button', { name: '小程序打开' })).toBeTruthy()
  })

  test.each([false, undefined, 'no', {}])('%j says that it is not', async (reply) => {
    app.on('checkAppExist', { reply })
    await enter('checkAppExist')
    await rows.find(({ name }) => name === 'checkAppExist')?.act()
    await pass()
    expect(screen.queryByRole('button', { name: '小程序打开' })).toBeNull()
  })
})

describe('what was chosen goes back to the app', () => {
  test('and the page is closed', async () => {
    await enter('setBackResult')
    await rows.find(({ name }) => name === 'setBackResult')?.act()
    await pass()
    expect(app.told()).toEqual([
      ['setBackResult', { result: address }],
      ['closeWebView', {}]
    ])
  })

  test.each([
    ['cart', false],
    ['shippingAddress', true]
  ] as const)('not from %s that has a page below: %s', async (key, below) => {
    await enter('setBackResult')
    jest.mocked(routes.currentKey).mockReturnValue(key)
    jest.mocked(routes.canGoBack).mockReturnValue(below)
    ended = followChoices()
    events.emit('selectedAddress', address as never)
    await pass()
    expect(app.messages).toEqual([])
  })
})
