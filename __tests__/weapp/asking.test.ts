/** What the compiled mini-program asks a person for: the privacy guide, permissions, its own dialogs, a new version. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { walk, type Node } from '../../simulator/crawl/tree'
import type { HostSettings, UiPort } from '../../simulator/host'
import { ApiFailure } from '../../simulator/host/calls'
import { order, paidOrder } from '../gateway/orders/journey-shop'
import { shopAndPhone, startPhone, type Phone } from './phone'

const here = shopAndPhone()

interface At {
  page: string
  params?: object
  locale?: 'zh-CN' | 'en-US'
  settings?: Partial<HostSettings>
  ui?: UiPort
}

async function phoneAt({ page, params, locale, settings, ui = {} }: At, who?: { userId: string }): Promise<Phone> {
  const shopper = who ?? (await here.shop.shopper())
  const phone = await startPhone({
    address: here.address,
    token: await here.shop.tokenOf(shopper.userId),
    userId: shopper.userId,
    page,
    ...(params ? { params } : {}),
    ...(locale ? { locale } : {}),
    ...(settings ? { settings } : {}),
    ui
  })
  return here.use(phone)
}

async function atOrder(how: Omit<At, 'page'> = {}, isPaid = false) {
  const shopper = await here.shop.shopper()
  const [orderCode = ''] = await (isPaid ? paidOrder(here.shop, shopper, { POT: 1 }) : order(shopper, { POT: 1 }))
  const phone = await phoneAt({ ...how, page: 'pagesB/order/orderDetail', params: { orderCode } }, shopper)
  return { phone, orderCode, shopper }
}

const shows = (phone: Phone, words: string) => () => phone.text().includes(words)
const isGone = (phone: Phone, words: string) => () => !phone.text().includes(words)
const outcomes = (phone: Phone, name: string) => phone.calls(name).map(({ outcome }) => outcome)
const toasts = (phone: Phone) => phone.calls('showToast').map(({ options }) => (options as { title: string }).title)

describe('the privacy guide', () => {
  it('is asked for in the shop’s words when it is first needed; a no is told, and the next tap asks again', async () => {
    const { phone } = await atOrder()
    await phone.tap('ui-fact__action')
    await phone.until('the question', shows(phone, '使用前请先同意'))
    await phone.tap('《小程序隐私保护指引》')
    assert.deepEqual(outcomes(phone, 'openPrivacyContract'), ['openPrivacyContract:ok'])
    await phone.tap('不同意')
    await phone.until('an answer', () => toasts(phone).length > 0)
    assert.deepEqual(toasts(phone), ['没有同意隐私保护指引，这个功能暂时用不了'])
    await phone.until('its end', isGone(phone, '使用前请先同意'))

    await phone.tap('ui-fact__action')
    await phone.until('the question', shows(phone, '使用前请先同意'))
    phone.tell('host-agree', 'agreeprivacyauthorization')
    await phone.until('the copy', () => toasts(phone).includes('复制成功'))
    await phone.tap('ui-fact__action')
    await phone.until('a second copy', () => toasts(phone).filter((words) => words === '复制成功').length === 2)
    assert.deepEqual(phone.problems(), [])
  })

  it('is one question for several uses, and goes with the shopper to another page', async () => {
    const { phone } = await atOrder()
    await phone.tap('ui-fact__action')
    await phone.tap('ui-fact__action')
    await phone.until('the question', shows(phone, '使用前请先同意'))
    await phone.host.call('navigateTo', { url: '/pagesB/productList/productSearch' })
    await phone.until('the question there', shows(phone, '使用前请先同意'))
    phone.tell('host-agree', 'agreeprivacyauthorization')
    await phone.until('both copies', () => toasts(phone).filter((words) => words === '复制成功').length === 2)
    await phone.host.call('navigateBack', {})
    await phone.rest()
    assert.equal(isGone(phone, '使用前请先同意')(), true)
    assert.deepEqual(phone.problems(), [])
  })

  it('is asked for in English where that is the language', async () => {
    const { phone } = await atOrder({ locale: 'en-US' })
    await phone.tap('ui-fact__action')
    await phone.until('the question', shows(phone, 'Before you continue'))
    await phone.tap('Not now')
    await phone.until('an answer', () => toasts(phone).length > 0)
    assert.deepEqual(toasts(phone), ['This needs the privacy guide to be agreed to'])
    assert.deepEqual(phone.problems(), [])
  })
})

describe('a question', () => {
  it('with longer words than the platform’s dialog takes is put by the shop, and its answer counts', async () => {
    const shopper = await here.shop.shopper()
    const phone = await phoneAt({ page: 'pages/ucenter/index', locale: 'en-US' }, shopper)
    await phone.tap('Log out')
    await phone.until('the dialog', shows(phone, 'Log out?'))
    assert.deepEqual(outcomes(phone, 'showModal'), [])
    await phone.tap('Not now')
    await phone.until('its end', isGone(phone, 'Log out?'))
    assert.equal(phone.host.storage()['token'] === undefined, false)
    await phone.tap('Log out')
    await phone.until('the dialog again', shows(phone, 'Log out?'))
    await phone.tap('Log out')
    await phone.until('the logout', () => phone.host.storage()['token'] === undefined)
    assert.deepEqual(phone.problems(), [])
  })

  it('with short words is the platform’s own', async () => {
    const { phone } = await atOrder({ ui: { modal: () => Promise.resolve({ confirm: false }) } }, true)
    await phone.host.call('switchTab', { url: '/pages/ucenter/index' })
    await phone.tap('退出登录')
    await phone.until('the dialog', () => phone.calls('showModal').length === 1)
    assert.deepEqual(outcomes(phone, 'showModal'), ['showModal:ok'])
    assert.deepEqual(phone.problems(), [])
  })
})

describe('the phone’s own key', () => {
  it('closes a sheet, and the page stays', async () => {
    const { phone } = await atOrder()
    const route = phone.route()
    await phone.tap('ui-fact__action')
    await phone.until('the sheet', shows(phone, '使用前请先同意'))
    await phone.rest()
    phone.host.back()
    await phone.until('the sheet’s end', isGone(phone, '使用前请先同意'))
    await phone.rest()
    assert.equal(phone.route(), route)
    assert.deepEqual(phone.problems(), [])
  })

  it('answers a question of the shop with no, on a page that none lies under', async () => {
    const phone = await phoneAt({ page: 'pages/ucenter/index', locale: 'en-US' })
    await phone.tap('Log out')
    await phone.until('the dialog', shows(phone, 'Log out?'))
    await phone.rest()
    phone.host.back()
    await phone.until('its end', isGone(phone, 'Log out?'))
    assert.equal(phone.host.storage()['token'] === undefined, false)
    assert.deepEqual(phone.problems(), [])
  })
})

describe('a finger that drags', () => {
  /** Whether the page under a node of this class stays: the drag is caught at the node or above it. */
  const isHeld = (phone: Phone, className: string) => {
    const nodes = [...walk(phone.tree())].filter((node) => node.className.split(' ').includes(className))
    assert.equal(nodes.length, 1, className)
    const isCaught = (node?: Node): boolean =>
      node !== undefined && (node.events.get('touchmove') === true || isCaught(node.parent))
    return isCaught(nodes[0])
  }

  it('moves no page behind a sheet, whose own content still scrolls', async () => {
    const { phone } = await atOrder()
    await phone.tap('ui-fact__action')
    await phone.until('the sheet', shows(phone, '使用前请先同意'))
    for (const part of ['ui-sheet__mask', 'ui-sheet__head', 'ui-sheet__footer'])
      assert.equal(isHeld(phone, part), true, part)
    assert.equal(isHeld(phone, 'ui-sheet__body'), false)
    assert.deepEqual(phone.problems(), [])
  })

  it('moves no page behind a question of the shop', async () => {
    const phone = await phoneAt({ page: 'pages/ucenter/index', locale: 'en-US' })
    await phone.tap('Log out')
    await phone.until('the dialog', shows(phone, 'Log out?'))
    assert.equal(isHeld(phone, 'host-ask__box'), true)
    assert.deepEqual(phone.problems(), [])
  })
})

