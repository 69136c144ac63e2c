// What the app, or another application in it, gives: a picture, a signature, a code, a screen to open; and what it is given
// back of what was chosen here.
import { fireEvent, render, screen } from '@testing-library/react'
import { createElement as h } from 'react'
import { openCallbacks } from '@/bridge/callbacks'
import { AreaCode } from '@/features/account/login/AreaCode'
import { openElsewhere } from '@/features/links/elsewhere.h5'
import { chooseFiles } from '@/platform/upload'
import * as routes from '@/routes'
import { address } from '../unit/stores/samples'
import { answer } from '../support/fakeApp'
import {
  choose,
  chooseAddress,
  eachInApp,
  enter,
  here,
  ink,
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

const areaChosen = jest.fn()

eachInApp()

describe('the result of another application', () => {
  const start = async (result: unknown, twice?: unknown) => {
    await enter('startApplication')
    openElsewhere(repairs)
    await pass()
    const path = String(here.app.sent('startApplication')[0]?.params.resultCallback)
    answer(path, result)
    answer(path, twice)
    await pass()
    return jest.mocked(routes.goToPath).mock.calls.map(([openPath]) => openPath)
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
    here.app.on('selectCountryCode', { reply })
    await enter('selectCountryCode')
    site({ phoneAreaCodes: ['852'] })
    render(h(AreaCode, { code: '86', onChange: areaChosen }))
    await tap('国家或地区代码 +86')
    await pass()
    expect(areaChosen.mock.calls).toEqual(code === undefined ? [] : [[code]])
  })

  test('no area code can be chosen where the site names no other', () => {
    render(h(AreaCode, { code: '86', onChange: areaChosen }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the values that the app returns', () => {
  test.each([
    ['getPicture', '从相册选择', { data: png }],
    ['takePicture', '拍照', JSON.stringify({ data: `data:image/png;base64,${png}` })]
  ] as const)('%s is a picture by its bytes', async (name, way, reply) => {
    here.app.on(name, { reply })
    await enter(name)
    await choose(way)
    await pass()
    expect(here.files).toEqual([{ filePath: expect.stringMatching(/^blob:/) as string, kind: 'picture', bytes: 70 }])
  })

  test.each([undefined, null, '', {}, { data: 5 }])('nothing (%j) is none chosen', async (reply) => {
    here.app.on('getPicture', { reply })
    await enter('getPicture')
    await choose('从相册选择')
    await pass()
    expect(here.files).toEqual([])
    expect(here.field).toBeUndefined()
  })

  test('a dialog that is put away chooses none, and sends nothing', async () => {
    await enter('getPicture')
    await choose('取消')
    await pass()
    expect(here.files).toEqual([])
    expect(here.app.messages).toEqual([])
    void chooseFiles({ count: 1 }).then((files) => (here.files = files))
    await rest()
    fireEvent.keyDown(document, { key: 'Escape' })
    await rest()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('films are chosen here: the app has pictures alone', async () => {
    await enter('getPicture')
    void chooseFiles({ count: 1, video: true })
    await pass()
    expect(here.field?.accept).toBe('image/*,video/*')
    expect(here.app.messages).toEqual([])
  })

  test('a signature is its strokes, and the phone is not turned', async () => {
    here.app.on('toGetSignature', { reply: { paper: { width: 300, height: 150 }, strokes } })
    await enter('toGetSignature')
    ink()
    await pass()
    expect(strokeMock.mock.calls).toEqual(strokes.map((stroke) => [stroke, { width: 300, height: 150 }]))
    expect(here.app.sent('setOrientation')).toEqual([])
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
    here.app.on('toGetSignature', { reply })
    await enter('toGetSignature')
    ink()
    await pass()
    expect(strokeMock).not.toHaveBeenCalled()
    expect(here.app.sent('setOrientation')).toHaveLength(1)
  })

  test.each([true, 'true', 1])('%j says that the other app is there', async (reply) => {
    here.app.on('checkAppExist', { reply })
    await enter('checkAppExist')
    showShareWays()
    await pass()
    expect(screen.getByRole('button', { name: '小程序打开' })).toBeTruthy()
  })

  test.each([false, undefined, 'no', {}])('%j says that it is not', async (reply) => {
    here.app.on('checkAppExist', { reply })
    await enter('checkAppExist')
    showShareWays()
    await pass()
    expect(screen.queryByRole('button', { name: '小程序打开' })).toBeNull()
  })
})

describe('the choice goes back to the app', () => {
  test('and the page is closed', async () => {
    await enter('setBackResult')
    chooseAddress('shippingAddress')
    await pass()
    expect(here.app.calls()).toEqual([
      ['setBackResult', { result: address }],
      ['closeWebView', {}]
    ])
  })

  test.each([
    ['cart', false],
    ['shippingAddress', true]
  ] as const)('not from %s that has a page below: %s', async (key, below) => {
    await enter('setBackResult')
    jest.mocked(routes.canGoBack).mockReturnValue(below)
    chooseAddress(key)
    await pass()
    expect(here.app.messages).toEqual([])
  })
})
