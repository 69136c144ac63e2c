/** A screen whose package is not on the phone, asked for without a network. */
import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'

let phone: Phone | undefined
hearRejections(() => phone?.host)
afterEach(() => phone?.stop())

it('says why nothing opens, and opens once there is a network', async () => {
  const one = await startPhone({
    address: 'http://127.0.0.1:9',
    page: 'pages/ucenter/index',
    settings: { network: 'none' }
  })
  phone = one
  const said = () =>
    one.calls('showToast').filter(({ asked }) => /网络/.test((asked as { title: string }).title)).length
  const before = said()
  await one.tap('登录 / 注册')
  await one.until('the words', () => said() === before + 1)
  assert.equal(one.route(), 'pages/ucenter/index')
  one.host.set({ network: 'wifi' })
  await one.tap('登录 / 注册')
  await one.until('the login', () => one.route() === 'pagesC/login/login')
  assert.deepEqual(one.problems(), [])
})