describe('an address', () => {
  const form = { page: 'pagesB/shippingAddress/addAddress' }

  it('is chosen on the map, and a refused permission says how to go on', async () => {
    const modals: string[] = []
    const phone = await phoneAt({
      ...form,
      settings: { scopes: 'refuse' },
      ui: {
        modal: (options) => {
          modals.push(options.title)
          return Promise.resolve({ confirm: modals.length > 1 })
        },
        place: () => Promise.resolve({ name: '文三大厦', address: '浙江省杭州市西湖区文三路478号' })
      }
    })
    await phone.tap('地图上选地址')
    await phone.until('the question', shows(phone, '使用前请先同意'))
    phone.tell('host-agree', 'agreeprivacyauthorization')
    await phone.until('the way to the settings', () => modals.length === 1)
    assert.deepEqual(modals, ['需要位置权限'])
    assert.deepEqual(phone.calls('openSetting'), [])
    phone.host.set({ scopes: 'allow' })
    await phone.rest() // the button is busy until the answer has come
    await phone.tap('地图上选地址')
    await phone.until('the region', shows(phone, '浙江省 杭州市 西湖区'))
    assert.deepEqual(phone.problems(), [])
  })

  it('that was copied is read', async () => {
    const phone = await phoneAt(form)
    await phone.until('the form', shows(phone, '粘贴并识别'))
    await phone.tap('粘贴并识别')
    await phone.until('the question', shows(phone, '使用前请先同意'))
    phone.tell('host-agree', 'agreeprivacyauthorization')
    await phone.until('that there is none', shows(phone, '剪贴板里没有文字'))
    await phone.host.call('setClipboardData', { data: '林知远 13800006021 浙江省杭州市西湖区文三路 478 号 3 幢' })
    await phone.tap('粘贴并识别')
    await phone.until('the region', shows(phone, '浙江省 杭州市 西湖区'))
    assert.deepEqual(phone.problems(), [])
  })
})

