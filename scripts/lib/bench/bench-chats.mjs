// Very many conversations at once: each says something now and then, and asks for what is new, as its own clock has it.
import { logIn, memoryMb, percentile } from './bench.mjs'

const chat = '/o2msg/v1/chat'
/** ms between two of what one conversation does. */
const EVERY_MS = 5_000

/** A shopper with a conversation that waits for a person: {token, id, upTo}. */
async function converse(ask, phone) {
  const { token } = await logIn(ask, phone)
  const { conversationId: id } = await ask('POST', `${chat}/open`, { token, body: { port: 'H5' } })
  const { revision } = await ask('POST', `${chat}/session`, { token, body: { conversationId: id, act: 'PERSON' } })
  return { token, id, upTo: revision }
}

/**
 * So many conversations for so many seconds, open-loop: when each speaks and asks is fixed before, and a time is counted
 * from then, also where the gateway was late for the one before. Resolves to {send, after, failed, memory}; times sorted, in ms.
 */
async function measureChats({ shop, ask, phoneOf }, { chats, seconds }) {
  const all = []
  for (let first = 0; first < chats; first += 8) {
    const some = Array.from({ length: Math.min(8, chats - first) }, (_, next) => converse(ask, phoneOf(first + next)))
    all.push(...(await Promise.all(some)))
  }
  const times = { send: [], after: [] }
  const failed = new Map()
  const calls = []
  const began = performance.now()
  const schedule = (dueMs, name, work) =>
    calls.push(
      new Promise((resolve) => setTimeout(resolve, dueMs))
        .then(work)
        .then(() => times[name].push(performance.now() - began - dueMs))
        .catch(({ message }) => failed.set(message, (failed.get(message) ?? 0) + 1))
    )
  for (const [index, conversation] of all.entries()) {
    const { token, id } = conversation
    for (let dueMs = (index / chats) * EVERY_MS, turn = 0; dueMs < seconds * 1000; dueMs += EVERY_MS, turn += 1) {
      const body = { conversationId: id, clientId: `bench-${index}-${turn}`, kind: 'TEXT', text: `第 ${turn} 句` }
      schedule(dueMs, 'send', () => ask('POST', `${chat}/messages`, { token, body }))
      schedule(dueMs + EVERY_MS / 2, 'after', async () => {
        const { upTo } = await ask('GET', `${chat}/messages?conversationId=${id}&since=${conversation.upTo}`, { token })
        conversation.upTo = upTo
      })
    }
  }
  await Promise.all(calls)
  for (const some of Object.values(times)) some.sort((a, b) => a - b)
  return { ...times, failed, memory: memoryMb(shop.child.pid) }
}

/** Prints it; `targetMs`: what p95 should stay within. */
export async function benchChats(clients, { chats, seconds, targetMs }) {
  console.log(`${chats} conversations at once, each says and asks something every ${EVERY_MS / 1000} s, open-loop`)
  const { failed, memory, ...times } = await measureChats(clients, { chats, seconds })
  for (const [name, some] of Object.entries(times)) {
    const [p50, p95] = [0.5, 0.95].map((share) => `${percentile(some, share).toFixed(1)} ms`.padStart(11))
    console.log(
      `  ${name.padEnd(24)}${String(some.length).padStart(6)} calls   p50${p50}   p95${p95} of ${targetMs} ms`
    )
  }
  for (const [words, count] of failed) console.log(`  ${''.padEnd(24)}${count} failed: ${words}`)
  console.log(
    `  ${'memory of the gateway'.padEnd(24)}${memory === undefined ? '     ?' : memory.toFixed(0).padStart(6)} MB`
  )
}
