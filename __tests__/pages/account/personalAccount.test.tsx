// covers src/features/account/profile/own/
// The account's own rows: devices, another phone, a birthday, one's data, leaving, roles, and what this device keeps.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import * as feedback from '@/platform/feedback'
import * as saving from '@/platform/saveText'
import * as routes from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { personal, personalShop } from './accountSupport'
import type { FakeShop } from '../homeSupport'
import { tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/saveText', () => ({ saveText: jest.fn(() => Promise.resolve(true)) }))
import BasicInformation from '@/pagesB/basicInformation/index'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const confirm = feedback.confirm as jest.Mock
const saveText = jest.mocked(saving.saveText)
let shop: FakeShop

const open = async () => {
  await act(async () => stores.session.login('T1', 'U1'))
  await act(async () => {
    render(createElement(BasicInformation))
  })
}

beforeEach(() => {
  shop = personalShop()
  go.mockResolvedValue(true)
})
afterEach(cleanup)

describe('the account itself', () => {
  const bodiesOf = (path: string) => shop.askedFor(path).map(({ body }) => JSON.parse(body ?? '{}') as object)
  const type = (label: string, value: string, index = 0) =>
    act(async () => void fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } }))

  it('lists devices, and ends one of them after a question', async () => {
    shop.answer('/devices/end', { devices: [personal.devices[0]] })
    await open()
    expect(screen.getByText('平板 · 浏览器')).toBeTruthy()
    expect(screen.getByText(/^杭州，/)).toBeTruthy()
    await tap('退出它')
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(bodiesOf('/devices/end')).toEqual([{ sessionId: 's2' }])
    expect(toast).toHaveBeenCalledWith('已退出')
  })

  it.each([false, true])(
    'offers to end the others where this login was opened from none of them: %s',
    async (opened) => {
      const [here, other] = personal.devices
      const devices = [{ ...here, opened }, other, { ...other, sessionId: 's3' }]
      shop.answer('/customer-info/personal', { ...personal, devices })
      await open()
      expect(screen.queryAllByText('退出其他全部设备')).toHaveLength(opened ? 0 : 1)
    }
  )

  it('changes the phone by both codes, each required at its field', async () => {
    shop.answer('/phone-code', ({ body }: { body?: string }) => ({
      captchaKey: (JSON.parse(body ?? '{}') as { step: string }).step,
      resendAfterSeconds: 60,
      expiresInSeconds: 300
    }))
    shop.answer('/customer-info/phone?', { decryptMobilePhone: '139****0000' })
    await open()
    await tap(/^手机号/)
    const sheet = screen.getByRole('dialog', { name: '更换手机号' })
    const codes = () => within(sheet).getAllByRole('button', { name: '获取验证码' })
    await act(async () => void fireEvent.click(codes()[0] as HTMLElement))
    await type('新手机号', '139 0000 0000')
    await act(async () => void fireEvent.click(codes()[0] as HTMLElement))
    expect(bodiesOf('/phone-code')).toEqual([{ step: 'OLD' }, { step: 'NEW', phone: '13900000000' }])
    await type('短信验证码', '111111')
    await type('短信验证码', '222222', 1)
    await act(async () => void fireEvent.click(within(sheet).getByRole('button', { name: '更换手机号' })))
    expect(bodiesOf('/customer-info/phone?')).toEqual([
      { oldKey: 'OLD', oldCaptcha: '111111', phone: '13900000000', captchaKey: 'NEW', captcha: '222222' }
    ])
    expect(toast).toHaveBeenCalledWith('手机号已更换，其他设备已退出')
  })

  const phoneSheet = async () => {
    shop.answer('/phone-code', ({ body }: { body?: string }) => ({
      captchaKey: (JSON.parse(body ?? '{}') as { step: string }).step,
      resendAfterSeconds: 60,
      expiresInSeconds: 300
    }))
    await open()
    await tap(/^手机号/)
    const sheet = within(screen.getByRole('dialog', { name: '更换手机号' }))
    const press = (name: string) => act(async () => void fireEvent.click(sheet.getAllByRole('button', { name })[0]!))
    return { sheet, press }
  }

  it.each([
    ['phone.old-code', '现在手机号的验证码不正确或已失效', 0],
    ['captcha.wrong', '验证码不正确，请重新输入', 1]
  ])('says of two codes at which one %s was meant', async (refused, message, index) => {
    shop.answer('/customer-info/phone?', () => ({ refused: { code: refused, message } }))
    const { sheet, press } = await phoneSheet()
    await press('获取验证码')
    await type('新手机号', '13900000000')
    await press('获取验证码')
    await type('短信验证码', '111111')
    await type('短信验证码', '222222', 1)
    await press('更换手机号')
    const described = sheet
      .getAllByLabelText('短信验证码')
      .map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
    expect(described.map((words) => words.includes(message))).toEqual([index === 0, index === 1])
  })

  it('keeps a code that is typed before the answer to its request comes', async () => {
    const { sheet, press } = await phoneSheet()
    shop.hold('/phone-code')
    await press('获取验证码')
    await type('短信验证码', '111111')
    await act(async () => shop.release())
    expect(await sheet.findByText(/秒后/)).toBeTruthy()
    expect(sheet.getAllByLabelText<HTMLInputElement>('短信验证码')[0]?.value).toBe('111111')
  })

  it('leads to the chat where the old phone is lost, and shows the wait, which can be stopped', async () => {
    const { sheet } = await phoneSheet()
    await act(async () => void fireEvent.click(sheet.getByRole('button', { name: '旧号码已经不用了' })))
    expect(go).toHaveBeenCalledWith('customerBackpage', { subject: 'PHONE_LOST' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '更换手机号' })).toBeNull())
    cleanup()
    const phoneWait = { phone: '139****0000', endsAt: Date.now() + 7 * 86_400_000 }
    shop.answer('/customer-info/personal', { ...personal, phoneWait }).answer('/phone-lost/stop', { done: true })
    await open()
    expect(screen.getByText(/起，可以把手机号换成 139\*{4}0000/)).toBeTruthy()
    await tap('停止更换')
    expect(bodiesOf('/phone-lost/stop')).toHaveLength(1)
    expect(toast).toHaveBeenCalledWith('已停止，手机号不变')
  })

  it('finishes the change to another phone by its code once the wait is over, or stops it', async () => {
    const phoneWait = { phone: '139****0000', endsAt: Date.now() - 1000 }
    shop.answer('/customer-info/personal', { ...personal, phoneWait }).answer('/phone-lost/stop', { done: true })
    shop.answer('/phone-code', { captchaKey: 'WAITED', resendAfterSeconds: 60, expiresInSeconds: 300 })
    shop.answer('/phone-lost?', () => ({ refused: { code: 'captcha.wrong', message: '验证码不正确，请重新输入' } }))
    await open()
    expect(screen.getByText('现在可以把手机号换成 139****0000')).toBeTruthy()
    await tap('去更换')
    const sheet = within(screen.getByRole('dialog', { name: '更换手机号' }))
    const press = (name: string) => act(async () => void fireEvent.click(sheet.getByRole('button', { name })))
    await press('更换手机号')
    expect(sheet.getByText('请先获取并填写 6 位验证码')).toBeTruthy()
    await press('获取验证码')
    expect(bodiesOf('/phone-code')).toEqual([{ step: 'WAITED' }])
    await type('短信验证码', '222222')
    await press('更换手机号')
    expect(sheet.getByText('验证码不正确，请重新输入')).toBeTruthy()
    shop.answer('/phone-lost?', { decryptMobilePhone: '139****0000' })
    await press('更换手机号')
    expect(bodiesOf('/phone-lost?').at(-1)).toEqual({ captchaKey: 'WAITED', captcha: '222222' })
    expect(toast).toHaveBeenCalledWith('手机号已更换，其他设备已退出')
    cleanup()
    await open()
    await tap('去更换')
    await tap('停止更换')
    expect(bodiesOf('/phone-lost/stop')).toHaveLength(1)
  })

  it('says what is open before an account can be closed, and what is lost where nothing is open', async () => {
    const lost = { points: 1260, coupons: 2, redPacketFen: 4800, favourites: 7, addresses: 2, inviteFen: 9000 }
    shop.answer('/customer-info/closing', { blockers: [{ kind: 'ORDERS', count: 1 }], lost })
    await open()
    await tap('注销账号')
    await tap(/未完成的订单/)
    expect(go).toHaveBeenCalledWith('myOrder', {})
    const money = [
      ['BALANCE', '余额，付款时可用', ['index']],
      ['REBATES', '还没到账的返利', ['returnProductList']],
      ['COMMISSION', '没提完的佣金', ['myVallet', {}]]
    ] as const
    shop.answer('/customer-info/closing', {
      blockers: money.map(([kind], index) => ({ kind, count: 100 + index })),
      lost
    })
    for (const [index, [, label, way]] of money.entries()) {
      cleanup()
      await open()
      await tap('注销账号')
      expect(screen.getByText(`¥1.0${index}`)).toBeTruthy()
      await tap(new RegExp(label))
      expect(go).toHaveBeenLastCalledWith(...way)
    }
    cleanup()
    shop.answer('/customer-info/closing', { blockers: [], lost })
    await open()
    await tap('注销账号')
    for (const figure of ['1,260', '¥48.00', '7', '¥90.00']) expect(screen.getByText(figure)).toBeTruthy()
    await tap('确认注销')
    expect(screen.getByText('请先获取并填写 6 位验证码')).toBeTruthy()
  })

  it('takes a birthday once a year, says from when on it can be another, and takes it away at any time', async () => {
    shop.answer('/customer-info/personal', personal)
    await open()
    await tap(/^生日/)
    const birthday = (value: string) =>
      act(async () => void fireEvent.change(screen.getByRole('textbox', { name: '生日' }), { target: { value } }))
    await birthday('19900231')
    await tap('保存')
    expect(screen.getByText('请填写正确的生日，如 1990-05-18')).toBeTruthy()
    await birthday('19900518')
    await tap('保存')
    const birthdays = () => bodiesOf('/customer-info/personal').filter((body) => 'birthday' in body)
    expect(birthdays()).toEqual([{ birthday: '1990-05-18' }])
    cleanup()
    shop.answer('/customer-info/personal', {
      ...personal,
      birthday: '1990-05-18',
      birthdayFrom: Date.UTC(2027, 10, 29)
    })
    await open()
    await tap(/^生日 ?5月18日/)
    expect(screen.getByText(/生日一年只能修改一次，2027/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: '生日' })).toBeNull()
    await tap('删除生日')
    expect(birthdays().at(-1)).toEqual({ birthday: null })
  })

  it('says how much this device keeps to be quicker, and clears it without touching the shopper’s own data', async () => {
    writeStored(
      'searchHistory',
      Array.from({ length: 10 }, (_, index) => `${'滤'.repeat(38)}${index}`)
    )
    await open()
    writeStored('formDrafts', { note: { at: Date.now(), values: { text: '写了一半' } } })
    await tap(/^清理缓存 ?1 KB/)
    expect(screen.getByRole('button', { name: /^清理缓存 ?0 KB/ })).toBeTruthy()
    expect(readStored('searchHistory')).toBeUndefined()
    expect([readStored('token'), readStored('formDrafts')?.note?.values]).toEqual(['T1', { text: '写了一半' }])
  })

  it('makes one file of all that is kept, and saves it', async () => {
    const [madeAt, endsAt] = [Date.now(), Date.now() + 86_400_000]
    shop.answer('/customer-info/data', ({ method }: { method: string }) =>
      method === 'GET' ? { madeAt, endsAt, text: '{"orders":[]}' } : { madeAt, endsAt, bytes: 13 }
    )
    await open()
    await tap('下载我的数据')
    await tap('生成文件')
    expect(toast).toHaveBeenCalledWith('文件已生成')
    cleanup()
    shop.answer('/customer-info/personal', { ...personal, file: { madeAt, endsAt, bytes: 2048 } })
    await open()
    await tap('下载我的数据')
    expect(screen.getByText(/^2 KB，.*前可下载$/)).toBeTruthy()
    await tap('下载')
    expect(saveText).toHaveBeenCalledWith('{"orders":[]}', 'my-data.json')
  })

  it('shows an employee’s and a dealer’s rows by the table of roles, and asks to be one', async () => {
    shop.answer('/customer-info/roles', { roles: ['SHOPPER', 'EMPLOYEE'], dealer: 'ASKED' })
    shop.answer('/customer-info/employee-card', { employeeNo: 'QH1001', name: '林知夏', department: '厨电产品部' })
    shop.answer('/modify-business-flag', { roles: ['SHOPPER', 'EMPLOYEE'], dealer: 'NONE' })
    await open()
    expect(screen.getByText('厨电产品部 QH1001')).toBeTruthy()
    expect(screen.getByText('审核中')).toBeTruthy()
    await tap('撤回申请')
    expect(bodiesOf('/modify-business-flag')).toEqual([{ businessFlag: 0 }])
    cleanup()
    shop.answer('/customer-info/roles', { roles: ['SHOPPER'], dealer: 'NONE' })
    shop.answer('/employee-code', { captchaKey: 'emp_1', resendAfterSeconds: 60, expiresInSeconds: 300 })
    shop.answer('/glzEmployeeLogin', { roles: ['SHOPPER', 'EMPLOYEE'], dealer: 'NONE' })
    await open()
    await tap(/^员工认证/)
    const sheet = within(screen.getByRole('dialog', { name: '员工认证' }))
    await type('工号', 'QH1001')
    await act(async () => void fireEvent.click(sheet.getByRole('button', { name: '获取验证码' })))
    await type('短信验证码', '123456')
    await act(async () => void fireEvent.click(sheet.getByRole('button', { name: '认证' })))
    expect(bodiesOf('/employee-code')).toEqual([{ employeeNo: 'QH1001' }])
    expect(bodiesOf('/glzEmployeeLogin')).toEqual([{ employeeNo: 'QH1001', captchaKey: 'emp_1', captcha: '123456' }])
    expect(toast).toHaveBeenCalledWith('已认证为员工')
  })

  it('asks before a dealer gives that up, as it would have to be granted again', async () => {
    shop.answer('/customer-info/roles', { roles: ['SHOPPER', 'DEALER'], dealer: 'GRANTED' })
    shop.answer('/modify-business-flag', { roles: ['SHOPPER'], dealer: 'NONE' })
    await open()
    confirm.mockResolvedValueOnce(false)
    await tap('不再是经销商')
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ content: '以后要重新申请' }))
    expect(bodiesOf('/modify-business-flag')).toEqual([])
    await tap('不再是经销商')
    expect(bodiesOf('/modify-business-flag')).toEqual([{ businessFlag: 0 }])
  })

  it('shows a closing that is under way, which «keep my account» stops', async () => {
    shop.answer('/customer-info/personal', { ...personal, closing: { endsAt: Date.now() + 7 * 86_400_000 } })
    shop.answer('/closing/keep', { done: true })
    await open()
    expect(screen.getByText(/^账号将于/)).toBeTruthy()
    await tap('保留账号')
    expect(toast).toHaveBeenCalledWith('账号已保留')
  })
})
