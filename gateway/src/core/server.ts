import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { SMS_CALLER_DEMONSTRATION_LIMITS, SMS_CALLER_LIMITS, type SmsCallerLimits } from '../../../domain/sms'
import type { Area, Core, Mode } from './area'
import { areas as allAreas } from '../areas'
import type { DemonstrationCatalogue } from '../demonstration/catalogue/types'
import { createClock, type Clock } from './clock'
import { openDatabase, type DatabaseOptions } from './database'
import { readableUrl, readApp } from './app-files'
import { demonstrationStorage } from './demonstration-storage'
import { allowOrigins } from './origins'
import { sayEncodingVaries } from './encodings'
import { addSecurityHeaders, bareAnswer, bareHeaders, contentPolicy, refuseInOwnWords } from './headers'
import { openapiDocument } from './openapi'
import { pictureOrigins } from './picture-hosts'
import { registerStorage } from './storage-host'
import { uploadedFiles } from './uploads'
import { answerTo, failed, UNKNOWN_PATH } from './envelope'
import { DatabaseAway } from './errors'
import { forgetOldIntents } from './idempotency'
import { loggerOptions } from './logging'
import { createPlatform, type MessagingPlatform, type PlatformSettings } from './platform'
import { migrate } from './migrate'
import { createSender, type CodeSender, type SmsSettings } from './sms'
import { registerContract } from './register'
import { consoleSchema } from '../console/schema'
import { coreSchema } from './schema'
import { seed } from './seeding'
import { hearOut } from './unwanted'
import { localeOf, say } from './words'

export interface GatewayOptions extends DatabaseOptions {
  mode: Mode
  areas?: readonly Area[]
  /** Default: on outside production. */
  checkReplies?: boolean
  /** pino's level; `silent` for tests. */
  logLevel?: string
  /** Whether this gateway also runs the areas' timed work; default true. */
  sweeps?: boolean
  /** The built H5, e.g. dist/h5; absent: no app is served. */
  appDir?: string
  /** Where it will listen, as HOST said; default: this machine alone. */
  host?: string
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustedProxies?: number
  /** Origins the served app also talks to; its policy names them. */
  appOrigins?: readonly string[]
  /** Hosts of the site's pictureAllowList, where its configuration lies on a storage host elsewhere. */
  pictureHosts?: readonly string[]
  /** Origins of pages elsewhere that may call this gateway; default none. */
  allowedOrigins?: readonly string[]
  /** Write the demonstration shop into an empty database; default: in demonstration mode. */
  seeds?: boolean
  /** Another demonstration shop, for tests. */
  catalogue?: () => Promise<DemonstrationCatalogue>
  /** Login codes by SMS that callers of one address get; default: few in production, thousands in demonstration mode. */
  smsPerCaller?: SmsCallerLimits
  /** Who exchanges the codes of the mini-program, or one that is made already; default: the sandbox in demonstration mode. */
  platform?: PlatformSettings | MessagingPlatform
  /** Who sends login codes, or one that is made already; default: the outbox in demonstration mode. */
  sms?: SmsSettings | CodeSender
}

export interface Gateway {
  app: FastifyInstance
  core: Core
  /** Runs the areas' timed work now. */
  sweep(): Promise<void>
  /** Finishes what runs, then closes server and database. */
  close(): Promise<void>
}

const SWEEP_EVERY_MS = 5000
/** A request may take so long to arrive, body and all; the app itself gives a write up after 30 s. */
const REQUEST_ARRIVES_IN_MS = 60_000
/** When a caller may try again what found no database, seconds. */
const AWAY_RETRY_S = 2
/** Bytes of a reply; a smaller one fits into one packet as it is. */
const COMPRESSED_FROM = 1024

const SMS_LIMITS = { production: SMS_CALLER_LIMITS, demonstration: SMS_CALLER_DEMONSTRATION_LIMITS }

const builtInCatalogue = async (): Promise<DemonstrationCatalogue> =>
  (await import('../demonstration/catalogue')).demonstrationCatalogue

