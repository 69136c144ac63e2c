import assert from 'node:assert/strict'
import path from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { ownPage, startTestGateway, type TestGateway } from '../gateway/support'
import { bubble } from '../../simulator/crawl/acts'
import { listenForRejections, run, worldOf, type Running, type World } from '../../simulator/crawl/running'
import { textOf, walk, type Node } from '../../simulator/crawl/tree'
import type { HostSettings, Values } from '../../simulator/host'
import { defaultDevice } from '../../simulator/host/system'
import { sandboxOpenId } from '../../gateway/src/core/platform/sandbox'

/** One white pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg=='

let gateway: TestGateway
let world: World
let stopListening: () => void
const phones: Running[] = []

before(async () => {
  gateway = await startTestGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const address = gateway.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  world = worldOf(path.resolve(process.env['WEAPP_DIST'] ?? 'dist/weapp'), `http://127.0.0.1:${port}`)
  stopListening = listenForRejections()
})
after(async () => {
  stopListening()
  await gateway.close()
})
afterEach(() => phones.splice(0).forEach((phone) => phone.close()))

const params = (values: object): Record<string, string> => ({ params: encodeURIComponent(JSON.stringify(values)) })
const storedValue = (phone: Running, name: string): unknown => {
  const text = phone.host.storage()[name]
  // twice: the platform's JSON around the app's own
  return text === undefined ? undefined : JSON.parse(JSON.parse(text) as string)
}

/** A phone that somebody opens the mini-program on. */
async function open(page: string, query: Record<string, string>, settings: Partial<HostSettings>): Promise<Running> {
  const phone = run(world, undefined)
  phones.push(phone)
  phone.host.set(settings)
  await phone.host.launch({ path: page, query })
  await phone.rest()
  return phone
}
const openLogin = (settings: Partial<HostSettings> = {}) =>
  open('pagesC/login/login', params({ from: '/pages/cart/cart' }), settings)

const top = (phone: Running) => {
  const page = phone.top()
  assert.ok(page)
  return page
}
const nodes = (phone: Running): Node[] => [...walk(phone.treeOf(top(phone)))]
const words = (phone: Running): string => textOf(phone.treeOf(top(phone)))
/** The innermost thing that listens to the event and says these words, or has this open type. */
function find(phone: Running, event: string, sign: string): Node {
  const matches = nodes(phone).filter(
    (node) =>
      node.events.has(event) &&
      (textOf(node).includes(sign) || [node.attributes['open-type'], node.attributes['type']].includes(sign))
  )
  const node = matches.at(-1)
  assert.ok(node, `nothing that listens to ${event} says «${sign}»: ${words(phone)}`)
  return node
}
async function act(phone: Running, event: string, sign: string, detail: Values = {}): Promise<void> {
  bubble(phone.host, top(phone), find(phone, event, sign), event, detail)
  await phone.rest()
}
const oneTap = async (phone: Running) => {
  await act(phone, 'tap', '手机号一键登录')
  await act(phone, 'getphonenumber', 'getPhoneNumber', await phone.host.phoneNumber())
}
const sound = (phone: Running) => assert.deepEqual(phone.host.problems, [])

