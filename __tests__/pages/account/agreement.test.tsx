import { cleanup, screen } from '@testing-library/react'
import * as routes from '@/routes'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import Agreement from '@/pagesC/policyService/agreement'

const go = routes.go as jest.Mock
const list = [
  { code: 'USER', title: '用户协议' },
  { code: 'PRIVACY', title: '隐私政策' }
]
const document = {
  code: 'PRIVACY',
  title: '隐私政策',
  effectiveOn: '2026-03-01',
  intro: '只收集必需的信息。',
  sections: [
    { title: '收集什么', text: '手机号。\n收货地址。' },
    { title: '交给谁', text: '承运商。' }
  ]
}
const openWith = async (reply: object, params: object) => {
  new FakeShop().install().answers.set('/o2pcm/pub/v1/crm-group-get/crm-policy', reply)
  await open(Agreement, params)
}

afterEach(() => {
  cleanup()
  go.mockClear()
})

it('shows a text whole, its sections by number and each paragraph by itself', async () => {
  await openWith({ list, document }, { code: 'PRIVACY' })
  expect(await screen.findByText('1. 收集什么')).toBeTruthy()
  expect(screen.getByText('2. 交给谁')).toBeTruthy()
  expect(screen.getByText('收货地址。')).toBeTruthy()
  expect(screen.getByText('自 2026年3月1日 起生效')).toBeTruthy()
})

it('leads to the other texts, not to itself', async () => {
  await openWith({ list, document }, { code: 'PRIVACY' })
  await screen.findByText('1. 收集什么')
  expect(screen.queryByRole('button', { name: '隐私政策' })).toBeNull()
  await tap('用户协议')
  expect(go).toHaveBeenCalledWith('agreement', { code: 'USER' })
})

it('lists all texts when it is opened without one', async () => {
  await openWith({ list }, {})
  await screen.findByText('用户协议')
  await tap('隐私政策')
  expect(go).toHaveBeenCalledWith('agreement', { code: 'PRIVACY' })
})

it('says that a text is not there, and leads to those that are', async () => {
  await openWith({ list }, { code: 'GONE' })
  await screen.findByText('没有找到这份协议')
  await tap('查看全部协议')
  expect(go).toHaveBeenCalledWith('agreement', {})
})