/** A complete gateway that does not listen yet: `app.inject` in tests, `app.listen` in main. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const areas = options.areas ?? allAreas
  const opened = await openDatabase(options)
  const { db } = opened
  try {
    await migrate(db, [...coreSchema, ...consoleSchema, ...areas.flatMap((area) => area.schema ?? [])])
    const clock = createClock(db, options.mode === 'demonstration')
    await clock.forget()
    const app = createServer(options, clock)
    const catalogue = options.catalogue ?? builtInCatalogue
    const core: Core = {
      db,
      clock,
      mode: options.mode,
      log: app.log,
      platform: platformOf(options, app),
      sms: senderOf(options, { db, clock, mode: options.mode, log: app.log }),
      smsPerCaller: options.smsPerCaller ?? SMS_LIMITS[options.mode],
      catalogue
    }
    if (options.seeds ?? options.mode === 'demonstration') await seed(core, areas)
    await addRoutes(app, core, areas, options)
    const stopSweeping = options.sweeps === false ? () => Promise.resolve() : startSweeping(core, areas)
    return {
      app,
      core,
      sweep: () => sweepOnce(core, areas),
      close: async () => {
        await stopSweeping()
        await app.close()
        await opened.close()
      }
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function platformOf({ platform, mode }: GatewayOptions, app: FastifyInstance): MessagingPlatform {
  if (platform !== undefined && 'identityOf' in platform) return platform
  return createPlatform(platform ?? { kind: mode === 'demonstration' ? 'sandbox' : 'none' }, mode, app.log)
}

function senderOf({ sms }: GatewayOptions, of: Parameters<typeof createSender>[1]): CodeSender {
  return sms !== undefined && 'send' in sms ? sms : createSender(sms ?? { kind: 'outbox' }, of)
}

function createServer(options: GatewayOptions, clock: Clock): FastifyInstance {
  const trusted = options.trustedProxies ?? 0
  const app = Fastify({
    logger: loggerOptions(options.logLevel ?? 'info'),
    ...(trusted > 0 ? { trustProxy: trusted } : {}),
    bodyLimit: 256 * 1024,
    requestTimeout: REQUEST_ARRIVES_IN_MS,
    http: { requireHostHeader: false }, // refuseInOwnWords does
    // The app calls `/api/…` when it lives on the same host (spec 7.1); both spellings mean the same.
    rewriteUrl: (request) => {
      const url = request.url ?? '/'
      return url.startsWith('/api/') ? url.slice(4) : readableUrl(url, request.headers)
    },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => {
      const { status, envelope } = answerTo(error, localeOf(request.headers['x-lang']))
      // Its types are of a route that doesn't exist.
      void (reply as FastifyReply).status(status).headers(bareHeaders).send(envelope)
    },
    clientErrorHandler: (error, socket) => {
      // nobody is there to read it
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.end(bareAnswer(error.code))
      else socket.destroy()
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true
  })
  // Some clients send the header of JSON with no body at all, e.g. with DELETE.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, envelope } = answerTo(error, localeOf(request.headers['x-lang']))
    if (status >= 500) request.log.error({ err: error }, 'failed')
    reply.header('x-server-time', String(clock.now()))
    if (status === 503) reply.header('retry-after', String(AWAY_RETRY_S))
    return reply.status(status).send(envelope)
  })
  return app
}

async function addRoutes(
  app: FastifyInstance,
  core: Core,
  areas: readonly Area[],
  options: GatewayOptions
): Promise<void> {
  const files = await readApp(options.appDir, () => core.clock.now())
  // what is drawn and decorated is the demonstration's: production serves what its owner laid into the storage folder
  const stored = [uploadedFiles(core), ...(core.mode === 'demonstration' ? [demonstrationStorage(core)] : [])]
  const pictures = await pictureOrigins(stored, options.pictureHosts)
  addSecurityHeaders(app, contentPolicy(files?.scriptHashes ?? [], options.appOrigins, pictures))
  refuseInOwnWords(app)
  hearOut(app)
  const startedAs = { host: options.host ?? '127.0.0.1', allowedOrigins: options.allowedOrigins ?? [] }
  allowOrigins(app, startedAs.allowedOrigins)
  sayEncodingVaries(app)
  // Production never loads the console: neither its pages nor its faults are there to be reached.
  const demonstration =
    core.mode === 'demonstration' ? (await import('../console')).createConsole(core, areas, startedAs) : undefined
  await app.register(async (api) => {
    // gzip: of what is made anew for every call brotli saves little more and costs more time
    // compressed requests stay unread: nobody sends them, and a few bytes could be gigabytes
    await api.register(compress, { encodings: ['gzip'], threshold: COMPRESSED_FROM, globalDecompression: false })
    registerContract(api, {
      core,
      areas,
      checkReplies: options.checkReplies ?? core.mode !== 'production',
      ...(demonstration === undefined ? {} : { faults: demonstration.faults })
    })
  })
  demonstration?.register(app)
  registerStorage(app, stored)
  let openapi: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    openapi ??= JSON.stringify(openapiDocument())
    return reply.type('application/json; charset=utf-8').send(openapi)
  })
  app.get('/healthz', async () => {
    await core.db.selectFrom('setting').select('name').limit(1).execute()
    return { ok: true }
  })
  await files?.register(app)
  app.setNotFoundHandler((request, reply) => {
    const page = files?.sendPage(request, reply)
    if (page !== undefined) return page
    return reply.status(404).send(failed('path.unknown', say(localeOf(request.headers['x-lang']), UNKNOWN_PATH)))
  })
}

async function sweepOnce(core: Core, areas: readonly Area[]): Promise<void> {
  await core.clock.refresh()
  for (const area of areas) {
    try {
      await area.sweep?.(core)
    } catch (error) {
      // the areas after it would find the same; the next round may be luckier
      if (error instanceof DatabaseAway) throw error
      core.log.error({ err: error, area: area.name }, 'timed work failed')
    }
  }
  if (core.mode === 'demonstration') await (await import('../console')).consoleSweep(core)
  await forgetOldIntents(core.db)
}

function startSweeping(core: Core, areas: readonly Area[]): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = sweepOnce(core, areas)
      .catch((error: unknown) => core.log.error({ err: error }, 'timed work failed'))
      .finally(() => {
        busy = false
      })
  }, SWEEP_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
