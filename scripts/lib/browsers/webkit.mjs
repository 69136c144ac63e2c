// WebKitGTK by W3C WebDriver: its driver starts its own small browser, in a screen that nobody sees.
import { spawn } from 'node:child_process'
import { freePort } from '../ports.mjs'
import { stop } from '../run.mjs'

/** ms until the driver answers */
const startMs = 30_000

/** A screen of its own; resolves to its name and the program. */
function startScreen(program) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  return new Promise((resolve, reject) => {
    child.stdio[3].setEncoding('utf8').once('data', (text) => resolve({ child, display: `:${text.trim()}` }))
    child.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
}

async function answer(reply) {
  const { value } = await reply.json()
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Waits for the driver and opens a session. */
async function sessionOf(address, browser) {
  const startedAt = performance.now()
  const options = {
    binary: browser,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true']
  }
  const body = JSON.stringify({ capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } })
  for (;;) {
    const reply = await fetch(`${address}/session`, { method: 'POST', body }).catch(() => undefined) // not listening yet
    if (reply) return `${address}/session/${(await answer(reply)).sessionId}`
    if (performance.now() - startedAt > startMs) throw new Error('WebKitWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Errors among what the browser writes of its console, from `CONSOLE JS ERROR …`. */
const errorLine = /CONSOLE JS ERROR (.*)/g

/** Starts it with a window about as a phone's. Resolves to what `driving.mjs` drives. */
export async function startWebkit({ driver, browser, screen }, { width, height }) {
  const { child: screenChild, display } = await startScreen(screen)
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'zh_CN.UTF-8',
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1'
    }
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const close = async () => {
    await stop(child)
    await stop(screenChild)
  }
  try {
    const session = await sessionOf(`http://127.0.0.1:${port}`, browser)
    const post = async (name, body = {}) =>
      answer(await fetch(`${session}/${name}`, { method: 'POST', body: JSON.stringify(body) }))
    await post('timeouts', { pageLoad: 60_000, script: 30_000 })
    // the bars of the window stand above the page
    await post('window/rect', { x: 0, y: 0, width, height: height + 100 })
    return {
      open: (url) => post('url', { url }),
      run: async (expression) => {
        const value = await post('execute/sync', { script: `return JSON.stringify(${expression})`, args: [] })
        return value === null ? undefined : JSON.parse(value)
      },
      act: (actions) => post('actions', { actions }),
      // the driver's own back waits for a load that the page cache does not need
      travel: (delta) => post('execute/sync', { script: `setTimeout(() => history.go(${delta}))`, args: [] }),
      heard: () => {
        const errors = [...output.matchAll(errorLine)].map(([, line]) => line)
        output = ''
        return errors
      },
      close: async () => {
        await fetch(session, { method: 'DELETE' }).catch(() => undefined) // it may have gone by itself
        await close()
      }
    }
  } catch (error) {
    await close()
    throw new Error(`${error.message}\n${output.slice(-500)}`)
  }
}
