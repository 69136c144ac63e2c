/** Place, invoice titles, telephone, clipboard and scanner of the phone, and what each of their refusals leads to. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))
jest.mock('@/platform/feedback', () => jest.requireActual('@/platform/feedback/index.weapp'))

import Taro from '@tarojs/taro'
import { copyText } from '@/platform/clipboard/index.weapp'
import { readCopied } from '@/platform/copied'
import { chooseInvoiceTitle as chooseInBrowser } from '@/platform/invoiceTitle/index.h5'
import { chooseInvoiceTitle } from '@/platform/invoiceTitle/index.weapp'
import { callPhone as callByBrowser } from '@/platform/phone/index.h5'
import { callPhone } from '@/platform/phone/index.weapp'
import { choosePlace } from '@/platform/place'
import { scanCode } from '@/platform/scan'

// the tests answer for the host, so each of its calls is a mock
const host = Taro as unknown as Record<string, jest.Mock>
const toasts = () => host.showToast!.mock.calls.map(([{ title }]) => title)
const place = { name: '文三大厦', address: '浙江省杭州市西湖区文三路478号', latitude: 30, longitude: 120 }

beforeEach(() => {
  for (const each of Object.values(host)) each.mockReset()
  host.showToast!.mockResolvedValue(undefined)
  host.showModal!.mockResolvedValue({ confirm: true })
})

test('a place is chosen on the map', async () => {
  host.chooseLocation!.mockResolvedValue({ ...place, errMsg: 'chooseLocation:ok' })
  expect(await choosePlace()).toEqual(place)
  host.chooseLocation!.mockResolvedValue({ name: '', address: '', latitude: 30, longitude: 120 })
  expect(await choosePlace()).toBeUndefined()
  expect(toasts()).toEqual([])
})

test('a refused place leads to the settings, and on when it is allowed there', async () => {
  host.chooseLocation!.mockRejectedValueOnce({ errMsg: 'chooseLocation:fail auth deny' }).mockResolvedValue(place)
  host.openSetting!.mockResolvedValue({ authSetting: { 'scope.userLocation': true } })
  expect(await choosePlace()).toEqual(place)
  host.chooseLocation!.mockRejectedValueOnce({ errMsg: 'chooseLocation:fail auth deny' })
  host.showModal!.mockResolvedValue({ confirm: false })
  expect(await choosePlace()).toBeUndefined()
  expect(toasts()).toEqual([])
})

test.each([
  ['chooseLocation:fail cancel', []],
  ['chooseLocation:fail privacy permission is not authorized', ['没有同意隐私保护指引，这个功能暂时用不了']],
  ['chooseLocation:fail system permission denied', ['手机没有允许微信使用位置，请在系统设置里打开，或自己填写地址']],
  ['chooseLocation:fail', ['地图没能打开，请自己填写地址']]
])('%s never leaves the shopper without a word', async (errMsg, words) => {
  host.chooseLocation!.mockRejectedValue({ errMsg })
  expect(await choosePlace()).toBeUndefined()
  expect(toasts()).toEqual(words)
})

test('a number that can’t be called shows a message; giving up does not', async () => {
  host.makePhoneCall!.mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail cancel' })
  await callPhone('400-000-0000')
  expect(toasts()).toEqual([])
  host.makePhoneCall!.mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail' })
  await callPhone('400-000-0000')
  expect(toasts()).toEqual(['请拨打 400-000-0000'])
})

test('a browser dials the number and nothing else', async () => {
  const leave = jest.fn()
  await callByBrowser('400-000 0000;ext=<1>', leave)
  expect(leave).toHaveBeenCalledWith('tel:400-00000001')
})

test('a copied text is read, and a refusal is shown', async () => {
  host.getClipboardData!.mockResolvedValueOnce({ data: ' 林知远 138 ' })
  expect(await readCopied()).toBe('林知远 138')
  host.getClipboardData!.mockRejectedValueOnce({ errMsg: 'getClipboardData:fail privacy permission is not authorized' })
  expect(await readCopied()).toBeUndefined()
  host.getClipboardData!.mockRejectedValueOnce({ errMsg: 'getClipboardData:fail' })
  expect(await readCopied()).toBeUndefined()
  expect(toasts()).toEqual(['没有同意隐私保护指引，这个功能暂时用不了', '没能读取剪贴板，请长按输入框粘贴'])
})

test('copying without the privacy guide says why it can’t', async () => {
  host.setClipboardData!.mockRejectedValue({ errMsg: 'setClipboardData:fail privacy permission is not authorized' })
  expect(await copyText('A1')).toBe(false)
  expect(toasts()).toEqual(['没有同意隐私保护指引，这个功能暂时用不了'])
})

test('a scanned code gives its text, the platform’s own its page; giving up gives nothing', async () => {
  host.scanCode!.mockResolvedValueOnce({ result: '690', path: '' })
  expect(await scanCode()).toEqual({ text: '690' })
  host.scanCode!.mockResolvedValueOnce({ path: 'pages/index/index' })
  expect(await scanCode()).toEqual({ text: '', path: 'pages/index/index' })
  host.scanCode!.mockRejectedValueOnce({ errMsg: 'scanCode:fail cancel' })
  expect(await scanCode()).toBeUndefined()
  host.scanCode!.mockRejectedValueOnce({ errMsg: 'scanCode:fail auth deny' })
  await expect(scanCode()).rejects.toBeDefined()
})

const device = {
  errMsg: 'chooseInvoiceTitle:ok',
  title: ' 杭州云岭设计有限公司 ',
  taxNumber: '91330106MA2C8K4R19',
  companyAddress: '文三路 478 号',
  telephone: '0571-88002266',
  bankName: '云岭银行',
  bankAccount: '6222000000000000000'
}

test.each([
  [0, 'COMPANY'],
  ['0', 'COMPANY'],
  [1, 'PERSONAL'],
  ['1', 'PERSONAL']
])('an invoice title of the type %p is of a kind, however the phone says it', async (type, kind) => {
  host.chooseInvoiceTitle!.mockResolvedValue({ ...device, type })
  expect(await chooseInvoiceTitle?.()).toEqual({
    kind,
    name: '杭州云岭设计有限公司',
    taxNo: '91330106MA2C8K4R19',
    address: '文三路 478 号',
    phone: '0571-88002266',
    bank: '云岭银行',
    account: '6222000000000000000'
  })
})

test('a missing part of an invoice title is empty, not undefined', async () => {
  host.chooseInvoiceTitle!.mockResolvedValue({ type: '1', title: '林知夏', taxNumber: undefined, bankName: null })
  expect(await chooseInvoiceTitle?.()).toEqual({
    kind: 'PERSONAL',
    name: '林知夏',
    ...{ taxNo: '', address: '', phone: '', bank: '', account: '' }
  })
})

test.each([
  ['chooseInvoiceTitle:fail cancel', []],
  ['chooseInvoiceTitle:fail auth deny', []],
  ['chooseInvoiceTitle:fail privacy permission is not authorized', ['没有同意隐私保护指引，这个功能暂时用不了']]
])('%s chooses no invoice title and is no fault', async (errMsg, words) => {
  host.chooseInvoiceTitle!.mockRejectedValue({ errMsg })
  expect(await chooseInvoiceTitle?.()).toBeUndefined()
  expect(toasts()).toEqual(words)
})

test('titles that don’t open reject without a toast; a browser has none', async () => {
  host.chooseInvoiceTitle!.mockRejectedValue({ errMsg: 'chooseInvoiceTitle:fail' })
  await expect(chooseInvoiceTitle?.()).rejects.toBeDefined()
  expect(toasts()).toEqual([])
  expect(chooseInBrowser).toBeUndefined()
})
