'use strict'

const ROLES = { SHOPPER: '顾客 Shopper', PARTNER: '伙伴 Partner', EMPLOYEE: '员工 Employee', DEALER: '经销商 Dealer' }
const STATES = { QUEUED: '排队 Queued', WITH_AGENT: '对话中 Talking', LEFT: '留言 Left' }

let silence
function say(words) {
  byId('said').textContent = words
  clearTimeout(silence)
  silence = setTimeout(() => {
    byId('said').textContent = ''
  }, 2500)
}

async function ask(method, path, body) {
  const reply = await fetch(`/demo/api/chat${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body)
  })
  const result = await reply.json()
  if (result.failed) throw new Error(result.message)
  return result
}

let chosen = ''
let state = { chats: [], agents: [], quickReplies: [], open: false, hours: '' }
let drawn = ''
let drawnQueue
const me = () => byId('agent').value
/** What is being written, by conversation: nobody else's words go to a shopper. */
const drafts = new Map()

const newId = () => `desk-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

/** False: it was refused or not answered, which is said. */
async function act(what, body = {}, id = chosen) {
  let isDone = true
  try {
    await ask('POST', `/${encodeURIComponent(id)}/${what}`, { agent: me(), ...body })
  } catch (error) {
    isDone = false
    say(error.message)
  }
  await show()
  return isDone
}

/** How far what was said last came: sent, on the shopper's device, read. */
const markOf = (number, { shopperGot, shopperRead }) =>
  number <= shopperRead ? '已读 Read' : number <= shopperGot ? '已送达 Delivered' : '已发送 Sent'

function messageOf(message, mark = '') {
  const about = message.order ?? message.product ?? message.case
  const card =
    about === undefined
      ? []
      : [make('div', {}, `${about.title} `, money(about.unitPrice ?? about.payMoney ?? about.refundFen))]
  const pictures = (message.pictures ?? []).map((src) => {
    const picture = make('img')
    picture.src = src
    picture.alt = ''
    return picture
  })
  const words = message.kind === 'TAKEN_BACK' ? '（已撤回 taken back）' : message.text
  return make(
    'div',
    { className: `message ${message.from}` },
    make('div', { text: words }),
    ...card,
    ...pictures,
    make('div', { className: 'quiet', text: `${message.name ?? ''} ${time(message.at)} ${mark}` })
  )
}

function drawTalk(chat) {
  const talk = byId('talk')
  if (chat === undefined) {
    talk.replaceChildren(make('p', { className: 'empty', text: '选一个会话 Choose a chat' }))
    byId('asker').replaceChildren()
    return
  }
  const hadFocus = document.activeElement === byId('words')
  const last = chat.messages.findLast(({ from, kind }) => from === 'AGENT' && kind !== 'TAKEN_BACK')
  const list = make(
    'div',
    { className: 'messages' },
    ...chat.messages.map((message) => messageOf(message, message === last ? markOf(message.number, chat) : ''))
  )
  const mine = chat.state === 'WITH_AGENT' && chat.agent === me()
  const controls = mine
    ? sayForm(chat)
    : chat.state === 'WITH_AGENT'
      ? make('p', { className: 'quiet', text: `由别人接待 With ${chat.agent}` })
      : make('button', { className: 'main', text: '接待 Take', onclick: () => act('take') })
  talk.replaceChildren(
    list,
    make('p', { className: 'quiet', text: chat.typing ? '对方正在输入… The shopper is typing…' : ' ' }),
    controls
  )
  list.scrollTop = list.scrollHeight
  if (hadFocus) byId('words')?.focus()
  const none = '暂无 none yet'
  const { nickName, decryptMobilePhone, levelName, pointAvailable, roles } = chat.asker
  const wait = chat.phoneWait
  byId('asker').replaceChildren(
    make('h2', { text: nickName || none }),
    make('p', { text: `手机 Phone：${decryptMobilePhone || none}` }),
    make('p', { text: `等级 Level：${levelName ?? none}` }),
    make('p', { text: `积分 Points：${pointAvailable ?? none}` }),
    make('p', { text: `身份 Roles：${roles.map((role) => ROLES[role] ?? role).join(' ')}` }),
    make('p', { text: `入口 Port：${chat.port}` }),
    ...(wait === undefined ? [] : [make('p', { text: `待换手机 New phone：${wait.phone}，${day(wait.endsAt)}` })]),
    ...(mine && chat.official ? [make('button', { text: '更换手机号 Change phone', onclick: changePhone })] : []),
    ...(chat.note === '' ? [] : [make('p', { text: `交接 Notes：${chat.note}` })]),
    make('h3', { text: '订单 Orders' }),
    ...(chat.orders.length === 0 ? [make('p', { className: 'quiet', text: none })] : []),
    ...chat.orders.map((order) =>
      make(
        'p',
        {},
        `${order.title} · ${order.status} · ${money(order.payFen)} `,
        ...(mine
          ? [make('button', { text: '发卡片 Send', onclick: () => act('say', { orderCode: order.orderCode }) })]
          : [])
      )
    )
  )
  if (mine && chat.unread > 0) void act('read', { number: chat.lastNumber })
}

/** The shopper has their old number no longer: another one may take its place in seven days. */
function changePhone() {
  const phone = prompt('新手机号 New phone')
  if (phone) void act('phone', { phone })
}

function sayForm(chat) {
  const id = chat.conversationId
  const words = make('textarea')
  words.id = 'words'
  words.maxLength = 1000
  words.value = drafts.get(id)?.text ?? ''
  words.setAttribute('aria-label', '回复 Answer')
  let typedAt = 0
  words.addEventListener('input', () => {
    drafts.set(id, { text: words.value })
    if (Date.now() - typedAt < 3000) return
    typedAt = Date.now()
    void ask('POST', `/${encodeURIComponent(id)}/type`, { agent: me() }).catch((error) => say(error.message))
  })
  const send = async () => {
    const draft = drafts.get(id) ?? { text: '' }
    if (draft.text.trim() === '') return
    words.value = ''
    drafts.delete(id)
    // words that were not answered come back with the id they had: said again they are there once
    const clientId = draft.clientId ?? newId()
    if (await act('say', { text: draft.text, clientId }, id)) return
    const since = drafts.get(id)?.text ?? ''
    drafts.set(id, since === '' ? { ...draft, clientId } : { text: `${draft.text}\n${since}` })
    drawn = ''
    draw()
  }
  words.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void send()
  })
  const sku = () => {
    const skuCode = prompt('SKU')
    if (skuCode) void act('say', { skuCode: skuCode.trim() })
  }
  const handOver = () => {
    const others = state.agents.filter(({ agent }) => agent !== me()).map(({ agent }) => agent)
    const to = prompt(`转给 To: ${others.join(', ')}`, others[0])
    if (to) void act('hand-over', { to, note: prompt('交接说明 Note') ?? '' })
  }
  const form = make(
    'div',
    {},
    words,
    make('button', { className: 'main', text: '发送 Send', onclick: send }),
    make('button', { text: '商品卡片 Product', onclick: sku }),
    make('button', { text: '转接 Hand over', onclick: handOver }),
    make('button', { className: 'danger', text: '结束 End', onclick: () => act('end') }),
    ...state.quickReplies.map((text) =>
      make('button', { text, onclick: () => act('say', { quickReply: text, clientId: newId() }, id) })
    )
  )
  form.id = 'say'
  return form
}

