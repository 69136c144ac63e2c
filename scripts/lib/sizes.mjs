// How heavy the builds are. Every number is KB of 1024 bytes.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { inRoot } from './run.mjs'

const kb = (bytes) => Math.round((bytes / 1024) * 10) / 10
const gzipSize = (file) => gzipSync(readFileSync(file), { level: 9 }).length

/**
 * Initial JS: the scripts that index.html loads at once on every page; what a page needs besides is its screen's
 * weight, and home's counts among home's critical bytes too. Chunks: every script that comes later. Gzipped.
 */
export function h5Sizes(folder = inRoot('dist/h5')) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const initial = [...html.matchAll(/<script[^>]+src="\/?([^"]+\.js)"/g)].map((match) => match[1])
  const all = readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.js'))
  const { pages } = JSON.parse(readFileSync(path.join(folder, 'parts.json'), 'utf8'))
  const weigh = (name) => ({ name, kb: kb(gzipSize(path.join(folder, name))) })
  return {
    initialJsGzip: kb(initial.reduce((sum, name) => sum + gzipSize(path.join(folder, name)), 0)),
    initial: initial.map(weigh),
    chunks: all
      .filter((name) => !initial.includes(name))
      .map(weigh)
      .sort((a, b) => b.kb - a.kb),
    // what a screen asks for besides the start, shared parts too
    screens: Object.entries(pages)
      .map(([name, { scripts }]) => ({
        name,
        kb: kb(scripts.reduce((sum, file) => sum + gzipSize(path.join(folder, file)), 0))
      }))
      .sort((a, b) => b.kb - a.kb)
  }
}

const brotliSize = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length

/**
 * What home needs of the build before it is whole, KB as it travels: its scripts, and the page with its style sheets and its
 * first view inside. Data and pictures are the shop's, and measured in a browser (`npm run bench:web`, `verify:full`).
 */
export function homeBuilt(folder = inRoot('dist/h5')) {
  const readPart = (name) => readFileSync(path.join(folder, name))
  const html = String(readPart('index.html'))
  const namesIn = (pattern) => [...html.matchAll(pattern)].map(([, name]) => name)
  const own = JSON.parse(readPart('parts.json')).pages['/']
  const scripts = [...namesIn(/<script[^>]+src="\/?([^"]+\.js)"/g), ...own.scripts]
  const styles = [...namesIn(/<link href="\/?([^"]+\.css)" rel="stylesheet"/g), ...own.styles]
  const page = [html, ...styles.map((name) => String(readPart(name))), own.first?.html ?? ''].join('\n')
  const bytes = [...new Set(scripts)].map((name) => brotliSize(readPart(name)))
  return kb(bytes.reduce((sum, row) => sum + row, 0) + brotliSize(page))
}

function bytesUnder(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|LICENSE\.txt)$/.test(entry.name))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath ?? entry.path, entry.name)).size, 0)
}

/** The mini-program's main package and subpackages, as WeChat counts them: plain bytes. */
export function weappSizes(folder = inRoot('dist/weapp')) {
  const app = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const subpackages = (app.subPackages ?? app.subpackages ?? []).map(({ root, pages = [] }) => {
    const name = root.replace(/\/$/, '')
    return { name, screens: pages.length, bytes: bytesUnder(path.join(folder, name)) }
  })
  const inSubpackages = subpackages.reduce((sum, row) => sum + row.bytes, 0)
  const whole = bytesUnder(folder)
  return {
    whole: kb(whole),
    main: kb(whole - inSubpackages),
    subpackages: subpackages.map(({ name, screens, bytes }) => ({ name, screens, kb: kb(bytes) }))
  }
}

/** A file's name without the hash of its content. */
const withoutHash = (name) => name.replace(/\.(z_)?[0-9a-f]{6,8}(?=\.js$)/, '')

/** H5 against its budgets: `{what, kb, limit}` each; `quiet` is only worth a word when it is over. */
export function h5Measures({ initialJsGzip, initial, chunks, screens }, budgets) {
  // a page that asks for no script at all was not read rightly
  if (initial.length === 0) throw new Error('index.html of H5 names no script')
  if (screens.length === 0) throw new Error('the build names no screen of H5')
  // the own files of pdf.js, hls.js and Leaflet, which only their own screens fetch, by their names
  const limits = { ...budgets.h5PdfFilesGzip, ...budgets.h5LiveFilesGzip, ...budgets.h5MapFilesGzip }
  const limitOf = (name) => limits[withoutHash(name)]
  const own = chunks.filter(({ name }) => limitOf(name) === undefined)
  return [
    ...screens.map(({ name, kb }, index) => ({
      what: index === 0 ? `heaviest screen, ${name} (gzip)` : `screen ${name}`,
      kb,
      limit: budgets.h5ChunkGzip,
      quiet: index > 0
    })),
    { what: 'H5 initial JS (gzip)', kb: initialJsGzip, limit: budgets.h5InitialJsGzip },
    ...chunks
      .filter(({ name }) => limitOf(name) !== undefined)
      .map(({ name, kb }) => ({ what: withoutHash(name), kb, limit: limitOf(name), quiet: true })),
    ...own.map(({ name, kb }, index) => ({
      what: index === 0 ? 'heaviest later chunk (gzip)' : name,
      kb,
      limit: budgets.h5ChunkGzip,
      quiet: index > 0
    }))
  ]
}

/** The mini-program's packages against their budgets, and what a screen beside the main package has cost so far. */
export function weappMeasures({ whole, main, subpackages }, budgets) {
  const screens = subpackages.reduce((sum, row) => sum + (row.screens ?? 0), 0)
  return [
    { what: 'mini-program whole', kb: whole, limit: budgets.weappWhole },
    { what: 'mini-program main package', kb: main, limit: budgets.weappMain },
    ...subpackages.map(({ name, kb }) => ({ what: `subpackage ${name}`, kb, limit: budgets.weappSubpackages[name] })),
    ...(screens > 0
      ? [
          {
            what: 'each of its screens',
            kb: (whole - main) / screens,
            limit: budgets.weappScreen,
            goal: budgets.weappScreenGoal
          }
        ]
      : [])
  ]
}

/** Share of its limit that a measure may have: in the gate a little more than all of it, since two builds are not the same to a byte. */
export const leeway = { exact: 1, gate: 1.02 }

const sentence = ({ what, kb, limit }) => `${what}: ${kb.toFixed(1)} KB is over the budget of ${limit ?? 0} KB`

/** Those over this share of their limit. */
export const overBudget = (measures, share = leeway.exact) =>
  measures.filter(({ kb, limit }) => !(kb <= limit * share)).map(sentence)

/** How the check of sizes ends: `faults` are sentences of what could not be measured at all, `share` is one of `leeway`. */
export function verdictOn(measures, faults = [], share = leeway.exact) {
  const wrong = [...faults, ...overBudget(measures, share)]
  const warnings = overBudget(measures).filter((words) => !wrong.includes(words))
  const rows = measures.filter(({ quiet }) => !quiet)
  const bound = ({ limit, goal }) => `of ${limit} KB${goal === undefined ? '' : `, goal ${goal}`}`
  const note = [
    ...rows.map((row) => `${row.what} ${row.kb.toFixed(1)} ${bound(row)}`),
    ...warnings.map((words) => `WARNING: ${words}`)
  ].join(' · ')
  return { ok: wrong.length === 0, note, output: wrong.join('\n') }
}
