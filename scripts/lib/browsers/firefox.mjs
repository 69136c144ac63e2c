// Firefox by WebDriver BiDi. Node 20 has a WebSocket with --experimental-websocket alone.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stop } from '../run.mjs'

/** What a start of its own asks and fetches by itself. */
const quiet = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.sessionhistory.max_total_viewers': 8,
  'intl.accept_languages': 'zh-CN'
}
/** ms until it listens, and until it answers */
const startMs = 60_000
const answerMs = 60_000

/** Resolves to the address that Firefox says it listens at. */
const listening = (child) =>
  new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => reject(new Error(`Firefox did not start: ${output.slice(-500)}`)), startMs)
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
    child.on('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${output.slice(-500)}`)))
  })

/** Sends commands and takes events over a socket. */
async function connect(address, onEvent) {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map()
  let lastId = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox takes no connection')))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'event') return onEvent(message)
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.type === 'error') reject?.(new Error(`${message.error}: ${message.message}`))
    else resolve?.(message.result)
  })
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1
      const id = lastId
      const late = setTimeout(() => reject(new Error(`Firefox does not answer ${method}`)), answerMs)
      const finish = (settle) => (value) => {
        clearTimeout(late)
        settle(value)
      }
      waiting.set(id, { resolve: finish(resolve), reject: finish(reject) })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Starts it with a window as a phone's. Resolves to what `driving.mjs` drives. */
export async function startFirefox({ firefox }, { width, height }) {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const prefs = Object.entries(quiet).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(path.join(profile, 'user.js'), prefs.join(''))
  const child = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }
  })
  const close = async () => {
    await stop(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const errors = []
    const { send, close: hangUp } = await connect(await listening(child), ({ method, params }) => {
      if (method === 'log.entryAdded' && params.type === 'javascript' && params.level === 'error')
        errors.push(params.text)
    })
    await send('session.new', { capabilities: {} })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = await send('browsingContext.getTree', {})
    const { context } = contexts[0]
    await send('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio: 2 })
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
      run: async (expression) => {
        const { result, exceptionDetails } = await send('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: true
        })
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return result.value === undefined ? undefined : JSON.parse(result.value)
      },
      act: (actions) => send('input.performActions', { context, actions }),
      travel: (delta) => send('browsingContext.traverseHistory', { context, delta }),
      heard: () => errors.splice(0),
      close: async () => {
        hangUp()
        await close()
      }
    }
  } catch (error) {
    await close()
    throw error
  }
}
