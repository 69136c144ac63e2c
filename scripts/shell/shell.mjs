// The fake app's own page: it takes the shop's messages, answers them by rule or by hand, and shows what was said.
import { functionsOf, names, replyOf, signature } from './replies.mjs'

const innerOrigin = 'INNER_ORIGIN'
const byId = (id) => document.getElementById(id)
const frame = byId('shop')
const native = byId('native')

const state = {
  session: undefined,
  address: undefined,
  addresses: [],
  version: '8.4.2',
  notch: 47,
  hasScreens: true,
  push: undefined,
  rules: {},
  get absent() {
    return Object.keys(this.rules).filter((name) => this.rules[name] === 'absent')
  }
}
/** Everything that was said, the newest last. */
const log = []
const lateMs = 3000

const post = (message) => frame.contentWindow.postMessage(message, innerOrigin)
const cover = (covered) => post({ kind: 'cover', covered })
const app = async (act, body) => {
  const reply = await fetch(`/app/${act}`, { method: 'POST', body: JSON.stringify(body) })
  const content = await reply.json()
  if (!reply.ok) throw new Error(content.message)
  return content
}

function createElement(tag, words, more = {}) {
  const element = document.createElement(tag)
  element.textContent = words
  Object.assign(element, more)
  return element
}

function draw() {
  const query = byId('search').value
  byId('count').textContent = log.length
  byId('messages').replaceChildren(
    ...log
      .filter(({ message }) => JSON.stringify(message).includes(query))
      .map((entry) => {
        const { message, how, reply, time, ms } = entry
        const row = document.createElement('li')
        row.dataset.name = message.function
        const tag = createElement('span', ms === undefined ? how : `${how} ${ms} ms`, {
          className: how === '成功' ? 'how' : 'how how--wrong'
        })
        row.append(
          tag,
          createElement('time', time),
          ` ${message.className}.${message.function} ${JSON.stringify(message.params)}`
        )
        if (reply !== undefined) {
          const details = createElement('details', '')
          details.append(createElement('summary', '壳回的'), createElement('pre', JSON.stringify(reply, null, 2)))
          row.append(details)
        }
        if (how === '等回') row.append(byHand(entry))
        return row
      })
  )
}

/** Answers that a person gives. */
function byHand(entry) {
  const row = createElement('div', '', { className: 'row' })
  const text = createElement('input', '', {
    value: JSON.stringify(replyOf(entry.message.function, state)?.reply ?? null)
  })
  text.setAttribute('aria-label', '回的内容')
  row.append(
    text,
    createElement('button', '成功', { type: 'button', onclick: () => succeed(entry, JSON.parse(text.value)) }),
    createElement('button', '失败', { type: 'button', onclick: () => refuse(entry) })
  )
  return row
}

function answer(entry, isSuccess, reply) {
  const { message } = entry
  post({ kind: 'answer', path: isSuccess ? message.successCallBack : message.failCallBack, reply })
  entry.how = isSuccess ? '成功' : '失败'
  entry.reply = reply
  entry.ms ??= Math.round(performance.now() - entry.from)
  draw()
}
const succeed = (entry, reply) => answer(entry, true, reply)
const refuse = (entry) => answer(entry, false)

const showClosed = () => showNative('网页关了', [['再打开', () => go('/')]])
/** The shop was closed below a screen of the app's own: it shows once that one goes. */
let isClosedBelow = false

/** Shows a screen of the app's own over the shop, whose page is hidden meanwhile. */
function showNative(title, ways) {
  cover(true)
  native.hidden = false
  const close = () => {
    native.hidden = true
    if (!isClosedBelow) return cover(false)
    isClosedBelow = false
    showClosed()
  }
  native.replaceChildren(
    createElement('h2', title),
    ...ways.map(([words, act]) =>
      createElement('button', words, {
        type: 'button',
        onclick: async () => {
          await act?.()
          close()
        }
      })
    )
  )
}

function picture() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#0b63e5'
  pen.fillRect(8, 8, 48, 48)
  return { data: canvas.toDataURL('image/png') }
}

/** What people do on a screen of the app's own; the message counts as answered when they have done it. */
function show(entry) {
  const { function: name, params } = entry.message
  const answer = (reply) => () => succeed(entry, reply)
  const back = ['返回', answer(undefined)]
  switch (name) {
    case 'closeWebView':
      succeed(entry)
      isClosedBelow = !native.hidden
      return isClosedBelow ? undefined : showClosed()
    case 'toLoginPage':
      return showNative('App 登录', [[`用 ${byId('phone').value} 登录`, () => logIn().then(answer(undefined))], back])
    case 'toAddressManagePage':
    case 'toCreateAddressPage':
      return showNative('App 地址', [
        ...state.addresses.map((address) => [`${address.receiver} ${address.detail}`, answer(address)]),
        back
      ])
    case 'gotoCashierPage':
      return showNative(`App 收银台 ${params.orderCodes?.join('、') ?? ''}`, [
        ['确认付款', () => app('pay', { token: state.session?.token, ...params }).then(answer(undefined))],
        back
      ])
    case 'getPicture':
    case 'takePicture':
      return showNative(name === 'getPicture' ? 'App 相册' : 'App 相机', [['用这张', answer(picture())], back])
    case 'toGetSignature':
      return showNative('App 签名', [['写好了', answer(signature)], back])
    default:
      succeed(entry)
      return showNative(`App 页面 ${name} ${JSON.stringify(params)}`, [['返回']])
  }
}

