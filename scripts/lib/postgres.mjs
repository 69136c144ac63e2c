// A throw-away PostgreSQL for tests and benchmarks: own cluster in a temporary directory, no fsync, gone afterwards.
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './ports.mjs'
import { run, start, stop, tail } from './run.mjs'

/** The folder of initdb and postgres: newest installed first by PATH, then Debian's and Homebrew's places. */
export function postgresBin() {
  const program = process.platform === 'win32' ? 'initdb.exe' : 'initdb'
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  for (const base of ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']) {
    if (!existsSync(base)) continue
    const versions = readdirSync(base).filter((name) => /^(postgresql@)?\d+$/.test(name))
    versions.sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
    folders.unshift(...versions.map((version) => path.join(base, version, 'bin')))
  }
  return folders.find(
    (folder) => folder && existsSync(path.join(folder, program)) && existsSync(path.join(folder, 'postgres'))
  )
}

/** PostgreSQL refuses to run as root; then it runs as a user that any Linux has. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      )
      return { name, uid, gid }
    } catch {
      continue // this system has no such user
    }
  }
  return undefined
}

/** Signals that end a server: one that waits for nobody, and one that does not even tidy up. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' }

/** Short: a socket’s path has an end. */
const temporary = process.platform === 'win32' ? tmpdir() : '/tmp'
const GIGABYTE = 2 ** 30
/** Where a cluster lies: in memory when there is plenty, as a database is some three hundred files, ten times faster made there. */
function placeOfCluster() {
  const memory = '/dev/shm'
  if (!existsSync(memory) || freemem() < 4 * GIGABYTE) return temporary
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * GIGABYTE ? memory : temporary
}

/** Makes an empty cluster in `data`; `user` is the account PostgreSQL runs under if this process is root. */
async function initCluster(bin, home, data, user, env) {
  const options = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const initdb = path.join(bin, 'initdb')
  const [command, args] = user
    ? ['setpriv', [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', initdb, ...options]]
    : [initdb, options]
  const result = await run(command, args, { env, cwd: home })
  if (result.code !== 0) throw new Error(`initdb failed: ${tail(result.output, 5)}`)
}

function serverArgs(data, home, port, { durable, inMemory }) {
  const settings = {
    fsync: 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: 'off',
    max_connections: '120',
    shared_buffers: '64MB',
    ...(inMemory && { max_wal_size: '256MB' })
  }
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  return args
}

/** Resolves when the server takes connections. */
const untilReady = (child) =>
  new Promise((resolve, reject) => {
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      words = (words + chunk).slice(-4000)
      if (words.includes('ready to accept connections')) resolve()
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(`PostgreSQL did not start: ${tail(words, 5)}`)))
  })

/**
 * Starts a cluster. Resolves to {url, version, halt(), resume(), close()}, or undefined when PostgreSQL is not installed;
 * `durable`: what was committed outlives an immediate end; `inMemory`: on no disk, where there is room.
 */
export async function startPostgres({ durable = false, inMemory = false } = {}) {
  const bin = postgresBin()
  if (!bin) return undefined
  const user = ordinaryUser()
  const home = mkdtempSync(path.join(inMemory ? placeOfCluster() : temporary, 'shop-pg-'))
  if (user) chownSync(home, user.uid, user.gid)
  const data = path.join(home, 'data')
  const as = user ? { uid: user.uid, gid: user.gid } : {}
  const env = { LC_ALL: 'C', HOME: home }
  const clean = () => rmSync(home, { recursive: true, force: true })
  let server
  const port = await freePort()
  const launch = () => {
    server = start(path.join(bin, 'postgres'), serverArgs(data, home, port, { durable, inMemory }), {
      ...as,
      cwd: home,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe']
    })
    return untilReady(server)
  }
  const halt = async (how = 'fast') => {
    server.kill(signals[how])
    await stop(server)
  }
  try {
    await initCluster(bin, home, data, user, env)
    await launch()
  } catch (error) {
    clean()
    throw error
  }
  process.on('exit', clean)
  const version = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
    .trim()
    .replace(/^postgres \(PostgreSQL\) /, '')
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    version,
    halt,
    resume: launch,
    async close() {
      await halt() // connections that a test left open must not hold it up
      clean()
      process.off('exit', clean)
    }
  }
}
