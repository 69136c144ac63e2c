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
  const files = contractFiles().filter((fileName) => path.basename(fileName).startsWith(prefix))
  if (!newArea) {
    const servedKeys = [...read(`gateway/src/areas/${area}/routes.ts`).matchAll(/'([A-Z]+ \/[^']+)'/g)].map(
      ([, key]) => key
    )
    const existing = files
      .map((fileName) => `contract/${fileName}`)
      .find((file) => servedKeys.some((key) => read(file).includes(`'${key}'`)) && read(file).split('\n').length < full)
    if (existing) return { file: existing, isNew: false }
  }
  const names = new Set(
    [...read('contract/index.ts').matchAll(/^import \{ (\w+) \}/gm)].map(([, fileName]) => fileName)
  )
  const as = names.has(name) ? `${name}Calls` : name
  const had = files.map((fileName) => path.basename(fileName, '.ts'))
  const file = [prefix, `${prefix}${capital(feature)}`, `${prefix}${Name}`].find((fileName) => !had.includes(fileName))
  // beside the first file of its prefix; of a prefix that nobody has had, among what is read
  const trade = files.length > 0 ? path.dirname(files[0]) : 'content'
  return { file: `contract/${trade}/${file}.ts`, as, isNew: true }
}

/** The feature's words with the screen's: under keys of its own where the feature has these already. */
function messages(plan) {
  const file = `src/features/${plan.feature}/messages.ts`
  const current = existsSync(inRoot(file)) ? edits.messagesIn(read(file)) : undefined
  const words = Object.entries(wordsOf[plan.kind])
  const clash = words.some(([key]) => current?.keys.includes(key))
  const keys = Object.fromEntries(words.map(([key]) => [key, clash ? `${plan.name}${capital(key)}` : key]))
  const entries = words.map(([key, both]) => [keys[key], both])
  const name = current?.name ?? plan.words
  return {
    words: name,
    keys,
    created: existsSync(inRoot(file)) ? {} : { [file]: edits.messagesFile(plan.feature, name, entries) },
    changed: existsSync(inRoot(file)) ? { [file]: edits.withWords(entries) } : {}
  }
}

const gatewayChanges = (plan) => ({
  ...(plan.newArea
    ? { 'gateway/src/areas/index.ts': edits.withArea(plan.area) }
    : {
        [`${plan.home}/routes.ts`]: edits.withRoute(plan),
        ...(isSeeded(plan) ? { [`${plan.home}/index.ts`]: edits.withRowType(plan) } : {})
      }),
  ...(isSeeded(plan) ? { 'gateway/src/demonstration/catalogue/index.ts': edits.withRows(plan.name) } : {})
})

/**
 * `given`: of `namesOf`.
 * @returns {{ created: Record<string, string>, changed: Record<string, (text: string) => string> }}
 */
export function filesOf(plan) {
  const place = contractPlace(plan)
  const { created, changed, ...said } = messages(plan)
  const whole = { ...plan, ...said }
  return {
    created: {
      ...(place.isNew ? contractFile(whole, place) : {}),
      ...gatewayFiles(whole),
      ...created,
      ...appFiles(whole)
    },
    changed: {
      'src/routes/table.ts': edits.markBuilt(plan.key),
      ...(place.isNew ? { 'contract/index.ts': withFile(place) } : { [place.file]: withEntry(plan) }),
      ...gatewayChanges(plan),
      ...changed,
      '__tests__/support/world.ts': edits.withFacts(plan),
      ...(plan.kind === 'detail'
        ? {
            'src/routes/params.ts': edits.withParams(plan.key),
            'contract/fields.ts': edits.withField(plan.endpoint)
          }
        : {}),
      ...(plan.kind === 'form' ? { '__tests__/gateway/owners.ts': edits.withOwnerRow(plan.endpoint) } : {})
    }
  }
}
