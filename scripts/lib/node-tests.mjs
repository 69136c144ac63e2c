// Runs test files of node:test, many in one process: what they test is compiled and warmed up once a process instead of
// once a file, which was most of what a file took. Bundled, so that a file is run by a plain call inside a suite of its own.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ownUrl } from './build.mjs'
import { cacheDir, inRoot, root, start, stop, tail } from './run.mjs'
import { longestFirst } from './times.mjs'

/** Bundles files into one that exports `files`: by the path of each what runs it. Rejects when one cannot be compiled. */
async function compile(files, outfile, more) {
  const { build } = await import('esbuild')
  const calls = files.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(path.resolve(root, file))})`
  )
  await build({
    absWorkingDir: root,
    stdin: { contents: `export const files = {${calls.join(',')}}`, resolveDir: root, loader: 'js' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // what package.json calls free of effects are the app's modules
    ignoreAnnotations: true,
    sourcemap: 'linked',
    plugins: [ownUrl(path.dirname(outfile))],
    logLevel: 'silent',
    ...more
  })
}

/** Resolves to what is wrong with each file that cannot be compiled; the others are in `outfile`. */
async function bundle(files, outfile) {
  const wrong = new Map()
  try {
    await compile(files, outfile)
  } catch {
    for (const file of files)
      await compile([file], outfile, { write: false }).catch((error) => wrong.set(file, error.message))
    const rest = files.filter((file) => !wrong.has(file))
    if (rest.length) await compile(rest, outfile)
  }
  return wrong
}

/** A process that runs files one at a time; `run` resolves to {rows, left, ms}, also when the process ends meanwhile. */
function startWorker(bundle, { env, fileTimeout, patience }) {
  const child = start(
    process.execPath,
    [
      '--enable-source-maps',
      `--test-reporter=${inRoot('scripts/lib/node-test-reporter.mjs')}`,
      '--test-reporter-destination=stdout',
      inRoot('scripts/lib/node-test-worker.mjs'),
      bundle,
      String(patience)
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...process.env, ...env } }
  )
  let words = ''
  const take = (chunk) => {
    words += chunk
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  let rows = []
  const anyFailed = () => rows.some(({ outcome }) => outcome === 'failed')
  let running
  let finish = () => {}
  let tooLong = false
  const ready = new Promise((resolve) => {
    child.on('message', ({ row, ended, left, failed }) => {
      if (row) rows.push(row)
      else if (left) finish([...left, ...(failed && !anyFailed() ? [`outside of its tests: ${failed}`] : [])])
      else if (ended === running) child.send({ look: true })
      else resolve()
    })
    child.on('close', (code, signal) => {
      const why = tooLong ? `took more than ${fileTimeout / 1000} s` : `the process ended with ${code ?? signal}`
      finish([`${why}\n${tail(words, 12)}`])
      resolve()
    })
  })
  return {
    run: async (file) => {
      await ready
      const startedAt = performance.now()
      rows = []
      words = ''
      running = file
      const timer = setTimeout(() => {
        tooLong = true
        child.kill('SIGKILL')
      }, fileTimeout)
      const leftovers = await new Promise((resolve) => {
        finish = resolve
        if (child.connected) child.send({ run: file })
        else resolve([`no process to run it could be started\n${tail(words, 12)}`])
      })
      clearTimeout(timer)
      return { rows, left: leftovers, words, ms: performance.now() - startedAt }
    },
    end: () => stop(child)
  }
}

/**
 * Runs the files in `workers` processes, the longest first. What one leaves open or changed for others is a failure of it,
 * as are an exception outside of its tests and an end of the process; the files after it run in a new one. `alone` are
 * files that change their process for good by what they test. `fileTimeout`: ms that a file may take; `patience`: ms that
 * what it has closed may take until it is gone; `keep`: whether words stay in .cache.
 * Resolves to {passed, failed, skipped, failures: [{file, name, error}], seconds: {file: s}}.
 */
export async function runTestFiles({
  name,
  files,
  alone = [],
  env = {},
  workers = 2,
  fileTimeout = 300_000,
  patience = 10_000,
  keep = true
}) {
  const bundleFile = path.join(cacheDir, 'scripts', `tests-${name.replace(':', '-')}.${process.pid}.mjs`)
  const wrong = await bundle(files, bundleFile)
  const results = new Map([...wrong].map(([file, why]) => [file, { rows: [], left: [why], words: '', ms: 0 }]))
  const waiting = longestFirst(name, files).filter((file) => !wrong.has(file))
  async function lane() {
    let worker
    const renew = async () => {
      await worker?.end()
      worker = undefined
    }
    let file = waiting.shift()
    while (file) {
      if (alone.includes(file)) await renew()
      worker ??= startWorker(bundleFile, { env, fileTimeout, patience })
      const result = await worker.run(file)
      if (alone.includes(file)) result.left = result.left.filter((what) => !what.startsWith('left changed'))
      results.set(file, result)
      if (alone.includes(file) || result.left.length) await renew()
      file = waiting.shift()
    }
    await renew()
  }
  try {
    await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, lane))
  } finally {
    for (const file of [bundleFile, `${bundleFile}.map`]) rmSync(file, { force: true })
  }
  if (keep) writeLog(name, results)
  const seconds = [...results].map(([file, { ms }]) => [file, ms / 1000])
  return { ...sumUp(files, results), seconds: Object.fromEntries(seconds) }
}

function writeLog(name, results) {
  const lines = []
  for (const [file, { rows, left, words, ms }] of results) {
    lines.push(`${file} ${Math.round(ms)} ms`)
    for (const row of rows) lines.push(`  ${row.outcome} ${row.ms} ms ${row.name}`, ...(row.error ? [row.error] : []))
    lines.push(...left, words)
  }
  mkdirSync(path.join(cacheDir, 'logs'), { recursive: true })
  writeFileSync(path.join(cacheDir, 'logs', `test-${name.replace(':', '-')}.log`), lines.join('\n'))
}

function sumUp(files, results) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const fail = (file, name, error) => {
    total.failed += 1
    total.failures.push({ file, name, error })
  }
  for (const file of files) {
    const { rows, left } = results.get(file)
    for (const { outcome, name, error } of rows) {
      if (outcome === 'failed') fail(file, name ? `${file} › ${name}` : file, error)
      else total[outcome] += 1
    }
    if (left.length) fail(file, file, left.join('\n'))
    if (!rows.length && !left.length) fail(file, file, 'holds no test')
  }
  return total
}