describe('logging in inside the mini-program', () => {
  it('one tap registers, binds and goes back to where the shopper was', async () => {
    const phone = await openLogin({ person: 'first', ownPhone: '13611110001' })
    await oneTap(phone)
    assert.equal(top(phone).route, 'pages/cart/cart')
    assert.equal(typeof storedValue(phone, 'token'), 'string')
    assert.equal(storedValue(phone, 'openId'), sandboxOpenId('first'))
    const bound = await gateway.core.db
      .selectFrom('platform_person')
      .select('user_id')
      .where('open_id', '=', sandboxOpenId('first'))
      .executeTakeFirst()
    assert.equal(storedValue(phone, 'userId'), bound?.user_id)
    sound(phone)
  })

  it('logs a bound shopper in when the screen opens', async () => {
    const phone = await openLogin({ person: 'lin' })
    assert.equal(top(phone).route, 'pages/cart/cart')
    assert.equal(storedValue(phone, 'userId'), 'u_lin')
    sound(phone)
  })

  it('who logged out by choice is asked first, and comes back by a tap', async () => {
    const phone = await openLogin({ person: 'lin' })
    await phone.host.call('switchTab', { url: '/pages/ucenter/index' })
    await phone.rest()
    await act(phone, 'tap', '退出登录')
    assert.equal(storedValue(phone, 'token'), undefined)
    await act(phone, 'tap', '登录 / 注册')
    assert.match(words(phone), /欢迎回来，林知夏/)
    assert.equal(storedValue(phone, 'token'), undefined)
    await act(phone, 'tap', '以 138****6021 登录')
    assert.equal(storedValue(phone, 'userId'), 'u_lin')
    sound(phone)
  })

  it('a refused number is said, and the SMS way goes on to a login', async () => {
    const phone = await openLogin({ person: 'shy', phoneNumber: 'refuse' })
    await oneTap(phone)
    assert.match(words(phone), /没有授权手机号/)
    assert.equal(storedValue(phone, 'token'), undefined)
    // the guide that was asked for with the number stands over the page until it is answered
    await act(phone, 'tap', '不同意')
    await act(phone, 'tap', '短信验证码登录')
    assert.equal(top(phone).route, 'pagesC/login/loginForPhone')
    await act(phone, 'input', 'number', { value: '13611110002', cursor: 11 })
    await act(phone, 'tap', '获取验证码')
    await act(phone, 'tap', '同意并继续')
    assert.equal(top(phone).route, 'pagesC/login/loginForPhone_code')
    const outbox = await gateway.app.inject({
      url: '/demo/api/outbox',
      query: { recipient: '13611110002' },
      headers: ownPage(gateway)
    })
    const code = outbox.json<{ list: { title: string }[] }>().list[0]?.title ?? ''
    await act(phone, 'input', 'number', { value: code, cursor: 6 })
    assert.equal(top(phone).route, 'pages/cart/cart')
    // who the platform knows is kept after an SMS login too, and bound to nobody
    assert.equal(storedValue(phone, 'openId'), sandboxOpenId('shy'))
    sound(phone)
  })

  for (const [language, heading] of [
    ['en', 'Log in with your phone'],
    ['zh_TW', '用手机号登录'],
    ['ko', '用手机号登录']
  ] as const) {
    it(`starts in the language of a chat app that speaks ${language}, where the site has it`, async () => {
      const phone = await open('pagesC/login/loginForPhone', {}, { device: { ...defaultDevice, language } })
      assert.match(words(phone), new RegExp(heading))
      sound(phone)
    })
  }

  it('shows the digits of the code in cells over one field', async () => {
    const sending = { phone: '13611110009', captchaKey: 'K', resendAt: 0 }
    const phone = await open('pagesC/login/loginForPhone_code', params(sending), {})
    await act(phone, 'input', 'number', { value: '284', cursor: 3 })
    const cells = nodes(phone).filter(({ className }) => /ui-code-cells__cell( |$)/.test(className))
    assert.deepEqual(
      cells.map((cell) => textOf(cell).trim()),
      ['2', '8', '4', '', '', '']
    )
    sound(phone)
  })

  it('a refused privacy guide leaves the SMS way', async () => {
    const phone = await openLogin({ person: 'private', privacy: 'disagree' })
    await oneTap(phone)
    assert.match(words(phone), /隐私保护指引/)
    assert.match(words(phone), /短信验证码登录/)
  })

  it('a gateway that is out of reach leaves the screen usable', async () => {
    const phone = await openLogin({ person: 'offline' })
    const { origin } = phone.host.settings
    phone.host.set({ origin: 'http://127.0.0.1:1' })
    await oneTap(phone)
    assert.match(words(phone), /网络不佳/)
    phone.host.set({ origin })
    await act(phone, 'getphonenumber', 'getPhoneNumber', await phone.host.phoneNumber())
    assert.equal(typeof storedValue(phone, 'token'), 'string')
  })

  it('without a network the chat app gives no code: the network is named, and the tap works again afterwards', async () => {
    const phone = await openLogin({ person: 'underground' })
    phone.host.set({ network: 'none' })
    await oneTap(phone)
    assert.match(words(phone), /网络不佳，请稍后重试/)
    assert.doesNotMatch(words(phone), /请用短信/)
    phone.host.set({ network: 'wifi' })
    await act(phone, 'getphonenumber', 'getPhoneNumber', await phone.host.phoneNumber())
    assert.equal(typeof storedValue(phone, 'token'), 'string')
  })
})

