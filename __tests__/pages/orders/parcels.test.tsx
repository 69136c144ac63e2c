import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { setLocale } from '@/i18n'
import * as clipboard from '@/platform/clipboard'
import * as phone from '@/platform/phone'
import * as routes from '@/routes'
import { stores } from '@/stores'
import type { FakeShop } from '../homeSupport'
import { pageOf, parcel, parcelShop, way } from './parcelSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }))
jest.mock('@/platform/phone', () => ({ callPhone: jest.fn(() => Promise.resolve()) }))
const mockDrawn = { show: jest.fn(), lookAt: jest.fn(), zoom: jest.fn(), close: jest.fn() }
const mockLoad = jest.fn()
jest.mock('@/features/parcel/map/leafletFile', () => ({ loadLeaflet: () => mockLoad() as unknown }))
let mockMoved: (place: { latitude: number; scale: number }) => void
jest.mock('@/features/parcel/map/drawWay', () => ({
  drawWay: (_map: unknown, _box: unknown, _tiles: unknown, onMove: typeof mockMoved) => {
    mockMoved = onMove
    return mockDrawn
  }
}))
import Logistics from '@/pagesC/order/logistics'
import LogisticsList from '@/pagesC/order/logisticsList'
import ZoomMap from '@/pagesC/order/zoomMap'

const go = routes.go as jest.Mock
let shop: FakeShop

const open = async (page: ComponentType, params: object) => {
  giveParams(params)
  await act(async () => {
    render(createElement(page))
  })
}
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const cards = () => [...document.querySelectorAll<HTMLElement>('.parcel-card')].map((card) => within(card))

