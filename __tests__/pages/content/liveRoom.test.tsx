/** One room as its state moves on while it is open. */
import { act, cleanup, screen } from '@testing-library/react'
import type { LiveRoom } from '@contract'
import { forgetQueries } from '@/api'
import { HEARTBEAT_MS, type LiveState } from '@domain/content/live'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/features/live/player/hls', () => ({ playIn: jest.fn(() => () => undefined) }))
import LiveList from '@/pagesC/live/liveList'

const INFO = '/glz-zb/info'
const room = (state: LiveState): LiveRoom => ({
  roomCode: 'ROOM',
  shopCode: 'S1',
  shopName: '一号店',
  title: '怎么选烟机',
  note: '',
  host: '小满',
  hostPicture: '/h.svg',
  cover: '/c.svg',
  state,
  startsAt: Date.now() + 3_600_000,
  viewers: 20,
  goodsCount: 0,
  pictures: []
})
let shop: FakeShop
const is = (state: LiveState, startsAt = Date.now() + 3_600_000) =>
  shop.answer(INFO, {
    room: { ...room(state), startsAt },
    ...(state === 'ON_AIR' || state === 'PAUSED' ? { stream: { hls: '/storage/live/a.m3u8' } } : {})
  })
const beats = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS)
  })
const player = () => document.querySelector('.live-player')

beforeEach(async () => {
  window.localStorage.clear()
  jest.useFakeTimers({ advanceTimers: true })
  shop = new FakeShop().answer('/sku-on-live', { list: [] }).install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  jest.useRealTimers()
})

it('is waited for without a player, has one once it is on air, is lost and found, and is over', async () => {
  is('ANNOUNCED')
  await open(LiveList, { roomCode: 'ROOM' })
  await screen.findByText('提醒我')
  expect(player()).toBeNull()
  is('ON_AIR')
  await beats()
  await tap('播放 怎么选烟机')
  expect(document.querySelector('video')).not.toBeNull()
  is('PAUSED')
  await beats()
  expect(screen.getByText('主播暂时离开')).toBeTruthy()
  is('ON_AIR')
  await beats()
  expect(screen.queryByText('主播暂时离开')).toBeNull()
  expect(document.querySelector('video')).not.toBeNull()
  is('ENDED')
  await beats()
  expect(screen.getByText('直播已结束')).toBeTruthy()
  expect(player()).toBeNull()
  const before = shop.askedFor(INFO).length
  await beats()
  expect(shop.askedFor(INFO)).toHaveLength(before)
})

it('that is late to begin says «soon», and one that is cancelled says so', async () => {
  is('ANNOUNCED', Date.now() - 60_000)
  await open(LiveList, { roomCode: 'ROOM' })
  expect(await screen.findByText('马上开播')).toBeTruthy()
  is('CANCELLED')
  await beats()
  expect(screen.getByText('这场直播已取消')).toBeTruthy()
})

it('receives a viewer by one key, and none while its page is left', async () => {
  is('ON_AIR')
  await open(LiveList, { roomCode: 'ROOM' })
  await screen.findByText('怎么选烟机')
  await beats()
  const keys = shop.askedFor(INFO).map(({ body }) => (JSON.parse(body ?? '{}') as { viewerKey: string }).viewerKey)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await act(async () => host.hide.forEach((listener) => listener()))
  const before = shop.askedFor(INFO).length
  await beats()
  await beats()
  expect(shop.askedFor(INFO)).toHaveLength(before)
})

it('that the gateway does not know says that it is gone', async () => {
  shop.answer(INFO, { refused: { code: 'live.missing', message: '没有这场直播' } })
  await open(LiveList, { roomCode: 'ROOM' })
  expect(await screen.findByText('这场直播不在了')).toBeTruthy()
})

it('is loaded anew when its page shows again', async () => {
  is('ANNOUNCED')
  await open(LiveList, { roomCode: 'ROOM' })
  await screen.findByText('提醒我')
  const before = shop.askedFor(INFO).length
  await act(async () => host.show.forEach((listener) => listener()))
  expect(shop.askedFor(INFO)).toHaveLength(before + 1)
})
