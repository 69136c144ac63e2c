import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import * as feedback from '@/platform/feedback'
import * as uploads from '@/platform/upload'
import type { RequestOutcome } from '@/platform/request/types'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { customer, level, personalShop } from './accountSupport'
import type { FakeShop } from '../homeSupport'
import { tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/upload', () => ({
  choosePicture: jest.fn(),
  compressPicture: jest.fn(),
  uploadFile: jest.fn(),
  forgetPicture: jest.fn()
}))
import BasicInformation from '@/pagesB/basicInformation/index'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
// the whole module is mocked above
const { choosePicture, compressPicture, uploadFile, forgetPicture } = uploads as unknown as Record<string, jest.Mock>
let shop: FakeShop

const replyWith = (body: object, status = 200): RequestOutcome => ({
  kind: 'reply',
  status,
  headers: {},
  text: JSON.stringify(body)
})
const uploadReply = (avatar: string) =>
  replyWith({ success: true, failed: false, code: 'S', message: '', data: { avatar } })
const open = async (loggedIn = true) => {
  await act(async () => {
    if (loggedIn) stores.session.login('T1', 'U1')
  })
  await act(async () => {
    render(createElement(BasicInformation))
  })
}
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

beforeEach(() => {
  shop = personalShop()
  go.mockResolvedValue(true)
  choosePicture!.mockResolvedValue('blob:chosen')
  compressPicture!.mockResolvedValue('blob:small')
  uploadFile!.mockResolvedValue(uploadReply('/storage/uploads/f_1.jpg'))
})
afterEach(cleanup)

describe('personal information', () => {
  it('says who it is', async () => {
    await open()
    expect(screen.getByText('林知夏')).toBeTruthy()
    expect(screen.getByText('138****6021')).toBeTruthy()
    expect(screen.getByText('银穗会员')).toBeTruthy()
    expect(screen.getByText('再消费 ¥1 升金穗会员')).toBeTruthy()
    expect(screen.getByText('1,529 积分')).toBeTruthy()
    expect(screen.getByText('成长值 9,999')).toBeTruthy()
    expect(screen.getByText('10,000')).toBeTruthy()
    expect(document.querySelector<HTMLElement>('.profile-level__full')?.style.width).toBe('100%')
  })

  it('has no row that leads nowhere: each button and link does something', async () => {
    await open()
    const own = within(document.querySelector<HTMLElement>('.profile') as HTMLElement)
    expect(own.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
      '更换头像',
      '更换昵称林知夏',
      '手机号138****6021已验证',
      '生日未填写',
      '性别未填写',
      '家里几口人3 口',
      '语言 / Language简体中文',
      '清理缓存0 KB',
      '下载我的数据',
      '注销账号',
      '员工认证未认证',
      '申请',
      '退出它',
      '用户协议',
      '隐私政策'
    ])
    await tap('隐私政策')
    expect(go).toHaveBeenCalledWith('agreement', { code: 'PRIVACY' })
  })

  it('can be tried again when nothing of the customer is to be had', async () => {
    shop.answer('/customer-info?', new Error('down')).answer('/point-and-level-detail', new Error('down'))
    await open()
    shop.answer('/point-and-level-detail', level)
    shop.answer('/customer-info?', customer)
    await tap(/重试/)
    expect(screen.getByText('林知夏')).toBeTruthy()
  })

  it('sends the chosen picture made smaller, and shows it from then on', async () => {
    await open()
    await tap('更换头像')
    expect(compressPicture).toHaveBeenCalledWith('blob:chosen', { side: 512, maxBytes: 512 * 1024 })
    const [request] = uploadFile!.mock.calls[0] as [{ url: string; headers: Record<string, string>; filePath: string }]
    expect(request).toMatchObject({ filePath: 'blob:small', name: 'file' })
    expect(request.url).toMatch(/\/o2cum\/v1\/customer-info\/upload-avatar\?_t=\d+$/)
    expect(request.headers).toMatchObject({ authorization: 'Bearer T1' })
    expect(request.headers['content-type']).toBeUndefined()
    expect(stores.session.userInfo?.avatar).toBe('/storage/uploads/f_1.jpg')
    expect(pictures()).toEqual([expect.stringContaining('/storage/uploads/f_1.jpg')])
    expect(forgetPicture!.mock.calls.flat().sort()).toEqual(['blob:chosen', 'blob:small'])
    expect(toast).toHaveBeenCalledWith('头像已更换')
  })

  it('shows the chosen picture while it is on its way; a second tap sends nothing', async () => {
    let arrive: (outcome: RequestOutcome) => void = () => undefined
    uploadFile!.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    await open()
    await tap('更换头像')
    expect(pictures()).toEqual(['blob:chosen'])
    expect(screen.getByText('正在上传…')).toBeTruthy()
    await tap('更换头像')
    await act(async () => arrive(uploadReply('/storage/uploads/f_1.jpg')))
    expect(uploadFile).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a file that is no picture', undefined, undefined, /这张图片用不了/],
    [
      'a refusal',
      'blob:small',
      replyWith({ failed: true, code: 'avatar.too-wide', message: '图片尺寸太大' }),
      /图片尺寸太大/
    ],
    ['no network', 'blob:small', { kind: 'offline' }, /网络不佳/],
    ['a time-out', 'blob:small', { kind: 'timeout' }, /网络不佳/],
    ['a reply of another shape', 'blob:small', replyWith({ success: true, data: { avatar: 7 } }), /系统开小差了/]
  ])('says what became of %s and keeps the picture before', async (_name, small, outcome, words) => {
    compressPicture!.mockResolvedValue(small)
    uploadFile!.mockResolvedValue(outcome)
    await open()
    await tap('更换头像')
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(pictures()).toEqual([])
    expect(stores.session.userInfo?.avatar).toBeUndefined()
  })

  it('a choice that was given up changes nothing', async () => {
    choosePicture!.mockResolvedValue(undefined)
    await open()
    await tap('更换头像')
    expect(compressPicture).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const rename = async (name: string) => {
    await tap(/昵称/)
    fireEvent.change(screen.getByRole('textbox', { name: '昵称' }), { target: { value: name } })
    await tap('保存')
  }

  it('changes the name, tidied', async () => {
    await open()
    shop.answer('/customer-info?', { ...customer, nickName: '小 满' })
    await rename('  小  满 ')
    const request = shop.askedFor('/customer-info?').find(({ method }) => method === 'PUT')
    expect(JSON.parse(request?.body ?? '')).toEqual({ nickName: '小 满' })
    expect(stores.session.userInfo?.nickName).toBe('小 满')
  })

  it.each(['', '   ', '禾'.repeat(21), 'a\u202Eb'])(
    'says what is wrong with the name %j and sends nothing',
    async (name) => {
      await open()
      await rename(name)
      expect(screen.getByText(/请填写 1–20 个字的昵称/)).toBeTruthy()
      expect(shop.askedFor('/customer-info?').some(({ method }) => method === 'PUT')).toBe(false)
    }
  )
})