/** What an app does by itself with the messages it receives. */
function follow({ function: name, params }) {
  if (name === 'logout') void leave()
  if (name === 'setOrientation')
    document.querySelector('.phone').classList.toggle('phone--across', params.orientation === 'landscape')
  if (name === 'fullScreen') document.querySelector('.phone__bar').hidden = params.fullScreen
}

function take(text) {
  const message = JSON.parse(text)
  const entry = {
    message,
    how: '等回',
    from: performance.now(),
    time: new Date().toLocaleTimeString('zh-CN', { hour12: false })
  }
  log.push(entry)
  byId('state').textContent = '桥已连上'
  const { function: name } = message
  const rule = state.rules[name]
  const isKnown = name === 'getBaseInfo' || functionsOf(state).includes(name)
  const ready = replyOf(name, state)
  const reply = () => (ready?.refused ? refuse(entry) : succeed(entry, ready?.reply))
  if (rule === 'hand') draw()
  else if (rule === 'never') {
    entry.how = '不回'
    draw()
  } else if (rule === 'refuse' || !isKnown) refuse(entry)
  else if (rule === 'late') setTimeout(reply, lateMs)
  else {
    follow(message)
    if (ready) reply()
    else show(entry)
    if (rule === 'twice' || rule === 'both') {
      succeed(entry, ready?.reply)
      if (rule === 'both') refuse(entry)
    }
  }
  // an entry is followed once
  if (name === 'getBaseInfo') state.push = undefined
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== innerOrigin || source !== frame.contentWindow) return
  if (data.kind === 'message') take(data.text)
  else if (data.kind === 'place') byId('place').elements.path.value = data.path
})

function go(path) {
  frame.src = new URL(path, innerOrigin).href
}

function drawSession() {
  byId('who').textContent = state.session ? `${state.session.phone} ${state.session.userId}` : '没登录'
  byId('address').replaceChildren(
    createElement('option', '不选', { value: '' }),
    ...state.addresses.map((address) =>
      createElement('option', `${address.receiver} ${address.cityName}`, { value: address.addressId })
    )
  )
  byId('address').value = state.address?.addressId ?? ''
}

async function logIn() {
  state.session = await app('login', { phone: byId('phone').value })
  state.addresses = await app('addresses', state.session)
  state.address = state.addresses[0]
  drawSession()
}

async function leave() {
  state.session = state.address = undefined
  state.addresses = []
  drawSession()
}

/** The app is left and comes back, as people see it. */
function showAgain() {
  cover(true)
  cover(false)
}

byId('login').onclick = () => logIn().then(showAgain)
byId('logout').onclick = () => leave().then(showAgain)
byId('expire').onclick = () => void app('logout', state.session ?? {})
byId('address').onchange = ({ target }) => {
  state.address = state.addresses.find(({ addressId }) => addressId === target.value)
}
byId('version').onchange = ({ target }) => {
  state.version = target.value
  showAgain()
}
byId('notch').onchange = ({ target }) => {
  state.notch = Number(target.value)
  drawNotch()
  showAgain()
}
byId('native-pages').onchange = ({ target }) => {
  state.hasScreens = target.checked
  showAgain()
}
byId('rule-name').replaceChildren(...names.map((name) => createElement('option', name)))
byId('rule-name').onchange = ({ target }) => {
  byId('rule-how').value = state.rules[target.value] ?? ''
}
byId('rule-how').onchange = ({ target }) => {
  const name = byId('rule-name').value
  if (target.value === '') delete state.rules[name]
  else state.rules[name] = target.value
  byId('rules').replaceChildren(...Object.entries(state.rules).map(([of, how]) => createElement('li', `${of}: ${how}`)))
}
byId('place').onsubmit = (event) => {
  event.preventDefault()
  go(event.target.elements.path.value)
}
byId('push').onsubmit = (event) => {
  event.preventDefault()
  state.push = { launchId: crypto.randomUUID(), path: event.target.elements.path.value }
  showAgain()
}
byId('reload').onclick = () => go(byId('place').elements.path.value)
byId('away').onclick = () => cover(true)
byId('show').onclick = () => cover(false)
byId('search').oninput = draw
byId('clear').onclick = () => {
  log.length = 0
  draw()
}
byId('export').onclick = () => {
  const link = createElement('a', '', { download: 'messages.json' })
  link.href = URL.createObjectURL(new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }))
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
const drawNotch = () => {
  document.querySelector('.phone__bar').style.height = `${state.notch}px`
}
drawNotch()
go('/')