describe('an invoice title', () => {
  it('that the chat app keeps fills the form, once the guide is agreed to; giving up leaves it as it is', async () => {
    const answers = [undefined]
    const storage = {
      ...{ type: '0' as const, title: '杭州云岭设计有限公司', taxNumber: '91330106MA2C8K4R19' },
      ...{ companyAddress: '', telephone: '', bankName: '', bankAccount: '' }
    }
    const phone = await phoneAt({
      page: 'pagesB/invoice/addInvoiceTitle',
      ui: { invoiceTitle: () => Promise.resolve(answers.length > 0 ? answers.pop() : storage) }
    })
    await phone.tap('从聊天软件导入')
    await phone.until('the question', shows(phone, '使用你选的发票抬头'))
    phone.tell('host-agree', 'agreeprivacyauthorization')
    await phone.until('the first choice', () => answers.length === 0)
    await phone.rest() // the button is busy until the answer has come
    assert.equal(shows(phone, '校验通过')(), false)
    assert.deepEqual(phone.calls('showToast'), [])
    await phone.tap('从聊天软件导入')
    await phone.until('the check', shows(phone, '校验通过'))
    assert.deepEqual(phone.problems(), [])
  })
})

describe('the phone', () => {
  it('calls the shop from an order', async () => {
    const { phone } = await atOrder()
    await phone.tap('联系商家')
    await phone.until('the call', () => phone.calls('makePhoneCall').length === 1)
    assert.equal((phone.calls('makePhoneCall')[0]?.options as { phoneNumber: string }).phoneNumber, '400-000-0000')
    assert.deepEqual(phone.problems(), [])
  })

  it('scans a bar code and searches for it; another shop’s link is shown and not opened', async () => {
    const codes = ['https://evil.example/pagesB/pay/pay', '6901234567892']
    const modals: string[] = []
    const phone = await phoneAt({
      page: 'pagesB/productList/productSearch',
      ui: {
        scan: () => Promise.resolve(codes.shift()),
        modal: (options) => {
          modals.push(`${options.title} ${options.content}`)
          return Promise.resolve({ confirm: false, cancel: true })
        }
      }
    })
    await phone.tap('search-field__clear')
    await phone.until('the words', () => modals.length === 1)
    assert.deepEqual(modals, ['这个码不是本商城的 https://evil.example/pagesB/pay/pay'])
    assert.equal(phone.route(), 'pagesB/settlement/scan')
    await phone.tap('打开扫一扫')
    await phone.until('the list', () => phone.route() === 'pagesB/productList/productList')
    await phone.until('its words', shows(phone, '6901234567892'))
    assert.deepEqual(phone.problems(), [])
  })

  it('that has no camera to use says why on the scanner’s screen and tries again', async () => {
    let isAllowed = false
    const phone = await phoneAt({
      page: 'pagesB/productList/productSearch',
      ui: { scan: () => (isAllowed ? Promise.resolve('FC4083') : Promise.reject(new ApiFailure('auth deny'))) }
    })
    await phone.tap('search-field__clear')
    await phone.until('the screen', () => phone.route() === 'pagesB/settlement/scan')
    await phone.until('why', shows(phone, '相机没能打开'))
    isAllowed = true
    await phone.tap('再试一次')
    await phone.until('the list', () => phone.route() === 'pagesB/productList/productList')
    await phone.host.call('navigateBack', {})
    await phone.until('the search again', () => phone.route() === 'pagesB/productList/productSearch')
    assert.deepEqual(phone.problems(), [])
  })

  it('warns of little memory, and the regions are fetched again when they are needed', async () => {
    const phone = await phoneAt({ page: 'pagesB/shippingAddress/addAddress' })
    const regions = () =>
      phone.calls('request').filter(({ options }) => /regions\.json/.test(JSON.stringify(options))).length
    await phone.until('the regions', () => regions() === 1)
    await phone.host.call('redirectTo', { url: '/pagesB/shippingAddress/addAddress' })
    await phone.rest()
    assert.equal(regions(), 1)
    phone.host.memoryWarning()
    await phone.host.call('redirectTo', { url: '/pagesB/shippingAddress/addAddress' })
    await phone.until('them again', () => regions() === 2)
    assert.deepEqual(phone.problems(), [])
  })
})

