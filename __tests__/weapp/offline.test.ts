/** A screen whose package is not on the phone, asked for without a network. */
import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'

let phone: Phone | undefined
hearRejections(() => phone?.host)
afterEach(() => phone?.stop())

it('says why nothing opens, and opens once there is a network', async () => {
  const newPhone = await startPhone({
    address: 'http://127.0.0.1:9',
    page: 'pages/ucenter/index',
    settings: { network: 'none' }
  })
  phone = newPhone
  const screenText = () =>
    newPhone.calls('showToast').filter(({ options }) => /网络/.test((options as { title: string }).title)).length
  const before = screenText()
  await newPhone.tap('登录 / 注册')
  await newPhone.until('the words', () => screenText() === before + 1)
  assert.equal(newPhone.route(), 'pages/ucenter/index')
  newPhone.host.set({ network: 'wifi' })
  await newPhone.tap('登录 / 注册')
  await newPhone.until('the login', () => newPhone.route() === 'pagesC/login/login')
  assert.deepEqual(newPhone.problems(), [])
})
