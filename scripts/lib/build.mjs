// Builds of the app (H5, mini-program) and of the gateway, each only when its sources changed.
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { alone } from './lock.mjs'
import { withoutModes } from './weapp/weapp-project.mjs'
import { contentHash, dropStamp, readStamp, writeStamp } from './stamp.mjs'
import { inRoot, root, runNode, seconds, tail } from './run.mjs'

const appSources = [
  'src',
  'domain',
  'contract',
  'config',
  'types',
  'babel.config.js',
  'tsconfig.json',
  'project.config.json',
  'package-lock.json'
]
const gatewaySources = ['gateway', 'domain', 'contract', 'package-lock.json', 'scripts/lib/build.mjs']
/** `h5-sub`: the web app as one that others mount into their page. */
const entries = { h5: 'dist/h5/index.html', weapp: 'dist/weapp/app.json', 'h5-sub': 'dist/h5-sub/sub.js' }
/** What the environment puts into a build. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('TARO_APP_') || name === 'UI_GALLERY')
    .map(([name, value]) => `${name}=${value}`)
    .sort()

/** True when dist holds what the present sources and settings give. */
export function isBuilt(host) {
  return existsSync(inRoot(entries[host])) && readStamp(host) === contentHash(appSources, settings())
}

/** Builds one host for production when its sources changed. Resolves to {built, ok, output, seconds}. */
export async function buildApp(host, { force = false, show = false } = {}) {
  const isUnchanged = () => !force && isBuilt(host)
  const nothing = { built: false, ok: true, output: '', seconds: 0 }
  if (isUnchanged()) return nothing
  // check again inside the lock: another process may just have built it
  return alone(`build-${host}`, () => (isUnchanged() ? nothing : taroBuild(host, show)))
}

/** A build makes so much that is soon forgotten that a fifth of its time went into looking for it, with V8's own 16 MB. */
const youngSpace = '--max-semi-space-size=128'

async function taroBuild(host, show) {
  const hash = contentHash(appSources, settings())
  dropStamp(host)
  const isSub = host === 'h5-sub'
  const type = isSub ? 'h5' : host
  const {
    code,
    output,
    seconds: took
  } = await runNode([youngSpace, 'node_modules/@tarojs/cli/bin/taro', 'build', '--type', type], {
    env: {
      NODE_ENV: 'production',
      TARO_ENV: type,
      ...(isSub ? { TARO_APP_SUB: '1' } : {}),
      BROWSERSLIST_IGNORE_OLD_DATA: '1'
    },
    log: `build-${host}`,
    show,
    timeout: 600_000
  })
  // Taro ends with 0 on some failed builds, so its words and its result decide too.
  const ok =
    code === 0 &&
    existsSync(inRoot(entries[host])) &&
    !/✖ Webpack|Module build failed|编译失败|Error: Can't resolve/i.test(output)
  // it has no page of its own
  if (ok && isSub) rmSync(inRoot('dist/h5-sub/index.html'), { force: true })
  if (ok && type === 'h5') await precompress(inRoot(`dist/${host}`))
  if (ok && host === 'weapp') dropModes(inRoot('dist/weapp/project.config.json'))
  if (ok) writeStamp(host, hash)
  return { built: true, ok, output, seconds: took }
}

/** Builds or ends the process with the build's last words. */
export async function mustBuild(host, options) {
  const names = { h5: 'the H5 app', weapp: 'the mini-program', 'h5-sub': 'the sub-application' }
  if (!options?.force && isBuilt(host)) return
  console.log(`Building ${names[host]} …`)
  const result = await buildApp(host, options)
  if (!result.ok) {
    console.error(tail(result.output))
    console.error(`${names[host]} could not be built; the whole output is in .cache/logs/build-${host}.log.`)
    process.exit(1)
  }
  console.log(`Built ${names[host]} in ${seconds(result.seconds)}.`)
}

const dropModes = (file) =>
  writeFileSync(file, `${JSON.stringify(withoutModes(JSON.parse(readFileSync(file, 'utf8'))), undefined, 2)}\n`)

const compressible = /\.(html|js|css|json|svg|txt|map|ico|webmanifest)$/
const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Lays a .br and a .gz beside every text file, so that the server only has to send them. */
async function precompress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name)
    if (!entry.isFile() || !compressible.test(entry.name) || statSync(file).size < 512) continue
    const content = readFileSync(file)
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    }
    writeFileSync(`${file}.br`, await squeeze.br(content, quality))
    writeFileSync(`${file}.gz`, await squeeze.gz(content, { level: 9 }))
  }
}

/** Not in one word: where this file is itself in a bundle, what it looks for must not be replaced in it. */
const ownPlace = ['import', 'meta', 'url'].join('.')

/** Keeps the own address (`ownPlace`) of each of our sources where it was, so that what lies beside a source is found from a bundle in `folder`. */
export const ownUrl = (folder) => ({
  name: 'own-url',
  setup(build) {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (!source.includes(ownPlace)) return undefined
      const from = path.relative(folder, file).replaceAll(path.sep, '/')
      return {
        contents: source.replaceAll(ownPlace, `new URL(${JSON.stringify(from)}, ${ownPlace}).href`),
        loader: 'ts'
      }
    })
  }
})

export const gatewayBundle = inRoot('dist/gateway/main.mjs')

/** One hash over everything that the gateway is bundled of, its demonstration shop too. */
export const gatewayHash = () => contentHash(gatewaySources)

/** Bundles the gateway into one file (packages stay in node_modules) when its sources changed, so that a start compiles nothing. */
export async function buildGateway() {
  const hash = gatewayHash()
  if (existsSync(gatewayBundle) && readStamp('gateway') === hash) return false
  dropStamp('gateway')
  const { build } = await import('esbuild')
  rmSync(inRoot('dist/gateway'), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: ['./gateway/src/main.ts'],
    outfile: gatewayBundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    alias: { '@contract': inRoot('contract/index.ts'), '@domain': inRoot('domain') },
    plugins: [ownUrl(path.dirname(gatewayBundle))],
    logLevel: 'warning'
  })
  writeStamp('gateway', hash)
  return true
}
