/** A page that throws while it renders says so on the phone, with a retry and the way back. */
import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'

let phone: Phone | undefined
hearRejections(() => phone?.host)
afterEach(() => phone?.stop())

it('says that it failed instead of nothing, is opened anew by a retry, and leads back', async () => {
  // the class of an element stands in its place, without a name (config/plugins/shortElements.cjs)
  const whole = ',"login-screen"'
  // React tries twice to render what threw
  const fault = `,(function(){Math.faults=(Math.faults||0)+1;if(Math.faults<=2)throw new Error("a fault");return"login-screen"})()`
  const newPhone = await startPhone({
    address: 'http://127.0.0.1:9',
    page: 'pages/ucenter/index',
    spoil: (text) => text.replace(whole, fault)
  })
  phone = newPhone
  await newPhone.tap('登录 / 注册')
  await newPhone.until('the words', () => newPhone.text().includes('系统开小差了，请您稍后再试'))
  assert.equal(newPhone.route(), 'pagesC/login/login')
  await newPhone.tap('重试')
  await newPhone.until('the page itself', () => newPhone.text().includes('欢迎来到'))
  await newPhone.tap('ui-nav__back')
  await newPhone.until('the page below', () => newPhone.route() === 'pages/ucenter/index')
})
