// Calls that come at a rate of their own, and what became of them.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { percentile } from './bench.mjs'

/** Kept open, as a balancer keeps them; a call that finds none free waits here, which counts. */
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 256)

/** One call, sent as the app sends it: { status, text(), retryAfter }; without a reply the status is its connection's error. */
const send = (address, agent, { method, path, token, body, key = randomUUID() }) =>
  new Promise((resolve) => {
    const payload = body && JSON.stringify(body)
    const headers = { 'x-lang': 'zh-CN', 'accept-encoding': 'gzip', ...(token && { authorization: `Bearer ${token}` }) }
    if (payload) Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': key })
    const call = request(new URL(path, address), { method, agent, headers, timeout: 30_000 }, (reply) => {
      const chunks = []
      reply.on('data', (chunk) => chunks.push(chunk))
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = reply.headers['content-encoding'] === 'gzip' ? () => gunzipSync(bytes) : () => bytes
        resolve({ status: reply.statusCode, text, retryAfter: reply.headers['retry-after'] })
      })
    })
    call.on('error', (error) => resolve({ status: error.code ?? error.message }))
    call.on('timeout', () => call.destroy(Object.assign(new Error('silence'), { code: 'SILENCE' })))
    call.end(payload)
  })

/** Returns what asks a gateway and never fails: { status, code, data, ms, retryAfter }; code S is success. */
export function call(address) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  return async (method, path, how = {}) => {
    const began = performance.now()
    const { status, text, retryAfter } = await send(address, agent, { method, path, ...how })
    const { code, data, success } = text ? JSON.parse(text()) : { code: status }
    return { status, code: success ? 'S' : code, data, retryAfter, ms: performance.now() - began }
  }
}

/**
 * `rate` calls a second by chance, for so many seconds; when all are over, { heard: [{ ms, became, purchase }], late } with
 * the most that this process itself came late with a call, ms: its own waits are not the gateway's.
 */
export async function comeAt(address, { rate, seconds, mix }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const calls = []
  const began = performance.now()
  let due = began
  let turn = 0
  let late = 0
  while (due - began < seconds * 1000) {
    due += (-Math.log(1 - Math.random()) * 1000) / rate
    if (due > performance.now()) await delay(due - performance.now())
    const startedAt = performance.now()
    late = Math.max(late, startedAt - due)
    const call = mix(turn)
    turn += 1
    calls.push(
      send(address, agent, call).then(({ status: became }) => ({
        ms: performance.now() - startedAt,
        became,
        purchase: call.purchase === true
      }))
    )
  }
  const replies = await Promise.all(calls)
  agent.destroy()
  return { heard: replies, seconds, late }
}

const ms = (times, share) => `${percentile(times, share).toFixed(0)} ms`

/** One line: what was taken and in what time, what was refused and in what time, and what else happened. */
export function summaryOf({ heard, seconds, late }) {
  const timesOf = (calls) => calls.map((call) => call.ms).sort((a, b) => a - b)
  const became = (status, purchase) => heard.filter((call) => call.became === status && call.purchase === purchase)
  const parts = []
  for (const [name, purchase] of [
    ['browsing', false],
    ['buying', true]
  ]) {
    const purchases = timesOf(became(200, purchase))
    const refusals = timesOf(became(503, purchase))
    parts.push(
      `${name}: ${(purchases.length / seconds).toFixed(0)} a second, p50 ${ms(purchases, 0.5)}, p99 ${ms(purchases, 0.99)}`,
      `refused ${(refusals.length / seconds).toFixed(0)} a second within ${ms(refusals, 1)}`
    )
  }
  const others = new Map()
  for (const call of heard) {
    if (call.became !== 200 && call.became !== 503) others.set(call.became, (others.get(call.became) ?? 0) + 1)
  }
  return [...parts, ...[...others].map(([what, count]) => `${count} ${what}`), `asked ${late.toFixed(0)} ms late`].join(
    ' · '
  )
}
