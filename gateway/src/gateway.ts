import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { SMS_CALLER_DEMONSTRATION_LIMITS, SMS_CALLER_LIMITS, type SmsCallerLimits } from '../../domain/people/sms'
import { areas as allAreas } from './areas'
import { giveShops } from './areas/masterdata'
import { personOf } from './areas/customer'
import { hearOfMedia } from './areas/review'
import { partnerDocuments } from './areas/partner'
import { licencePictures } from './areas/shop'
import { consoleSchema } from './console/schema'
import { readApp } from './core/app/app-files'
import type { Area, Core, Mode } from './core/area'
import type { Catalogue } from './core/catalogue'
import { createClock } from './core/clock'
import { openDatabase, type DatabaseOptions } from './core/database/database'
import type { DoorBounds } from './core/wire/door'
import { sayEncodingVaries } from './core/wire/encodings'
import { failureEnvelope, UNKNOWN_PATH } from './core/wire/envelope'
import { hearHints } from './core/database/hints'
import { addSecurityHeaders, contentPolicy, refuseInOwnWords } from './core/wire/headers'
import { createMailer, type Mailer, type MailSettings } from './core/mail'
import { migrate } from './core/database/migrate'
import { withPlatform, type Moderation } from './core/moderation'
import { openapiDocument } from './core/wire/openapi'
import { registerOpenapiPage } from './core/wire/openapi-page'
import { allowOrigins } from './core/wire/origins'
import { tileOrigins } from './core/places/map-tiles'
import { pictureOrigins } from './core/files/picture-hosts'
import { createPlatform, type MessagingPlatform, type PlatformSettings } from './core/platform'
import { hearPlatform } from './core/platform/messages'
import { registerContract } from './core/register'
import { coreSchema } from './core/schema'
import { seed } from './core/seeding'
import { createServer, type ServerOptions } from './core/server'
import { createSender, type SmsSender, type SmsSettings } from './core/sms'
import { keepSymbol } from './core/money'
import { signer } from './core/files/signing'
import { readSite, shopAddressOf } from './core/files/site'
import { registerStorage, type StorageSource } from './core/files/storage-host'
import { createStopping } from './core/stopping'
import { startSweeping, sweepOnce, type Sweeper } from './core/sweeping'
import { hearOut } from './core/wire/unwanted'
import { admitTenants } from './core/tenant'
import { uploadedFiles } from './core/files/uploads'
import { localeOf, say } from './core/words'
import { demonstrationStorage } from './demonstration/storage'

export interface GatewayOptions extends DatabaseOptions, ServerOptions {
  mode: Mode
  areas?: readonly Area[]
  /** Default: on outside production. */
  checkReplies?: boolean
  /** Calls at once and in wait; default: what a gateway bears. */
  door?: DoorBounds
  /** Whether this gateway also runs the areas' timed work; default true. */
  sweeps?: boolean
  /** The built H5, e.g. dist/h5; absent: no app is served. */
  appDir?: string
  /** Where it will listen, as HOST said; default: this machine alone. */
  host?: string
  /** Origins the served app also talks to; its policy names them. */
  appOrigins?: readonly string[]
  /** Hosts of the site's pictureAllowList, where its configuration lies on a storage host elsewhere. */
  pictureHosts?: readonly string[]
  /** Origins of pages elsewhere that may call this gateway; default none. */
  allowedOrigins?: readonly string[]
  /** Write the demonstration shop into an empty database; default: in demonstration mode. */
  seeds?: boolean
  /** Another demonstration shop, for tests. */
  catalogue?: () => Promise<Catalogue>
  /** Login codes by SMS that callers of one address get; default: few in production, thousands in demonstration mode. */
  smsPerCaller?: SmsCallerLimits
  /** Tenants beside the shop's own; default none. */
  tenants?: readonly string[]
  /** Who exchanges the codes of the mini-program, or one that is made already; default: the sandbox in demonstration mode. */
  platform?: PlatformSettings | MessagingPlatform
  /** Who sends SMS, or one that is made already; default: the outbox in demonstration mode. */
  sms?: SmsSettings | SmsSender
  /** Who sends letters, or one that is made already; default: the outbox in demonstration mode, nobody in production. */
  mail?: MailSettings | Mailer
  /** Who judges what shoppers write for others; default: the word list. */
  moderation?: Moderation
}

export interface Gateway {
  app: FastifyInstance
  core: Core
  /** Runs the areas' timed work now. */
  sweep(): Promise<void>
  /** Is not ready any more, and goes on answering. */
  retire(): void
  /** Finishes what runs, then closes server and database. */
  close(): Promise<void>
}

/** Bytes of a reply; a smaller one fits into one packet as it is. */
const COMPRESSED_FROM = 1024

const SMS_LIMITS = { production: SMS_CALLER_LIMITS, demonstration: SMS_CALLER_DEMONSTRATION_LIMITS }

const builtInCatalogue = async (): Promise<Catalogue> =>
  (await import('./demonstration/catalogue')).demonstrationCatalogue

const consoleSweeper: Sweeper = {
  name: 'console',
  sweep: async (core) => (await import('./console/timed')).consoleSweep(core)
}

