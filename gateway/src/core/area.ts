/**
 * How an area is written: `areas/<name>/{index,routes,service,store,schema}.ts`.
 *
 * - `schema.ts`  its tables: module augmentation of `Tables` in core/database/database, and `cartSchema: Migration[]`.
 * - `store.ts`   SQL and nothing else; every function takes `db: Db` first.
 * - `service.ts` the rules; throws `refusal('stock.short', '库存不足', 'Not enough stock')` from core/errors.
 * - `index.ts`   what others may use; areas, console and start import nothing else of it, and never in a circle.
 * - `routes.ts`  `export const cartArea: Area = { name: 'cart', schema: cartSchema, routes: { 'GET /o2cart/…': (call) => … } }`
 *
 * and one line in `areas/index.ts`. A handler is typed by the contract, gets validated input and returns the `data` of
 * the envelope. Use `call.db` for every query: for an `idempotent` endpoint it is the transaction that also holds the
 * idempotency row (so the handler may run again on a conflict, and must await nothing but the database). For other
 * endpoints that write more than one row: `inTransaction(call.db, async (tx) => …)`. Time is `call.clock.now()`.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BodyOf, DataOf, EndpointKey, QueryOf } from '../../../contract'
import type { SmsCallerLimits } from '../../../domain/people/sms'
import type { Catalogue } from './catalogue'
import type { Clock } from './clock'
import type { Db } from './database/database'
import type { CallerDevice } from './identity/device'
import type { Mailer } from './mail/port'
import type { Migration } from './database/migrate'
import type { Moderation } from './moderation'
import type { MessagingPlatform } from './platform/port'
import type { SmsSender } from './sms/port'
import type { Locale } from './words'

export type Mode = 'demonstration' | 'production'

/** What every part of the gateway can reach. */
export interface Core {
  db: Db
  clock: Clock
  mode: Mode
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Exchanges the codes of the mini-program. */
  platform: MessagingPlatform
  /** Sends login codes and notices. Outside a transaction: it talks to others. */
  sms: SmsSender
  /** Sends letters; undefined: this shop sends none. Outside a transaction: it talks to others. */
  mail: Mailer | undefined
  /** Judges what shoppers write for others. Outside a transaction: it may talk to others. */
  moderation: Moderation
  /** Login codes by SMS that callers of one address get. */
  smsPerCaller: SmsCallerLimits
  /** The site configuration as it was at the start, unchecked; empty where another storage host has it. */
  site: Readonly<Record<string, unknown>>
  /** Tenants beside the shop's own, by the names that `x-tenant` gives them. */
  tenants: readonly string[]
  /** What the demonstration shop is made of; only `seed` and the drawn pictures ask for it, so production never loads it. */
  catalogue(): Promise<Catalogue>
  /** Hears hints of all gateways of this database (`core/database/hints`) until what it gives is called. */
  hear(listener: (hint: string) => void): () => Promise<void>
}

/** One call of an endpoint, validated. */
export interface Call<K extends EndpointKey> {
  query: QueryOf<K>
  body: BodyOf<K>
  /** Values of `{name}` in the path. */
  path: Record<string, string>
  locale: Locale
  /** Who is logged in; always there when the endpoint's token is `required`. */
  userId: string | undefined
  /** The login that the call carries; there whenever `userId` is. */
  token: string | undefined
  /** `userId`, or 401. */
  shopper(): string
  db: Db
  clock: Clock
  core: Core
  ip: string
  /** From where it is called: the program, the kind of device, the page's origin. */
  from: CallerDevice
  /** What an upload endpoint was sent; undefined when there was no such part. */
  file: Buffer | undefined
}

export type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<DataOf<K>> | DataOf<K>
export type Handlers = { [K in EndpointKey]?: Handler<K> }

export interface Area {
  name: string
  schema?: Migration[]
  routes: Handlers
  /** What is no call of the contract, such as a socket. */
  connect?(app: FastifyInstance, core: Core): Promise<void>
  /** Fills empty tables with the demonstration shop; runs once for a database, in the order of areas/index.ts. */
  seed?(core: Core): Promise<void>
  /** The name that databases know its demonstration data by, where the area was cut out of another or had another name; default: its own. */
  seededAs?: string
  /** Work that time brings (expiry and the like); runs every few seconds on every gateway, so it must share well. */
  sweep?(core: Core): Promise<void>
}
