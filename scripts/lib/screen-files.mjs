/** The files of a screen through all sides, as text: what `npm run new:screen` writes and what it changes. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { appFiles, wordsOf } from './screen/app.mjs'
import { contractFile, withEntry, withFile } from './screen/contract.mjs'
import * as edits from './screen/edits.mjs'
import { gatewayFiles, isSeeded } from './screen/gateway.mjs'
import { capital } from './screen/names.mjs'
import { inRoot } from './run.mjs'
import { contractFiles } from './shapes.mjs'

const read = (file) => readFileSync(inRoot(file), 'utf8')
/** Lines of a file of the contract above which an endpoint gets a file of its own; the lint rule has 400. */
const full = 360

/** Where the endpoint goes: among those of its area, or into a file of its own. */
function contractPlace({ area, newArea, name, endpoint, feature, Name }) {
  const [, prefix] = /^\w+ \/([a-z0-9]+)/.exec(endpoint)
  const files = contractFiles().filter((one) => path.basename(one).startsWith(prefix))
  if (!newArea) {
    const served = [...read(`gateway/src/areas/${area}/routes.ts`).matchAll(/'([A-Z]+ \/[^']+)'/g)].map(
      ([, key]) => key
    )
    const existing = files
      .map((one) => `contract/${one}`)
      .find((file) => served.some((key) => read(file).includes(`'${key}'`)) && read(file).split('\n').length < full)
    if (existing) return { file: existing, isNew: false }
  }
  const names = new Set([...read('contract/index.ts').matchAll(/^import \{ (\w+) \}/gm)].map(([, one]) => one))
  const as = names.has(name) ? `${name}Calls` : name
  const had = files.map((one) => path.basename(one, '.ts'))
  const file = [prefix, `${prefix}${capital(feature)}`, `${prefix}${Name}`].find((one) => !had.includes(one))
  // beside the first file of its prefix; of a prefix that nobody has had, among what is read
  const trade = files.length > 0 ? path.dirname(files[0]) : 'content'
  return { file: `contract/${trade}/${file}.ts`, as, isNew: true }
}

/** The feature's words with the screen's: under keys of its own where the feature has these already. */
function messages(given) {
  const file = `src/features/${given.feature}/messages.ts`
  const current = existsSync(inRoot(file)) ? edits.messagesIn(read(file)) : undefined
  const words = Object.entries(wordsOf[given.kind])
  const clash = words.some(([key]) => current?.keys.includes(key))
  const keys = Object.fromEntries(words.map(([key]) => [key, clash ? `${given.name}${capital(key)}` : key]))
  const entries = words.map(([key, both]) => [keys[key], both])
  const name = current?.name ?? given.words
  return {
    words: name,
    keys,
    created: existsSync(inRoot(file)) ? {} : { [file]: edits.messagesFile(given.feature, name, entries) },
    changed: existsSync(inRoot(file)) ? { [file]: edits.withWords(entries) } : {}
  }
}

const gatewayChanges = (given) => ({
  ...(given.newArea
    ? { 'gateway/src/areas/index.ts': edits.withArea(given.area) }
    : {
        [`${given.home}/routes.ts`]: edits.withRoute(given),
        ...(isSeeded(given) ? { [`${given.home}/index.ts`]: edits.withRowType(given) } : {})
      }),
  ...(isSeeded(given) ? { 'gateway/src/demonstration/catalogue/index.ts': edits.withRows(given.name) } : {})
})

/**
 * `given`: of `namesOf`.
 * @returns {{ created: Record<string, string>, changed: Record<string, (text: string) => string> }}
 */
export function filesOf(given) {
  const place = contractPlace(given)
  const { created, changed, ...said } = messages(given)
  const whole = { ...given, ...said }
  return {
    created: {
      ...(place.isNew ? contractFile(whole, place) : {}),
      ...gatewayFiles(whole),
      ...created,
      ...appFiles(whole)
    },
    changed: {
      'src/routes/table.ts': edits.markBuilt(given.key),
      ...(place.isNew ? { 'contract/index.ts': withFile(place) } : { [place.file]: withEntry(given) }),
      ...gatewayChanges(given),
      ...changed,
      '__tests__/support/world.ts': edits.withFacts(given),
      ...(given.kind === 'detail'
        ? {
            'src/routes/params.ts': edits.withParams(given.key),
            'contract/fields.ts': edits.withField(given.endpoint)
          }
        : {}),
      ...(given.kind === 'form' ? { '__tests__/gateway/owners.ts': edits.withOwnerRow(given.endpoint) } : {})
    }
  }
}
