import { cleanup, screen, waitFor } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import Fees from '@/pagesC/feesAndServices/index'

const go = routes.go as jest.Mock
const path = '/crm-group-get/service-fee'
const kinds = [
  { kindCode: 'hood', name: '烟机', picture: '/h.svg', works: ['INSTALL', 'REPAIR'] },
  { kindCode: 'washer', name: '洗衣机', picture: '/w.svg', works: ['REPAIR'] }
]
const hole = { itemCode: 'hole', part: 'LABOUR', name: '打孔', note: '混凝土墙', unit: '个', fen: 8000 }
const sheet = (over: object = {}) => ({
  kinds,
  kindCode: 'hood',
  work: 'INSTALL',
  regionClass: 2,
  list: [
    { ...hole, validFrom: '2026-03-01', earlier: [{ validFrom: '2025-01-01', fen: 7000 }] },
    {
      ...hole,
      itemCode: 'valve',
      part: 'MATERIAL',
      name: '止逆阀',
      fen: 4500,
      validFrom: '2025-01-01',
      earlier: [],
      next: { validFrom: '2027-01-01', fen: 5000 }
    }
  ],
  ...over
})
let shop: FakeShop
const query = () => {
  const { _t, ...said } = Object.fromEntries(new URL(shop.askedFor(path).at(-1)?.url ?? '', 'http://x').searchParams)
  expect(_t).toBeTruthy()
  return said
}

beforeEach(() => {
  shop = new FakeShop().answer(path, sheet()).install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
})

it('shows what a price was and will be, and leads to the guide of the kind', async () => {
  await open(Fees, { spuCode: 'P1' })
  expect(await screen.findByText('2026年3月1日 起，此前 ¥70')).toBeTruthy()
  expect(screen.getByText('2027年1月1日 起 ¥50')).toBeTruthy()
  expect(query()).toEqual({ spuCode: 'P1' })
  expect(screen.queryByText('多数人家一共付')).toBeNull()
  await tap('看安装指南')
  expect(go).toHaveBeenCalledWith('installationGuidelines', { guideCode: 'hood' })
})

it('says what most pay where the shop knows it', async () => {
  const mostPaid = { bills: 312, fromFen: 0, toFen: 12_000, nothing: 62, within: 29, more: 9 }
  shop.answer(path, sheet({ mostPaid }))
  await open(Fees, {})
  expect(await screen.findByText('¥0 – ¥120')).toBeTruthy()
  expect(screen.getByText('62% 没花钱')).toBeTruthy()
})

it('a work and a kind are loaded as they are tapped, and the old prices stay until the new ones come', async () => {
  await open(Fees, {})
  await screen.findByText('打孔')
  shop.answer(path, sheet({ work: 'REPAIR' }))
  await tap('维修', 'tab')
  expect(screen.getByRole('tab', { name: '维修' }).getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(query()).toEqual({ kindCode: 'hood', work: 'REPAIR' }))
  shop.answer(path, sheet({ kindCode: 'washer', work: 'REPAIR' }))
  await tap('洗衣机')
  await waitFor(() => expect(query()).toEqual({ kindCode: 'washer', work: 'REPAIR' }))
  await waitFor(() => expect(screen.queryByRole('tab', { name: '安装' })).toBeNull())
  expect(screen.queryByText('看安装指南')).toBeNull()
})
