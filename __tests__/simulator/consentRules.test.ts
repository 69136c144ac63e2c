/** The host asks a person as the platform does: privacy, permissions, messages, money, and what may be shared. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Consented, ConsentsPort, UiPort } from '../../simulator/host'
import { smallApp, start } from './smallApp'

describe('what a person must allow', () => {
  it('privacy comes before a protected API, once, and a refusal has the platform’s number', async () => {
    const no = await start(smallApp(), { settings: { privacy: 'disagree' } })
    assert.deepEqual(await no.ask('setClipboardData', { data: 'x' }), {
      errMsg: 'setClipboardData:fail privacy permission is not authorized',
      errno: 104
    })
    no.host.stop()
    let questions = 0
    const yes = await start(smallApp(), { ui: { privacy: () => Promise.resolve(++questions > 0) } })
    await yes.ask('setClipboardData', { data: 'x' })
    assert.equal((await yes.ask('getClipboardData'))['data'], 'x')
    assert.equal(questions, 1)
    yes.host.stop()
  })

  it('privacy comes before the picture and the name of the person, too, and a component hears of a refusal', async () => {
    const no = await start(smallApp(), { settings: { privacy: 'disagree' } })
    assert.deepEqual(await no.host.privacyRefusal('button.chooseAvatar'), {
      errMsg: 'chooseAvatar:fail privacy permission is not authorized',
      errno: 104
    })
    assert.equal((await no.host.phoneNumber())['errno'], 104)
    no.host.set({ privacy: 'agree' })
    assert.equal(await no.host.privacyRefusal('input.nickname'), undefined)
    assert.match(String((await no.host.phoneNumber())['errMsg']), /:ok$/)
    no.host.stop()
  })

  /** An app that agrees as soon as it is asked, with the id of a button; `log` says that it was asked. */
  const agreeing = smallApp({
    'app.js': `App({ log: [], onLaunch() { wx.onNeedPrivacyAuthorization((answer) => { this.log.push('asked'); answer({ event: 'agree', buttonId: 'yes' }) }) } })`
  })
  const view = { open: () => ({ update: (_: unknown, onDrawn: () => void) => onDrawn(), close: () => undefined }) }

  it('privacy answered beside the phone is not asked for on it, and a shop’s popup answers where nobody did', async () => {
    const outcome = async (privacy: 'ask' | 'agree' | 'disagree') => {
      const { host, ask, inside, pass } = await start(agreeing, { settings: { privacy }, ui: {}, ports: { view } })
      if (privacy === 'ask') inside('wx.onNeedPrivacyAuthorization((answer) => { getApp().answer = answer })')
      const waiting = ask('setClipboardData', { data: 'x' })
      await pass()
      const isOpen = inside<boolean>('getApp().answer !== undefined')
      host.agreeTapped('yes')
      if (isOpen) inside('getApp().answer({ event: "agree", buttonId: "yes" })')
      const { errMsg } = await waiting
      host.stop()
      return [String(errMsg).split(' ')[0], isOpen]
    }
    assert.deepEqual(await outcome('ask'), ['setClipboardData:ok', true])
    assert.deepEqual(await outcome('agree'), ['setClipboardData:ok', false])
    assert.deepEqual(await outcome('disagree'), ['setClipboardData:fail', false])
  })

  it('privacy is agreed to by a tap on a button that can, and by nothing that a script says', async () => {
    const { host, ask, inside } = await start(agreeing, { ui: {}, ports: { view } })
    const outcome = async () => String((await ask('setClipboardData', { data: 'x' }))['errMsg'])
    assert.match(await outcome(), /^setClipboardData:fail privacy permission is not authorized/)
    assert.match(host.problems.at(-1)?.message ?? '', /no button "yes" was tapped to agree/)
    host.agreeTapped('another')
    host.forgetConsents()
    assert.match(await outcome(), /:fail/)
    host.agreeTapped('') // a button without an id
    assert.equal((await ask('getPrivacySetting'))['needAuthorization'], true)
    const count = host.problems.length
    inside('getApp().log.length = 0')
    host.agreeTapped('yes')
    assert.equal(await outcome(), 'setClipboardData:ok')
    assert.equal(host.problems.length, count)
    assert.equal(inside('getApp().log.length'), 0) // the tap alone is the yes: nobody is asked any more
    host.stop()
  })

  it('what somebody agreed to and allowed outlives a start, is theirs alone, and can be forgotten', async () => {
    const consentsByPerson = new Map<string, Consented>()
    const consents: ConsentsPort = {
      load: (person) => consentsByPerson.get(person),
      save: (person, consent) => void consentsByPerson.set(person, structuredClone(consent))
    }
    let questions = 0
    const ui: UiPort = { privacy: () => Promise.resolve(++questions > 0) }
    const begin = (person: string, scopes: 'allow' | 'refuse') =>
      start(smallApp(), { settings: { person, scopes }, ports: { consents }, ui })
    const save = { filePath: 'http://tmp/1.png' }
    const first = await begin('ann', 'refuse')
    assert.match(String((await first.ask('saveImageToPhotosAlbum', save))['errMsg']), /auth deny/)
    assert.equal(questions, 1)
    first.host.stop()

    const again = await begin('ann', 'allow')
    assert.equal((await again.ask('getPrivacySetting'))['needAuthorization'], false)
    // refused once is refused, until the settings say otherwise
    assert.match(String((await again.ask('saveImageToPhotosAlbum', save))['errMsg']), /auth deny/)
    assert.equal(questions, 1)
    again.host.set({ person: 'bob' })
    assert.equal((await again.ask('saveImageToPhotosAlbum', save))['errMsg'], 'saveImageToPhotosAlbum:ok')
    assert.equal(questions, 2)
    again.host.set({ person: 'ann' })
    again.host.forgetConsents()
    assert.equal((await again.ask('saveImageToPhotosAlbum', save))['errMsg'], 'saveImageToPhotosAlbum:ok')
    assert.equal(questions, 3)
    again.host.stop()
    assert.deepEqual(Object.fromEntries(consentsByPerson), {
      ann: { privacy: true, scopes: { 'scope.writePhotosAlbum': true } },
      bob: { privacy: true, scopes: { 'scope.writePhotosAlbum': true } }
    })
  })

  it('the settings have a switch for each permission asked for so far, and no other', async () => {
    const panels: object[] = []
    const { host, ask } = await start(smallApp(), {
      settings: { privacy: 'agree', scopes: 'refuse' },
      ui: {
        settings: (scopes) => {
          panels.push({ ...scopes })
          return Promise.resolve({ 'scope.writePhotosAlbum': true, 'scope.record': true })
        }
      }
    })
    assert.deepEqual({ ...(await host.openSettings()) }, { authSetting: {} })
    const save = () => ask('saveImageToPhotosAlbum', { filePath: 'http://tmp/1.png' })
    assert.match(String((await save())['errMsg']), /auth deny/)
    await host.openSettings()
    assert.deepEqual(panels, [{}, { 'scope.writePhotosAlbum': false }])
    assert.equal((await save())['errMsg'], 'saveImageToPhotosAlbum:ok')
    assert.deepEqual({ ...((await ask('getSetting'))['authSetting'] as object) }, { 'scope.writePhotosAlbum': true })
    host.stop()
  })

  it('a new version that is wanted starts the mini-program anew, and only when it is ready', async () => {
    for (const [update, times] of [
      ['ready', 1],
      ['failed', 0]
    ] as const) {
      let restarts = 0
      const { host, inside, pass } = await start(smallApp(), {
        settings: { update },
        ui: { restart: () => void restarts++ }
      })
      inside('wx.getUpdateManager().applyUpdate()')
      await pass()
      assert.equal(restarts, times, update)
      host.stop()
    }
  })

  it('the update manager notifies when a new version is ready or its download failed, and otherwise not', async () => {
    for (const [update, calls] of [
      ['none', ['has false']],
      ['ready', ['has true', 'ready']],
      ['failed', ['has true', 'failed']]
    ] as const) {
      const { host, inside, pass } = await start(smallApp(), { settings: { update } })
      inside('getApp().log.length = 0')
      inside(`((manager) => {
        manager.onCheckForUpdate(({ hasUpdate }) => getApp().log.push('has ' + hasUpdate))
        manager.onUpdateReady(() => getApp().log.push('ready'))
        manager.onUpdateFailed(() => getApp().log.push('failed'))
      })(wx.getUpdateManager())`)
      await pass(20)
      assert.deepEqual([...inside<string[]>('getApp().log')], calls, update)
      host.stop()
    }
  })

  it('where a person is, is given only to who says in app.json that they ask', async () => {
    const silent = await start()
    for (const name of ['getLocation', 'chooseLocation'])
      assert.match(String((await silent.ask(name))['errMsg']), /^\w+:fail the api need to be declared in the required/)
    assert.match(silent.host.problems[0]?.message ?? '', /getLocation is not among requiredPrivateInfos/)
    silent.host.stop()
    const files = smallApp()
    const app = JSON.parse(files['app.json'] ?? '') as object
    const running = await start({
      ...files,
      'app.json': JSON.stringify({ ...app, requiredPrivateInfos: ['getLocation'] })
    })
    assert.equal((await running.ask('getLocation'))['errMsg'], 'getLocation:ok')
    assert.deepEqual(running.host.problems, [])
    running.host.stop()
  })

  it('the settings open by a tap, or by a yes in the platform’s dialog, and not by themselves', async () => {
    const { host, inside, ask, pass } = await start()
    assert.match(String((await ask('openSetting'))['errMsg']), /^openSetting:fail can only be invoked by user TAP/)
    assert.match(host.problems[0]?.message ?? '', /openSetting was called without a tap/)
    inside('getApp().onTap = () => { wx.openSetting({ complete: (r) => getApp().log.push(r.errMsg) }) }')
    host.dispatch(host.stack()[0]!, 'tap', { type: 'tap' })
    await pass()
    assert.equal(inside<string[]>('getApp().log').at(-1), 'openSetting:ok')
    await pass() // the tap is over
    assert.match(String((await ask('openSetting'))['errMsg']), /:fail/)
    await ask('showModal', { title: 'settings?' })
    assert.equal((await ask('openSetting'))['errMsg'], 'openSetting:ok')
    host.stop()
  })

  it('subscription messages need a tap, and at most three templates', async () => {
    const { host, inside, ask, pass } = await start()
    assert.deepEqual(
      { ...(await ask('requestSubscribeMessage', { tmplIds: ['t'] })) },
      { errMsg: 'requestSubscribeMessage:fail can only be invoked by user TAP gesture.', errCode: 20012 }
    )
    inside(
      'getApp().onTap = () => { wx.requestSubscribeMessage({ tmplIds: ["t"], complete: (r) => getApp().log.push(r.errMsg + r.t) }) }'
    )
    const lastLog = () => inside<string[]>('getApp().log').at(-1)
    // a finger that stays is no tap
    host.dispatch(host.stack()[0]!, 'tap', { type: 'longpress' })
    await pass()
    assert.match(String(lastLog()), /^requestSubscribeMessage:fail can only be invoked by user TAP/)
    host.dispatch(host.stack()[0]!, 'tap', { type: 'tap' })
    await pass()
    assert.equal(lastLog(), 'requestSubscribeMessage:okaccept')
    assert.equal((await ask('requestSubscribeMessage', { tmplIds: ['1', '2', '3', '4'] }))['errCode'], 20003)
    host.set({ subscription: 'switched off' })
    inside(
      'getApp().onTap = () => { wx.requestSubscribeMessage({ tmplIds: ["t"], fail: (r) => getApp().log.push(JSON.stringify(r)) }) }'
    )
    host.dispatch(host.stack()[0]!, 'tap', { type: 'tap' })
    await pass()
    assert.deepEqual(JSON.parse(String(lastLog())), {
      errMsg: 'requestSubscribeMessage:fail The main switch is switched off',
      errCode: 20004
    })
    host.stop()
  })

  it('a payment that the shop has closed fails, and no money is taken', async () => {
    const { host, ask } = await start(smallApp(), { ports: { cashier: () => Promise.resolve('CLOSED') } })
    const order = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
    assert.equal((await ask('requestPayment', order))['errMsg'], 'requestPayment:fail 该订单已关闭')
    host.stop()
  })

  it('a payment succeeds, is cancelled or fails, and the cashier settles it first', async () => {
    const lines: string[] = []
    const { host, ask } = await start(smallApp(), {
      ports: { cashier: (_asked, answer) => (lines.push(answer), Promise.resolve()) }
    })
    const order = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }
    assert.equal((await ask('requestPayment', order))['errMsg'], 'requestPayment:ok')
    host.set({ payment: 'cancel' })
    assert.equal((await ask('requestPayment', order))['errMsg'], 'requestPayment:fail cancel')
    host.set({ payment: 'fail' })
    assert.match(String((await ask('requestPayment', order))['errMsg']), /^requestPayment:fail ./)
    assert.deepEqual(lines, ['succeed', 'fail'])
    host.stop()
  })
})