describe('personal information', () => {
  const openMine = async (): Promise<Running> => {
    const phone = await openLogin({ person: 'lin' })
    await phone.host.call('navigateTo', { url: '/pagesB/basicInformation/index' })
    await phone.rest()
    return phone
  }

  it('a chosen picture is sent, kept and shown', async () => {
    const phone = await openMine()
    const bytes = Buffer.from(PNG, 'base64')
    const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
    await act(phone, 'chooseavatar', 'chooseAvatar', { avatarUrl: phone.host.keepFile(content, 'png') })
    const { avatar } = await gateway.must('GET /o2cum/v1/customer-info', { token: await gateway.tokenOf('u_lin') })
    assert.match(avatar ?? '', /^\/storage\/uploads\/.*\.png$/)
    const texts = nodes(phone)
      .filter(({ tag }) => tag === 'image')
      .map(({ attributes }) => String(attributes['src']))
    assert.ok(
      texts.some((src) => src.endsWith(String(avatar))),
      texts.join()
    )
    sound(phone)
  })

  it('the chat app’s own name, which comes when the field is left, can be saved', async () => {
    const phone = await openMine()
    await act(phone, 'tap', '昵称')
    await act(phone, 'blur', 'nickname', { value: '知夏 🌱', cursor: 5 })
    await act(phone, 'nicknamereview', 'nickname', { pass: true, timeout: false })
    await act(phone, 'tap', '保存')
    assert.match(words(phone), /知夏 🌱/)
    const { nickName } = await gateway.must('GET /o2cum/v1/customer-info', { token: await gateway.tokenOf('u_lin') })
    assert.equal(nickName, '知夏 🌱')
    sound(phone)
  })

  it('a name saved by who goes before the chat app said its word is saved at once, and nothing waits on', async () => {
    const phone = await openMine()
    await act(phone, 'tap', '昵称')
    await act(phone, 'input', 'nickname', { value: '知秋', cursor: 2 })
    bubble(phone.host, top(phone), find(phone, 'tap', '保存'), 'tap', {})
    await phone.host.call('navigateBack', { delta: 1 })
    await phone.rest()
    assert.deepEqual(
      phone.host.leftovers().timers.filter(({ ms }) => ms === 1500),
      []
    )
    const { nickName } = await gateway.must('GET /o2cum/v1/customer-info', { token: await gateway.tokenOf('u_lin') })
    assert.equal(nickName, '知秋')
    sound(phone)
  })

  it('a name that the chat app refuses is not saved: the field holds the old one again and says why', async () => {
    const phone = await openMine()
    const field = () => String(find(phone, 'input', 'nickname').attributes['value'])
    await act(phone, 'tap', '昵称')
    const old = field()
    assert.notEqual(old, '')
    await act(phone, 'focus', 'nickname', { value: old, height: 300 })
    await act(phone, 'input', 'nickname', { value: '官方客服', cursor: 4 })
    // leaving the field begins the review, and the tap that leaves it is the one on «save»
    await act(phone, 'blur', 'nickname', { value: '官方客服', cursor: 4 })
    bubble(phone.host, top(phone), find(phone, 'tap', '保存'), 'tap', {})
    await act(phone, 'nicknamereview', 'nickname', { pass: false, timeout: false })
    assert.match(words(phone), /这个昵称没有通过微信的审核，请换一个/)
    assert.equal(field(), old)
    const { nickName } = await gateway.must('GET /o2cum/v1/customer-info', { token: await gateway.tokenOf('u_lin') })
    assert.equal(nickName, old)

    // another name is the next one to be reviewed, and its words are no longer about the first
    await act(phone, 'focus', 'nickname', { value: old, height: 300 })
    await act(phone, 'input', 'nickname', { value: '知夏', cursor: 2 })
    assert.doesNotMatch(words(phone), /没有通过/)
    await act(phone, 'blur', 'nickname', { value: '知夏', cursor: 2 })
    await act(phone, 'nicknamereview', 'nickname', { pass: true, timeout: false })
    await act(phone, 'tap', '保存')
    assert.match(words(phone), /知夏/)
    sound(phone)
  })
})
