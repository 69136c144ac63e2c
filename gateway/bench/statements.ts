/** Counts what the calls of the benchmark ask of the database. Exact, and the same on a machine that is busy. */
import { randomUUID } from 'node:crypto'
import { createGateway, type Gateway } from '../src/gateway'

const SETTLEMENTS = '/o2cht/v1/order-settlements'
const CHAT = '/o2msg/v1/chat'
const ADDRESS = {
  receiver: '试用',
  phone: '13800000000',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  detail: '栖禾路1号',
  isDefault: true
}

/** What the counted calls reply, as far as the next one needs it. */
interface Reply {
  list?: { spuCode: string; skuCode: string; flash?: object }[]
  captchaKey?: string
  token?: string
  settlementId?: string
  payFen?: number
  orderCodes?: string[]
  conversationId?: string
  message?: { revision: number }
}

type Ask = (method: 'GET' | 'POST', url: string, body?: object) => Promise<Reply>

const askOf =
  ({ app }: Gateway, token: () => string | undefined): Ask =>
  async (method, url, body) => {
    const known = token()
    const headers = {
      ...(known && { authorization: `Bearer ${known}` }),
      ...(body && { 'idempotency-key': randomUUID() })
    }
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    const answer = reply.json<{ success: boolean; data: Reply }>()
    if (!answer.success) throw new Error(`${url}: ${reply.body}`)
    return answer.data
  }

/** A shopper who is logged in and has an address. */
async function logIn(gateway: Gateway, ask: Ask): Promise<string> {
  const phone = '13900009999'
  const { captchaKey } = await ask('POST', '/oauth/public/send-phone-captcha-always', { phone })
  const outbox = await gateway.app.inject({ method: 'GET', url: `/demo/api/outbox?recipient=${phone}` })
  const captcha = outbox.json<{ list: { title: string }[] }>().list[0]?.title
  const login = await ask('POST', '/o2cum/v1/pub/customer-login/register-with-oauth', { phone, captcha, captchaKey })
  return login.token ?? ''
}

/** Prints the statements of each call, of a shopper without rewards who buys one piece. */
async function countStatements(): Promise<void> {
  let count = 0
  let token: string | undefined
  const gateway = await createGateway({
    mode: 'demonstration',
    logLevel: 'silent',
    sweeps: false,
    checkReplies: false,
    onStatement: () => (count += 1)
  })
  const ask = askOf(gateway, () => token)
  const call: Ask = async (method, url, body) => {
    // what a gateway reads once a second or less, such as the shop's clock, is no part of a call
    await ask('GET', '/o2srh/v1/pub/platform-products/search?keyword=a')
    count = 0
    const data = await ask(method, url, body)
    const name = `${method} ${url.split('?')[0]?.split('/').slice(3).join('/') ?? ''}`
    process.stdout.write(`  ${name.padEnd(48)}${String(count).padStart(4)}\n`)
    return data
  }
  try {
    const { list } = await ask('GET', '/o2srh/v1/pub/platform-products/search?size=99&inStock=true')
    const card = list?.find(({ flash }) => flash === undefined)
    if (card === undefined) throw new Error('The demonstration has a product that is in no flash sale')
    await ask('GET', `/o2pcm/v1/pub/product/detail?spuCode=${card.spuCode}`)
    token = await logIn(gateway, ask)
    await ask('POST', '/o2cum/v1/bp-address', ADDRESS)
    await call('GET', `/o2srh/v1/pub/platform-products/search?keyword=${encodeURIComponent('冰箱')}`)
    await call('GET', `/o2pcm/v1/pub/product/detail?spuCode=${card.spuCode}`)
    const { settlementId } = await call('POST', `${SETTLEMENTS}/buy-now`, { skuCode: card.skuCode, quantity: 1 })
    const { payFen } = await call('GET', `${SETTLEMENTS}/query-settlement-detail?settlementId=${settlementId}`)
    const { orderCodes } = await call('POST', `${SETTLEMENTS}/submit`, { settlementId, expectedPayFen: payFen })
    await call('GET', `/o2ord-b2c/v1/order-trades/detail?orderCode=${orderCodes?.[0] ?? ''}`)
    await call('GET', '/o2ord-b2c/v1/order-trades?page=1&size=10')
    const { conversationId } = await ask('POST', `${CHAT}/open`, { port: 'H5' })
    await ask('POST', `${CHAT}/session`, { conversationId, act: 'PERSON' })
    const wordOf = (clientId: string) => ({ conversationId, clientId, kind: 'TEXT', text: '在吗' })
    await ask('POST', `${CHAT}/messages`, wordOf('counted-first'))
    const { message } = await call('POST', `${CHAT}/messages`, wordOf('counted-next'))
    await call('GET', `${CHAT}/messages?conversationId=${conversationId}&since=${(message?.revision ?? 1) - 1}`)
  } finally {
    await gateway.close()
  }
}

void countStatements()
