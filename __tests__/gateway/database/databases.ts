/** A database of its own for each gateway of the tests: in-memory PGlite, or one of the PostgreSQL at TEST_DATABASE_URL. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { areas } from '../../../gateway/src/areas'
import type { DatabaseOptions } from '../../../gateway/src/core/database/database'
import { dumpEmptyDatabase } from '../../../gateway/src/core/database/pglite'
import { createGateway, type GatewayOptions } from '../../../gateway/src/gateway'

/** What a gateway's database is a copy of: `bare` has the tables, `demonstration` also the shop. */
type Template = 'bare' | 'demonstration'

/** Undefined: it has areas or a catalogue of its own, and is made from the beginning. */
function templateFor(options: Partial<GatewayOptions>): Template | undefined {
  if ((options.areas ?? areas) !== areas || options.catalogue !== undefined) return undefined
  return (options.seeds ?? options.mode !== 'production') ? 'demonstration' : 'bare'
}

export interface TestDatabase {
  options: DatabaseOptions
  /** Call it when a gateway has started on it. */
  started(): Promise<void>
  drop(): Promise<void>
}

/** The address of the PostgreSQL that the tests run on; undefined on PGlite. */
const server = process.env['TEST_DATABASE_URL'] || undefined
export const databaseForTest = (options: Partial<GatewayOptions>): Promise<TestDatabase> =>
  server === undefined ? liteForTest(templateFor(options)) : postgresForTest(server, templateFor(options))

/** A dump of an empty PGlite, one for all runs: named by what it is made of. */
async function emptyDatabase(): Promise<Blob> {
  const hash = createHash('sha256')
  for (const file of ['gateway/src/core/database/first-init.mjs', 'node_modules/@electric-sql/pglite/package.json'])
    hash.update(readFileSync(join(process.cwd(), file)))
  const dump = join(process.cwd(), '.cache', `pglite-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(dump)) await dumpEmptyDatabase(dump)
  // read whole: in a fresh clone another file may put its own dump in place meanwhile, and a blob of the path would end
  return new Blob([await readFile(dump)])
}

/**
 * Where the processes of one run share their templates; without it each makes its own. Never kept longer than the run, so
 * that a template is what the sources make, minutes ago.
 */
const sharedTemplates = process.env['TEST_TEMPLATES'] || undefined
/** Dumps of PGlite that this process has made or read. */
const dumps = new Map<Template, Blob>()

async function dumpOf(template: Template): Promise<Blob | undefined> {
  const file = sharedTemplates && join(sharedTemplates, `${template}.tar`)
  if (!dumps.has(template) && file !== undefined && existsSync(file))
    dumps.set(template, new Blob([await readFile(file)]))
  return dumps.get(template)
}

async function keepDump(template: Template, dump: Blob): Promise<void> {
  dumps.set(template, dump)
  if (sharedTemplates === undefined) return
  const draft = join(sharedTemplates, `${template}.${process.pid}`)
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, join(sharedTemplates, `${template}.tar`))
}

/** A PGlite without a table, for what starts from nothing: making one takes seconds, a copy does not. */
export const emptyLite = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await emptyDatabase() })

async function liteForTest(template: Template | undefined): Promise<TestDatabase> {
  const dump = template && (await dumpOf(template))
  const lite = dump === undefined ? await emptyLite() : await PGlite.create({ loadDataDir: dump })
  return {
    options: { lite },
    started: async () => {
      if (dump !== undefined || template === undefined) return
      await lite.exec('checkpoint')
      await keepDump(template, await lite.dumpDataDir('none'))
    },
    drop: () => Promise.resolve()
  }
}

/** Lays the demonstration shop into a folder as a DATA_DIR of PGlite; a gateway of this process has started on it before. */
export async function layDemonstration(folder: string): Promise<void> {
  const loadDataDir = await dumpOf('demonstration')
  if (loadDataDir === undefined) throw new Error('No gateway with the demonstration has started yet')
  const lite = await PGlite.create({ dataDir: join(folder, 'pglite'), loadDataDir })
  await lite.close()
}

/** The address of a database beside the one that `url` names. */
function beside(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs statements one after the other on one connection. */
async function onServer<T>(url: string, work: (run: (statement: string) => Promise<unknown[]>) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (statement) => (await client.query(statement)).rows as unknown[])
  } finally {
    await client.end()
  }
}

/** Makes a template unless it is there; who comes meanwhile waits. Nobody may be connected to what is copied. */
async function demandTemplate(url: string, template: Template): Promise<string> {
  const [name, draft] = [`template_${template}`, `making_${template}`]
  await onServer(url, async (run) => {
    await run(`select pg_advisory_lock(hashtext('${name}'))`)
    if ((await run(`select 1 from pg_database where datname = '${name}'`)).length > 0) return
    await run(`drop database if exists ${draft}`)
    await run(`create database ${draft}`)
    const seeds = template === 'demonstration'
    const how = { mode: 'demonstration', logLevel: 'silent', sweeps: false, seeds } as const
    await (await createGateway({ ...how, databaseUrl: beside(url, draft) })).close()
    await run(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function postgresForTest(url: string, template: Template | undefined): Promise<TestDatabase> {
  // a server that outlives the run keeps no template, which would be of yesterday's sources
  const from = template && sharedTemplates !== undefined ? await demandTemplate(url, template) : 'template1'
  const name = `t_${randomBytes(6).toString('hex')}`
  await onServer(url, (run) => run(`create database ${name} template ${from}`))
  return {
    options: { databaseUrl: beside(url, name) },
    started: () => Promise.resolve(),
    drop: async () => void (await onServer(url, (run) => run(`drop database ${name}`)))
  }
}
