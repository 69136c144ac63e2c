// What the gateway's benchmark calls with and counts with.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Calls to one gateway over kept connections; `ask` throws with the gateway's own words when it did not succeed. */
export function createClient(address, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = (method, path, { token, body, envelope = true } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body && JSON.stringify(body)
      const headers = {
        'x-lang': 'zh-CN',
        'accept-encoding': 'gzip',
        ...(token && { authorization: `Bearer ${token}` })
      }
      if (payload) Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': randomUUID() })
      const call = request(new URL(path, address), { method, agent, headers, timeout: 60_000 }, (reply) => {
        const chunks = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('end', () => {
          const bytes = Buffer.concat(chunks)
          // as a phone takes it
          const answer = JSON.parse(reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
          if (!envelope) resolve(answer)
          else if (answer.success) resolve(answer.data)
          else reject(new Error(`${method} ${path.split('?')[0]}: ${answer.code} ${answer.message}`))
        })
      })
      call.on('error', reject)
      call.on('timeout', () => call.destroy(new Error('no answer in a minute')))
      call.end(payload)
    })
  return { ask, close: () => agent.destroy() }
}

/** The login of a phone ({token, userId}), by the code that the demonstration's outbox shows, and an address to send things to. */
export async function logIn(ask, phone) {
  const { captchaKey } = await ask('POST', '/oauth/public/send-phone-captcha-always', { body: { phone } })
  const { list } = await ask('GET', `/demo/api/outbox?recipient=${phone}`, { envelope: false })
  const body = { phone, captcha: list[0].title, captchaKey }
  const { token, userId } = await ask('POST', '/o2cum/v1/pub/customer-login/register-with-oauth', { body })
  const region = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }
  const address = { receiver: '试用', phone: '13800000000', ...region, detail: '栖禾路1号', isDefault: true }
  await ask('POST', '/o2cum/v1/bp-address', { token, body: address })
  return { token, userId }
}

/** SKUs that anybody may buy any number of. */
export async function goodsOf(ask) {
  const { list: cards } = await ask('GET', '/o2srh/v1/pub/platform-products/search?size=99&inStock=true')
  const skuCodes = cards.map((card) => card.skuCode)
  const { list } = await ask('POST', '/o2pcm/v1/pub/product/platform-sku-query', { body: { skuCodes } })
  return list.filter((sku) => sku.purchaseLimit === undefined && sku.available > 50).map((sku) => sku.skuCode)
}

/** So many shoppers repeat `work(shopper, turn)` for so many seconds; times in ms, sorted. */
export async function measure(shoppers, seconds, work) {
  const times = []
  const refusals = new Map()
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const startedAt = performance.now()
        try {
          await work(shopper, turn)
          times.push(performance.now() - startedAt)
        } catch (error) {
          refusals.set(error.message, (refusals.get(error.message) ?? 0) + 1)
        }
      }
    })
  )
  times.sort((a, b) => a - b)
  return { times, refused: refusals, seconds: (performance.now() - began) / 1000 }
}

/** The time that this share of the calls stayed within. */
export const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Resident memory of a process; undefined where `ps` is not there. */
export function memoryMb(pid) {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  } catch {
    return undefined // Windows, or a container without procps
  }
}
