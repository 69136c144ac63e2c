import type { MessageName } from '@/bridge/messages'
import { resetI18n } from '@/i18n'
import { syncSession } from '@/stores/inApp/session'
import { openElsewhere } from '@/stores/inApp'
import type { RouteKey } from '@/routes'
import { readStoredAddress, writeStoredAddress } from '@/stores'
import { events } from '@/lib/events'
import { answer, enterApp, FakeApp, setVisible } from '../../support/fakeApp'
import { fakeGateway } from '../../support/gateway'
import { address } from './samples'

let app: FakeApp
let leave: () => void

beforeEach(async () => {
  resetI18n()
  fakeGateway()
  app = new FakeApp()
  leave = await enterApp(app)
})
afterEach(() => leave())

const screens: [RouteKey, object, MessageName, object][] = [
  ['index', {}, 'toHomePage', {}],
  ['login', { from: '/pages/cart/cart' }, 'toLoginPage', {}],
  ['myPoint', {}, 'jumpPoint', {}],
  ['customerGetList', {}, 'toMsgCenter', {}],
  ['orderDetail', { orderCode: 'O1' }, 'toOrderDetailPage', { platformOrderCodes: ['O1'] }],
  ['productDetail', { spuCode: 'P1' }, 'toProductDetailPage', { platformProductCode: 'P1' }],
  [
    'productDetail',
    { spuCode: 'P1', skuCode: 'S1' },
    'toProductDetailPage',
    { platformProductCode: 'P1', unitPricePlatformSkuCode: 'S1' }
  ],
  ['customC', { activity: 'spring' }, 'toCustomPage', { activity: 'spring' }],
  ['productList', { keyword: '电饭煲', categoryCode: 'C01' }, 'toGoodsList', { keyword: '电饭煲', categoryCode: 'C01' }]
]

test.each(screens)('%s of %j is opened by the app: %s %j', async (key, params, name, sentParams) => {
  expect(await openElsewhere(key, params)).toBe(true)
  expect(app.calls()[0]).toEqual([name, sentParams])
})

test.each(screens)('%s of %j is opened here by an app that lacks exactly its message', async (key, params, name) => {
  leave()
  leave = await enterApp(app, [name])
  expect(await openElsewhere(key, params)).toBe(false)
  expect(app.messages).toEqual([])
})

test.each(screens)('%s of %j is opened here where the app refuses %s', async (key, params, name) => {
  app.on(name, 'refuse')
  expect(await openElsewhere(key, params)).toBe(false)
})

test.each<[RouteKey, object]>([
  ['cart', {}],
  ['orderDetail', { orderCode: '' }],
  ['productDetail', { spuCode: '' }],
  ['customC', {}],
  ['productList', { shopCode: 'SHOP1' }],
  ['productList', { couponCode: 'C1', keyword: 'x' }]
])('%s of %j is this store’s own', async (key, params) => {
  expect(await openElsewhere(key, params)).toBe(false)
  expect(app.messages).toEqual([])
})

describe('addresses that are chosen', () => {
  const values: unknown[] = []
  let stopListening: () => void
  const rest = () => new Promise((resolve) => setTimeout(resolve, 0))

  beforeEach(async () => {
    localStorage.clear()
    values.length = 0
    stopListening = events.on('selectedAddress', (choice) => void values.push(choice))
    await syncSession({ token: 'T1', userId: 'U1' })
  })
  afterEach(async () => {
    stopListening()
    await syncSession({})
  })

  const openings: [RouteKey, object, MessageName][] = [
    ['shippingAddress', { select: true }, 'toAddressManagePage'],
    ['shippingAddress', { select: true, settlementId: 'ST1' }, 'toAddressManagePage'],
    ['addAddress', { select: true }, 'toCreateAddressPage']
  ]

  test.each(openings)('%s of %j is the app’s; its address is kept and reported', async (key, params, name) => {
    app.on(name, { reply: JSON.stringify(address) })
    expect(await openElsewhere(key, params)).toBe(true)
    await rest()
    expect(app.calls()).toEqual([[name, {}]])
    expect(values).toEqual([address])
    expect(readStoredAddress('U1')).toEqual(address)
  })

  test.each(openings)('%s of %j is opened here by an app that lacks exactly %s', async (key, params, name) => {
    leave()
    leave = await enterApp(app, [name])
    expect(await openElsewhere(key, params)).toBe(false)
    expect(app.messages).toEqual([])
  })

  test('the one in use is named', async () => {
    writeStoredAddress('U1', address)
    await openElsewhere('shippingAddress', { select: true })
    expect(app.calls()).toEqual([['toAddressManagePage', { addressCode: 'A1' }]])
  })

  test.each([['{"addressId":1}'], [{ ...address, receiver: '' }], [{ ...address, addressId: '../x' }], [undefined]])(
    'a value that is no address changes nothing: %j',
    async (answer) => {
      app.on('toAddressManagePage', { reply: answer })
      expect(await openElsewhere('shippingAddress', { select: true })).toBe(true)
      await rest()
      expect(values).toEqual([])
      expect(readStoredAddress('U1')).toBeUndefined()
    }
  )

  test('an answer that comes when somebody else is there is ignored', async () => {
    app.on('toAddressManagePage', 'never')
    const opening = openElsewhere('shippingAddress', { select: true })
    await rest()
    setVisible(false)
    expect(await opening).toBe(true)
    setVisible(true)
    await syncSession({ token: 'T2', userId: 'U2' })
    answer(app.messages[0]?.successCallBack ?? '', address)
    await rest()
    expect(values).toEqual([])
    expect([readStoredAddress('U1'), readStoredAddress('U2')]).toEqual([undefined, undefined])
  })

  test.each<[RouteKey, object]>([
    ['shippingAddress', {}],
    ['shippingAddress', { select: true, orderCode: 'O1' }],
    ['addAddress', { select: true, addressId: 'A1' }],
    ['addAddress', {}]
  ])('%s of %j is this store’s own', async (key, params) => {
    expect(await openElsewhere(key, params)).toBe(false)
    expect(app.messages).toEqual([])
  })
})

test('outside the app no screen opens elsewhere', () => {
  leave()
  expect(openElsewhere('index', {})).toBeUndefined()
})