/** A complete gateway that does not listen yet: `app.inject` in tests, `app.listen` in main. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const areas = options.areas ?? allAreas
  const database = await openDatabase(options)
  const { db } = database
  try {
    await migrate(db, [...coreSchema, ...consoleSchema, ...areas.flatMap((area) => area.schema ?? [])])
    const clock = createClock(db, options.mode === 'demonstration')
    await clock.forget()
    const app = createServer(options, clock)
    const stopping = createStopping(app, db)
    const catalogue = options.catalogue ?? builtInCatalogue
    const platform = platformOf(options, app)
    const core: Core = {
      db,
      clock,
      mode: options.mode,
      log: app.log,
      platform,
      sms: senderOf(options, { db, clock, mode: options.mode, log: app.log }),
      mail: mailerOf(options, { db, clock, mode: options.mode }),
      smsPerCaller: options.smsPerCaller ?? SMS_LIMITS[options.mode],
      moderation:
        options.moderation ??
        withPlatform(
          platform,
          (userId) => personOf(db, userId),
          (files) => publicAddresses(core, files)
        ),
      site: {},
      tenants: options.tenants ?? [],
      catalogue,
      hear: (listener) => hearHints(database.address, listener)
    }
    // what is drawn and decorated is the demonstration's: production serves what its owner laid into the storage folder
    admitTenants(db, core.tenants)
    const stored = [
      uploadedFiles(core),
      licencePictures(core),
      partnerDocuments(core),
      ...(core.mode === 'demonstration' ? [demonstrationStorage(core)] : [])
    ]
    core.site = await readSite(stored)
    await keepSymbol(db, core.site)
    if (options.seeds ?? options.mode === 'demonstration') await seed(core, areas)
    if (core.mode === 'demonstration') await giveShops(core)
    await addRoutes(app, core, areas, { ...options, stored })
    const sweepers = options.mode === 'demonstration' ? [...areas, consoleSweeper] : areas
    const stopSweeping = options.sweeps === false ? () => Promise.resolve() : startSweeping(core, sweepers)
    return {
      app,
      core,
      retire: stopping.retire,
      sweep: () => sweepOnce(core, sweepers),
      close: async () => {
        await Promise.all([stopSweeping(), stopping.close()])
        await database.close()
      }
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Where others can fetch files of the shop for some minutes, also those that not everybody may see. */
async function publicAddresses({ db, clock, site }: Core, files: readonly string[]): Promise<string[] | undefined> {
  const address = shopAddressOf(site)
  if (address === undefined) return undefined
  const sign = await signer(db, clock.now())
  return files.map((file) => `${address}${sign(file)}`)
}

function platformOf({ platform, mode }: GatewayOptions, app: FastifyInstance): MessagingPlatform {
  if (platform !== undefined && 'identityOf' in platform) return platform
  return createPlatform(platform ?? { kind: mode === 'demonstration' ? 'sandbox' : 'none' }, mode, app.log)
}

function senderOf({ sms }: GatewayOptions, of: Parameters<typeof createSender>[1]): SmsSender {
  return sms !== undefined && 'send' in sms ? sms : createSender(sms ?? { kind: 'outbox' }, of)
}

function mailerOf({ mail }: GatewayOptions, of: Parameters<typeof createMailer>[1]): Mailer | undefined {
  return mail !== undefined && 'send' in mail ? mail : createMailer(mail ?? { kind: 'outbox' }, of)
}

async function addRoutes(
  app: FastifyInstance,
  core: Core,
  areas: readonly Area[],
  options: GatewayOptions & { stored: readonly StorageSource[] }
): Promise<void> {
  const { stored } = options
  const files = await readApp(options.appDir, () => core.clock.now())
  const pictures = [...(await pictureOrigins(stored, options.pictureHosts)), ...tileOrigins(core.site)]
  addSecurityHeaders(app, contentPolicy(files?.scriptHashes ?? [], options.appOrigins, pictures))
  refuseInOwnWords(app)
  hearOut(app)
  const startedAs = { host: options.host ?? '127.0.0.1', allowedOrigins: options.allowedOrigins ?? [] }
  allowOrigins(app, startedAs.allowedOrigins)
  sayEncodingVaries(app)
  // Production never loads the console: neither its pages nor its faults are there to be reached.
  const demonstration =
    core.mode === 'demonstration' ? (await import('./console')).createConsole(core, areas, startedAs) : undefined
  for (const area of areas) await area.connect?.(app, core)
  await app.register(async (api) => {
    // gzip: of what is made anew for every call brotli saves little more and costs more time
    // compressed requests stay unread: nobody sends them, and a few bytes could be gigabytes
    await api.register(compress, { encodings: ['gzip'], threshold: COMPRESSED_FROM, globalDecompression: false })
    registerContract(api, {
      core,
      areas,
      checkReplies: options.checkReplies ?? core.mode !== 'production',
      ...(options.door === undefined ? {} : { door: options.door }),
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
  await registerOpenapiPage(app)
  // that the process lives, also without the database: starting it anew would not help
  app.get('/healthz', () => ({ ok: true }))
  const { platform } = options
  if (platform !== undefined && 'messageToken' in platform && platform.messageToken !== undefined)
    hearPlatform(app, platform.messageToken, (news) => hearOfMedia(core, news))
  await files?.register(app)
  app.setNotFoundHandler((request, reply) => {
    const page = files?.sendPage(request, reply)
    if (page !== undefined) return page
    return reply
      .status(404)
      .send(failureEnvelope('path.unknown', say(localeOf(request.headers['x-lang']), UNKNOWN_PATH)))
  })
}
