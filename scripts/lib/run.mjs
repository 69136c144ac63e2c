// Running other programs, and the few facts every script needs.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
export const inRoot = (...parts) => path.join(root, ...parts)
/** What scripts keep between runs: stamps, logs, the unpacked browser. */
export const cacheDir = inRoot('.cache')

const children = new Set()
let forwarding = false

/** Children end with this process: a stopped test run leaves no server, browser or build behind. */
function forwardSignals() {
  if (forwarding) return
  forwarding = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      for (const child of children) child.kill('SIGTERM')
      setTimeout(() => process.exit(signal === 'SIGINT' ? 130 : 143), 4000).unref()
      if (!children.size) process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL')
  })
}

/**
 * Runs one program to its end. `show` prints its output as it comes; otherwise it is kept. `log` also writes it to
 * .cache/logs. Resolves to {code, output, seconds}; never rejects for a non-zero exit.
 */
export function run(command, args, { env = {}, cwd = root, show = false, log, timeout } = {}) {
  forwardSignals()
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    children.add(child)
    let output = ''
    let file
    if (log) {
      mkdirSync(path.join(cacheDir, 'logs'), { recursive: true })
      file = createWriteStream(path.join(cacheDir, 'logs', `${log}.log`))
    }
    const take = (chunk) => {
      output += chunk
      file?.write(chunk)
      if (show) process.stdout.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    const timer = timeout && setTimeout(() => child.kill('SIGKILL'), timeout)
    const finish = (code) => {
      clearTimeout(timer)
      children.delete(child)
      file?.end()
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a script of a package in node_modules with this Node, without npx. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** Keeps a long-running child so that it ends with this process. */
export function start(command, args, options) {
  forwardSignals()
  const child = spawn(command, args, { cwd: root, ...options })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

/** Asks a child to stop and waits; kills it when it does not within `patience` ms. */
export function stop(child, patience = 8000) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
    child.kill('SIGTERM')
  })
}

export const seconds = (value) => `${value.toFixed(1)} s`

/** The last lines of a long output, for a failure's report. */
export const tail = (text, lines = 40) => text.trimEnd().split('\n').slice(-lines).join('\n')