describe('sharing', () => {
  const sharing = (hooks: string) => smallApp({ 'deep.js': `Page({ ${hooks} })` })
  const menu = { from: 'menu' as const }

  it('is offered of a page that allows it, on the timeline only with both hooks, and not of one that hides it', async () => {
    for (const [hooks, friend, timeline] of [
      ['', false, false],
      ['onShareAppMessage() {}', true, false],
      ['onShareTimeline() {}', false, false],
      ['onShareAppMessage() {}, onShareTimeline() {}', true, true],
      ['onLoad() { wx.hideShareMenu() }, onShareAppMessage() {}, onShareTimeline() {}', false, false],
      [
        'onLoad() { wx.hideShareMenu({ menus: ["shareTimeline"] }) }, onShareAppMessage() {}, onShareTimeline() {}',
        true,
        false
      ]
    ] as const) {
      const { host, ask, pass } = await start(sharing(hooks))
      await ask('navigateTo', { url: '/deep' })
      await pass()
      const page = host.stack()[1]!
      assert.deepEqual(host.sharing(page), { friend, timeline }, hooks)
      assert.equal((await host.share(page, 'friend', menu)) !== undefined, friend, hooks)
      assert.equal((await host.share(page, 'timeline', menu)) !== undefined, timeline, hooks)
      host.stop()
    }
  })

  it('takes what the page says, and what it leaves out from the page itself', async () => {
    const { host, ask } = await start(
      sharing(
        'onShareAppMessage() { return { title: "A kettle", path: "/b?x=1", imageUrl: "/k.png" } }, onShareTimeline() { return {} }'
      )
    )
    await ask('navigateTo', { url: '/deep?k=%7B1' })
    const page = host.stack()[1]!
    assert.deepEqual(await host.share(page, 'friend', menu), {
      kind: 'friend',
      title: 'A kettle',
      path: 'b',
      query: 'x=1',
      imageUrl: '/k.png'
    })
    assert.deepEqual(await host.share(page, 'timeline', menu), {
      kind: 'timeline',
      title: '',
      path: 'deep',
      query: 'k=%7B1',
      imageUrl: undefined
    })
    host.stop()
  })

  it('waits for a card that is promised, and for no page that answers late', async () => {
    const { host, ask, inside } = await start(
      sharing(
        'onShareAppMessage(from) { return getApp().late ? Promise.resolve({ title: "too late" }) : { title: "now", promise: Promise.resolve({ title: "better", path: "/b" }) } }'
      )
    )
    await ask('navigateTo', { url: '/deep' })
    const page = host.stack()[1]!
    assert.equal((await host.share(page, 'friend', menu))?.title, 'better')
    inside('getApp().late = true')
    assert.equal((await host.share(page, 'friend', menu))?.title, '')
    host.stop()
  })

  it('waits three seconds for a promised card, and then takes what was said at once', async () => {
    const { host, ask, pass } = await start(
      sharing('onShareAppMessage() { return { title: "now", promise: new Promise(() => undefined) } }')
    )
    await ask('navigateTo', { url: '/deep' })
    const card = host.share(host.stack()[1]!, 'friend', menu)
    let isSettled = false
    void card.finally(() => (isSettled = true))
    await pass(2900)
    assert.equal(isSettled, false)
    await pass(200)
    assert.equal(isSettled, true)
    assert.equal((await card)?.title, 'now')
    host.stop()
  })
})