describe('a new version', () => {
  it('is offered when it is ready, and started when wanted', async () => {
    const modals: string[] = []
    const phone = await phoneAt({
      page: 'pages/ucenter/index',
      settings: { update: 'ready' },
      ui: {
        modal: (options) => {
          modals.push(`${options.title} ${options.confirmText}`)
          return Promise.resolve({ confirm: true })
        }
      }
    })
    await phone.until('the offer', () => modals.length === 1)
    assert.deepEqual(modals, ['新版本已经准备好 重新打开'])
    assert.deepEqual(phone.problems(), [])
  })

  it('that could not be fetched says what to do, with one button', async () => {
    const modals: unknown[] = []
    const phone = await phoneAt({
      page: 'pages/ucenter/index',
      settings: { update: 'failed' },
      ui: {
        modal: ({ content, showCancel, confirmText }) => {
          modals.push([content, showCancel, confirmText])
          return Promise.resolve({ confirm: true })
        }
      }
    })
    await phone.until('the words', () => modals.length === 1)
    assert.deepEqual(modals, [['新版本没能下载，请删除小程序后重新打开', false, '确定']])
    assert.deepEqual(phone.problems(), [])
  })

  it('waits while an order is being paid', async () => {
    const modals: string[] = []
    const shopper = await here.shop.shopper()
    const orderCodes = await order(shopper, { POT: 1 })
    const phone = await phoneAt(
      {
        page: 'pagesB/pay/pay',
        params: { orderCodes },
        settings: { update: 'ready' },
        ui: {
          modal: (options) => {
            modals.push(options.title)
            return Promise.resolve({ confirm: false })
          }
        }
      },
      shopper
    )
    await phone.until('the screen', shows(phone, '确认支付'))
    await phone.rest()
    assert.deepEqual(modals, [])
    await phone.host.call('reLaunch', { url: '/pages/ucenter/index' })
    await phone.until('the offer', () => modals.length === 1)
    assert.deepEqual(phone.problems(), [])
  })
})