/** Who waits and is talked to; drawn anew where it changed alone, as a tap is lost on what is drawn anew under it. */
function drawQueue() {
  const rows = state.chats.map(({ conversationId, asker, agent, unread, shop, messages, ...chat }) => {
    const last = messages.at(-1)?.text.slice(0, 30) ?? ''
    const words = ` ${STATES[chat.state]}${agent ? ` · ${agent}` : ''}${unread > 0 ? ` · ${unread}` : ''}`
    return { id: conversationId, name: asker.nickName, words, last: `${shop} · ${last}` }
  })
  const now = JSON.stringify([rows, chosen])
  if (now === drawnQueue) return
  drawnQueue = now
  byId('queue').replaceChildren(
    ...rows.map(({ id, name, words, last }) => {
      const onclick = () => {
        chosen = id
        drawn = ''
        draw()
      }
      const about = make('div', { className: 'quiet', text: last })
      const button = make('button', { className: 'chat', onclick }, make('strong', { text: name }), words, about)
      button.setAttribute('aria-current', String(id === chosen))
      return button
    }),
    ...(rows.length === 0 ? [make('p', { className: 'empty', text: '没有人在等 Nobody waits' })] : [])
  )
}

function draw() {
  byId('open').textContent = `${state.open ? '服务中 Open' : '休息 Closed'} ${state.hours}`
  const select = byId('agent')
  if (select.options.length === 0) select.append(...state.agents.map(({ agent, name }) => new Option(name, agent)))
  drawQueue()
  const chat = state.chats.find(({ conversationId }) => conversationId === chosen)
  const now = JSON.stringify([chat, me()])
  if (now === drawn) return
  drawn = now
  drawTalk(chat)
}

/** Says of all that is on this desk that it came here; nobody has read it by that. */
const tellGot = () =>
  Promise.all(
    state.chats
      .filter(({ lastNumber, shopGot }) => lastNumber > shopGot)
      .map(({ conversationId, lastNumber: number }) =>
        ask('POST', `/${encodeURIComponent(conversationId)}/got`, { agent: me(), number }).catch((error) =>
          say(error.message)
        )
      )
  )

async function show() {
  try {
    state = await ask('GET', '')
    draw()
    void tellGot()
  } catch {
    byId('open').textContent = '网关没有应答 The gateway does not answer'
  }
}

const hours = (from, to) => async () => {
  await ask('POST', '/hours', { from, to })
  await show()
}
byId('always').addEventListener('click', hours(0, 1440))
byId('daytime').addEventListener('click', hours(540, 1260))
byId('never').addEventListener('click', hours(0, 0))
byId('agent').addEventListener('change', () => {
  drawn = ''
  draw()
})
void show()
setInterval(() => {
  if (!document.hidden) void show()
}, 2000)
