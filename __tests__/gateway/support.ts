import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { BodyOf, DataOf, EndpointKey, QueryOf } from '../../contract'
import { areas } from '../../gateway/src/areas'
import { dumpEmptyDatabase } from '../../gateway/src/core/pglite'
import { openSession } from '../../gateway/src/core/identity'
import { createGateway, type Gateway, type GatewayOptions } from '../../gateway/src/gateway'
import { noteServed } from './served'

/** What came back: HTTP status, the envelope, and the headers. */
export interface Answer<D> {
  status: number
  success: boolean
  failed: boolean
  code: string
  message: string
  data: D
  headers: Record<string, unknown>
}

export interface AskOptions<K extends EndpointKey> {
  query?: QueryOf<K> | Record<string, unknown>
  body?: BodyOf<K> | Record<string, unknown> | Buffer
  /** Values of `{name}` in the path. */
  path?: Record<string, string>
  token?: string
  locale?: 'zh-CN' | 'en-US'
  /** Sent as idempotency-key; every call to a POST gets a fresh one by default, null sends none. */
  key?: string | null
  headers?: Record<string, string>
}

export interface TestGateway extends Gateway {
  ask<K extends EndpointKey>(key: K, options?: AskOptions<K>): Promise<Answer<DataOf<K>>>
  /** `ask`, and the data when it succeeded; throws with code and message when not. */
  must<K extends EndpointKey>(key: K, options?: AskOptions<K>): Promise<DataOf<K>>
  /** A token for any user id, without going through SMS. */
  tokenOf(userId: string): Promise<string>
}

/** A dump of an empty PGlite, one for all runs: named by what it is made of. */
async function emptyDatabase(): Promise<Blob> {
  const hash = createHash('sha256')
  for (const file of ['gateway/src/core/first-init.mjs', 'node_modules/@electric-sql/pglite/package.json'])
    hash.update(readFileSync(join(process.cwd(), file)))
  const dump = join(process.cwd(), '.cache', `pglite-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(dump)) await dumpEmptyDatabase(dump)
  // read whole: in a fresh clone another file may put its own dump in place meanwhile, and a blob of the path would end
  return new Blob([await readFile(dump)])
}

/**
 * What the first start of a process made of the empty database, for the starts after it: `bare` has the tables,
 * `demonstration` also the shop. Never kept longer than the process, so that it is what the sources make, minutes ago.
 */
const made = new Map<'bare' | 'demonstration', Blob>()

function kindOf(options: Partial<GatewayOptions>): 'bare' | 'demonstration' | undefined {
  if ((options.areas ?? areas) !== areas || options.catalogue !== undefined) return undefined
  return (options.seeds ?? options.mode !== 'production') ? 'demonstration' : 'bare'
}

interface TestDatabase {
  options: Partial<GatewayOptions>
  /** Call it when a gateway has started on it. */
  started(): Promise<void>
  drop(): Promise<void>
}

async function liteForTest(kind: ReturnType<typeof kindOf>): Promise<TestDatabase> {
  const known = kind && made.get(kind)
  const lite = await PGlite.create({ loadDataDir: known ?? (await emptyDatabase()) })
  return {
    options: { lite },
    started: async () => {
      if (known !== undefined || kind === undefined) return
      await lite.exec('checkpoint')
      made.set(kind, await lite.dumpDataDir('none'))
    },
    drop: () => Promise.resolve()
  }
}

async function databaseForTest(options: Partial<GatewayOptions>): Promise<TestDatabase> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  if (databaseUrl === undefined || databaseUrl === '') return liteForTest(kindOf(options))
  const schema = `t_${randomBytes(6).toString('hex')}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create schema ${schema}`)
  return {
    options: { databaseUrl, schema },
    started: () => Promise.resolve(),
    drop: () => run(`drop schema ${schema} cascade`)
  }
}

/** A gateway of its own for one test file: in-memory PGlite, or a schema in TEST_DATABASE_URL. Close it in `after`. */
export async function startTestGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const database = await databaseForTest(options)
  const gateway = await createGateway({
    mode: 'demonstration',
    checkReplies: true,
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    sweeps: false,
    ...database.options,
    ...options
  })
  await database.started()
  const ask = askWith(gateway)
  return {
    ...gateway,
    ask,
    must: async (key, how) => {
      const answer = await ask(key, how)
      if (!answer.success) throw new Error(`${key} answered ${answer.status} ${answer.code}: ${answer.message}`)
      return answer.data
    },
    tokenOf: (userId) => openSession(gateway.core.db, userId, gateway.core.clock.now()),
    close: async () => {
      await gateway.close()
      await database.drop()
    }
  }
}

function askWith(gateway: Gateway): TestGateway['ask'] {
  return async (key, how = {}) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    const intent = how.key === undefined && method !== 'GET' ? randomUUID() : how.key
    const answer = await gateway.app.inject({
      method,
      url: path.replace(/\{(\w+)\}/g, (_all, name: string) => how.path?.[name] ?? ''),
      query: Object.fromEntries(Object.entries(how.query ?? {}).map(([name, value]) => [name, String(value)])),
      ...(how.body === undefined ? {} : { payload: how.body as object }),
      headers: {
        'x-lang': how.locale ?? 'zh-CN',
        ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }),
        ...(typeof intent === 'string' ? { 'idempotency-key': intent } : {}),
        ...how.headers
      }
    })
    const envelope = answer.json<Omit<Answer<never>, 'status' | 'headers'>>()
    if (envelope.success) noteServed(key)
    return { ...envelope, status: answer.statusCode, headers: answer.headers }
  }
}

/** Headers by which the console hears a page of its own gateway, whether that listens or not. */
export function ownPage({ app }: Gateway): { host: string; origin: string } {
  const address = app.server.address()
  const host = `localhost:${typeof address === 'object' && address ? address.port : 80}`
  return { host, origin: `http://${host}` }
}

/** What a listening gateway says to bytes that need be no request; waits until it has closed the connection. */
export const rawAnswer = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
    socket.on('data', (part) => heard.push(part))
    socket.on('end', () => resolve(String(Buffer.concat(heard))))
    socket.on('error', reject)
  })