beforeEach(async () => {
  window.localStorage.clear()
  await act(async () => stores.session.logout())
  act(() => setLocale('zh-CN'))
  shop = parcelShop().install()
  go.mockResolvedValue(true)
  mockLoad.mockResolvedValue({})
  await act(async () => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  jest.clearAllMocks()
})

describe('the list of parcels', () => {
  it('says of each what comes next and where it is, and counts what comes today', async () => {
    await open(LogisticsList, { orderCode: 'O1' })
    expect(await screen.findByText('3 个包裹，今天到 1 个')).toBeTruthy()
    const [first, second, third] = cards()
    expect(first?.getByText('周师傅正在派送，前面还有 3 家')).toBeTruthy()
    expect(second?.getByText('预计1月2日（周五）送达')).toBeTruthy()
    expect(second?.getByText('送到后上门安装')).toBeTruthy()
    expect(third?.getByText('11月20日 08:42 已签收')).toBeTruthy()
    expect(third?.queryByText('打给快递员')).toBeNull()
  })

  it('numbers those of one order, and none where orders mix', async () => {
    await open(LogisticsList, { orderCode: 'O1' })
    await waitFor(() => expect(cards()[1]?.getByText('包裹 2')).toBeTruthy())
    cleanup()
    await open(LogisticsList, {})
    await waitFor(() => expect(cards()).toHaveLength(3))
    expect(screen.queryByText('包裹 2')).toBeNull()
  })

  it('leads to the way of a parcel, to its courier and to the order', async () => {
    await open(LogisticsList, { orderCode: 'O1' })
    await screen.findByText('第2个的进展 · 11月20日 08:42')
    const [first, second] = cards()
    await tap(first?.getByText('打给快递员') as HTMLElement)
    expect(phone.callPhone).toHaveBeenCalledWith('400-000-0101')
    await tap(second?.getByText('看物流') as HTMLElement)
    expect(go).toHaveBeenCalledWith('logistics', { orderCode: 'O1', parcelCode: 'B2' })
    await tap(screen.getByText('订单 O1'))
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' })
  })

  it('offers a review where the goods of the order wait for one', async () => {
    shop.answer('/parcel-list', pageOf([parcel(1, 'SIGNED', { toReview: true }), parcel(2, 'SIGNED')]))
    await open(LogisticsList, { orderCode: 'O1' })
    const [first, second] = await waitFor(() => {
      expect(cards()).toHaveLength(2)
      return cards()
    })
    expect(second?.queryByText('写评价')).toBeNull()
    await tap(first?.getByText('写评价') as HTMLElement)
    expect(go).toHaveBeenCalledWith('publishComments', { orderCode: 'O1' })
  })

  it('without any says so, of one order in other words', async () => {
    shop.answer('/parcel-list', pageOf([]))
    await open(LogisticsList, {})
    expect(await screen.findByText('还没有包裹')).toBeTruthy()
    cleanup()
    await open(LogisticsList, { orderCode: 'O1' })
    expect(await screen.findByText('这笔订单还没有发货')).toBeTruthy()
  })
})

describe('a parcel that the shop knows the number of alone', () => {
  it('is named by that', async () => {
    const { from: _from, ...bare } = parcel(1, 'MOVING', { count: 1, carrierName: '', tracks: [] })
    shop.answer('/parcel-list', pageOf([bare]))
    await open(LogisticsList, { orderCode: 'O1' })
    await waitFor(() => expect(cards()[0]?.getByText('QH1')).toBeTruthy())
  })
})

it('the way of a parcel leads to the talk with its shop', async () => {
  await open(Logistics, { orderCode: 'O1' })
  await tap(await screen.findByText('在线客服'))
  expect(go).toHaveBeenLastCalledWith('customerBackpage', { shopCode: 'S1', orderCode: 'O1' })
})

describe('the installer’s visit', () => {
  const [from, to] = [Date.parse('2026-11-27T09:00:00+08:00'), Date.parse('2026-11-27T12:00:00+08:00')]
  const booking = {
    state: 'BOOKED' as const,
    window: { from, to },
    installer: { name: '罗师傅', phone: '400-000-0201' },
    open: true
  }
  const windows = {
    days: [
      {
        day: '2026-11-27',
        windows: [
          { window: 0, from, to, full: false, chosen: false },
          { window: 1, from: from + 14_400_000, to: to + 18_000_000, full: true, chosen: false }
        ]
      }
    ]
  }
  const big = (visit: NonNullable<Parameters<typeof parcel>[2]>['visit']) =>
    shop.answer('/parcel-infos', {
      list: [parcel(1, 'MOVING', { count: 1, installed: true, visit: visit ?? booking })]
    })

  it('is booked from a sheet, where a full day can’t be chosen', async () => {
    big({ state: 'TO_BOOK', open: true })
    shop.answer('/visit-windows', windows).answer('/parcel/visit', booking)
    await open(Logistics, { orderCode: 'O1' })
    await tap(await screen.findByText('约时间'))
    const full = await screen.findByRole('radio', { name: '13:00–17:00 约满' })
    expect(full).toHaveProperty('disabled', true)
    big(booking)
    await tap(screen.getByRole('radio', { name: '09:00–12:00' }))
    expect(
      shop.askedFor('/parcel/visit').flatMap(({ body }) => (body ? [JSON.parse(String(body)) as object] : []))
    ).toContainEqual({
      parcelCode: 'B1',
      day: '2026-11-27',
      window: 0
    })
    expect(await screen.findByText(/09:00–12:00 上门安装/)).toBeTruthy()
  })

  it('says when and who, calls them, and offers no change when it is too late for that', async () => {
    big(booking)
    await open(Logistics, { orderCode: 'O1' })
    expect(await screen.findByText('罗师傅上门，通话用虚拟号')).toBeTruthy()
    expect(screen.getByText('改时间')).toBeTruthy()
    await tap(screen.getByLabelText('打给罗师傅'))
    expect(phone.callPhone).toHaveBeenCalledWith('400-000-0201')
    cleanup()
    big({ ...booking, state: 'ON_THE_WAY', open: false })
    await open(Logistics, { orderCode: 'O1' })
    expect(await screen.findByText('罗师傅正在来安装的路上')).toBeTruthy()
    expect(screen.queryByText('改时间')).toBeNull()
  })
})

describe('the way of a parcel', () => {
  it('shows when it comes, the courier, how far off and all that happened; the number is copied', async () => {
    await open(Logistics, { orderCode: 'O1' })
    expect(await screen.findByText('第1个的进展')).toBeTruthy()
    expect(screen.getByText('快递员就在附近，请留意电话')).toBeTruthy()
    expect(screen.getByText('已打包，等待揽收')).toBeTruthy()
    await waitFor(() =>
      expect(mockDrawn.show).toHaveBeenCalledWith(expect.anything(), '距你 2.4 公里\n前面还有 3 家', false)
    )
    await tap(screen.getByLabelText('复制运单号 QH1'))
    expect(clipboard.copyText).toHaveBeenCalledWith('QH1')
    await tap(screen.getByLabelText('打给快递员周师傅'))
    expect(phone.callPhone).toHaveBeenCalledWith('400-000-0101')
  })

  it('shows another parcel of the order by a tap on its goods', async () => {
    await open(Logistics, { orderCode: 'O1', parcelCode: 'B1' })
    await screen.findByText('第1个的进展')
    await tap(screen.getByLabelText('包裹 2 / 3 待揽收 商品 2'))
    expect(await screen.findAllByText('第2个的进展')).toHaveLength(2)
    expect(screen.queryByText('打给快递员')).toBeNull()
    expect(screen.getByText('送到后上门安装')).toBeTruthy()
  })

  it('asks anew each minute while it is in sight, and no more once all are signed for', async () => {
    jest.useFakeTimers()
    try {
      await open(Logistics, { orderCode: 'O1' })
      await act(async () => jest.advanceTimersByTimeAsync(1_000))
      const before = shop.askedFor('/parcel-infos').length
      await act(async () => jest.advanceTimersByTimeAsync(60_000))
      expect(shop.askedFor('/parcel-infos').length).toBe(before + 1)
      const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      await act(async () => jest.advanceTimersByTimeAsync(120_000))
      expect(shop.askedFor('/parcel-infos').length).toBe(before + 1)
      sight.mockRestore()
      shop.answer('/parcel-infos', { list: [parcel(1, 'SIGNED', { count: 1 })] })
      await act(async () => jest.advanceTimersByTimeAsync(60_000))
      await act(async () => jest.advanceTimersByTimeAsync(180_000))
      expect(shop.askedFor('/parcel-infos').length).toBe(before + 2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('says the way in words beside the map, and words alone where there are no points', async () => {
    await open(Logistics, { orderCode: 'O1' })
    expect(
      await screen.findByText('包裹路线：嘉兴仓 已经过，西湖区营业部 已经过，周师傅 包裹在这里，收货地 西湖区 还没到')
    ).toBeTruthy()
    cleanup()
    shop.answer('/glz-apis/map', { ...way, places: [] })
    await open(Logistics, { orderCode: 'O2' })
    expect(await screen.findByText('暂时看不到路线')).toBeTruthy()
  })

  it('shows the last stretch first, the whole way by a tap, and zooms by buttons', async () => {
    await open(Logistics, { orderCode: 'O1' })
    await waitFor(() => expect(mockDrawn.lookAt).toHaveBeenCalled())
    expect((mockDrawn.lookAt.mock.calls.at(-1) as [unknown[]])[0]).toHaveLength(3)
    await tap(screen.getByText('全程'))
    expect((mockDrawn.lookAt.mock.calls.at(-1) as [unknown[]])[0]).toHaveLength(4)
    await tap(screen.getByLabelText('放大'))
    expect(mockDrawn.zoom).toHaveBeenCalledWith(1)
  })

  it('says how long a stretch of the map is, as near as it is seen', async () => {
    await open(Logistics, { orderCode: 'O1' })
    await waitFor(() => expect(mockDrawn.lookAt).toHaveBeenCalled())
    expect(screen.queryByText(/^\d+ (公里|米)$/)).toBeNull()
    act(() => mockMoved({ latitude: 30.27, scale: 12 }))
    expect(screen.getByText('2 公里')).toBeTruthy()
    act(() => mockMoved({ latitude: 30.27, scale: 14 }))
    expect(screen.getByText('500 米')).toBeTruthy()
  })

  it('says that the map did not come, and fetches it again on a tap', async () => {
    mockLoad.mockRejectedValueOnce(new Error('offline'))
    await open(Logistics, { orderCode: 'O1' })
    const retry = await screen.findByText('地图没有加载出来，点这里重试')
    await tap(retry)
    await waitFor(() => expect(mockDrawn.show).toHaveBeenCalled())
  })

  it('of an order without parcels leads back to the order', async () => {
    shop.answer('/parcel-infos', { list: [] })
    await open(Logistics, { orderCode: 'O1' })
    await tap(await screen.findByText('查看订单'))
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' })
  })
})

describe('the map in full', () => {
  it('has the way and the words of the parcel', async () => {
    await open(ZoomMap, { orderCode: 'O1', parcelCode: 'B1' })
    expect(await screen.findByText('周师傅正在派送，前面还有 3 家')).toBeTruthy()
    expect(screen.getByLabelText('栖禾速运 QH1 的路线地图')).toBeTruthy()
  })

  it('without an order says so', async () => {
    await open(ZoomMap, {})
    expect(screen.getByText('没有找到这个包裹')).toBeTruthy()
  })
})
