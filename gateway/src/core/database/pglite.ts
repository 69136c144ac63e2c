import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm, stat, unlink } from 'node:fs/promises'
import { createServer, connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PGlite as Lite } from '@electric-sql/pglite'
import type { PoolConfig } from 'pg'
import { StartError } from '../errors'
import { inOneCall } from './pglite-connection'

export interface PgliteHandle {
  /** Goes into `new pg.Pool`. */
  config: PoolConfig
  close(): Promise<void>
}

const run = promisify(execFile)
const FIRST_INIT = fileURLToPath(new URL('./first-init.mjs', import.meta.url))

/** Opens (and on the first start makes) a PGlite database, alone: two processes on one directory corrupt it silently. */
export async function openPglite(options: { dataDir?: string; lite?: Lite }): Promise<PgliteHandle> {
  const [{ PGlite, protocol }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres')
  ])
  const { dataDir } = options
  if (dataDir === undefined) {
    const lite = options.lite ?? new PGlite()
    await lite.waitReady
    return { config: inOneCall(createPgConfig(lite), lite, protocol.serialize), close: () => lite.close() }
  }
  const home = resolve(dataDir)
  await makeHome(home)
  const lock = await lockDirectory(home)
  try {
    const database = join(home, 'pglite')
    if (!existsSync(database)) await firstInit(home, database)
    const lite = new PGlite({ dataDir: database })
    await lite.waitReady
    return {
      config: inOneCall(createPgConfig(lite), lite, protocol.serialize),
      close: async () => {
        await lite.close()
        await release(lock)
      }
    }
  } catch (error) {
    await release(lock)
    if (error instanceof StartError) throw error
    throw new StartError(`The data in ${dataDir} can't be opened; it may be damaged or made by another version.`)
  }
}

async function makeHome(home: string): Promise<void> {
  try {
    await mkdir(home, { recursive: true })
    if (!(await stat(home)).isDirectory()) throw new Error('not a directory')
  } catch {
    throw new StartError(`DATA_DIR (${home}) is not a directory that can be written to.`)
  }
}

/** A half-made database must never be taken for a whole one: it is made beside and renamed. */
async function firstInit(home: string, database: string): Promise<void> {
  const draft = join(home, `.making-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await run(process.execPath, [FIRST_INIT, 'dir', draft], { cwd: dirname(FIRST_INIT) })
  await rename(draft, database)
}

/** Writes a dump of an empty database to `file`, for tests that start many. */
export async function dumpEmptyDatabase(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await run(process.execPath, [FIRST_INIT, 'dump', draft], { cwd: dirname(FIRST_INIT) })
  await rename(draft, file)
}

async function socketPath(home: string): Promise<string> {
  const id = createHash('sha256')
    .update(await realpath(home))
    .digest('hex')
    .slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\shop-gateway-${id}`
  // Not TMPDIR: two processes with different ones must meet. Not the directory itself: a path over 100 bytes is refused.
  return join(existsSync('/tmp') ? '/tmp' : tmpdir(), `shop-gateway-${id}.sock`)
}

/** A listening socket is the lock: the system takes it back even when the process is killed. */
async function lockDirectory(home: string): Promise<Server> {
  const path = await socketPath(home)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return await listen(path)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
      if (await answers(path)) break
      await unlink(path).catch(() => undefined) // another process that is starting may have removed it first
    }
  }
  throw new StartError(`The data directory ${home} is in use by another process; stop it or choose another DATA_DIR.`)
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, fail) => {
    const server = createServer((socket) => socket.end())
    server.once('error', fail)
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

const release = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))
