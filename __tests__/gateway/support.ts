import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import {
  contract,
  type BodyOf,
  type DataOf,
  type EndpointDeclaration,
  type EndpointKey,
  type QueryOf
} from '../../contract'
import refusals from '../../contract/refusals.json'
import { ofLanes, type DoorBounds } from '../../gateway/src/core/wire/door'
import { openSession } from '../../gateway/src/core/identity/identity'
import { createGateway, type Gateway, type GatewayOptions } from '../../gateway/src/gateway'
import { databaseForTest } from './database/databases'
import { noteServed } from './core/served'

/** True in `verify:full`: what the gate tries once of each kind is tried everywhere, and what it leaves out runs. */
export const isFull = process.env['VERIFY'] === 'full'
/** Added to the seeds of random histories: in the gate they are the same each time, in `verify:full` the run says. */
export const seedOfRun = isFull ? Math.abs(Number(process.env['FC_SEED'] ?? 0)) : 0

/** Hundreds at once on a busy machine, who are to be judged by what they do, not by their waits. */
const everybody = { atOnce: 64, ofAll: 10_000, patience: 120_000 }
export const openDoor: DoorBounds = ofLanes(() => everybody)

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
  /** The address of its database, for other gateways on it; undefined on PGlite, which has room for one. */
  databaseUrl: string | undefined
}

/** A gateway of its own for one test file, on a database of its own. Close it in `after`. */
export async function startTestGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const database = await databaseForTest(options)
  const gateway = await createGateway({
    mode: 'demonstration',
    checkReplies: true,
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    sweeps: false,
    connectsWithin: 20_000,
    door: openDoor,
    ...database.options,
    ...options
  }).catch(async (error: unknown) => {
    await database.drop()
    throw error
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
    databaseUrl: database.options.databaseUrl,
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
    else if (answer.statusCode === 200) mustBeListed(key, envelope.code)
    return { ...envelope, status: answer.statusCode, headers: answer.headers }
  }
}

const refusedBy: Partial<Record<string, string[]>> = refusals.of

/** The OpenAPI document names every code by which a call is refused: what a test sees is there. */
function mustBeListed(key: string, code: string): void {
  const { upload }: EndpointDeclaration = contract[key as EndpointKey]
  if (!refusedBy[key]?.includes(code) && upload?.tooLarge.code !== code)
    throw new Error(`contract/refusals.json lacks ${code} of ${key}`)
}

/** Asks again until it is so; rejects after half a minute, which is long on a busy machine too. */
export async function until(isSo: () => unknown, what = 'what was waited for'): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`In vain: ${what}`)
    await delay(10)
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
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
    socket.on('data', (part) => chunks.push(part))
    socket.on('end', () => resolve(String(Buffer.concat(chunks))))
    socket.on('error', reject)
  })
